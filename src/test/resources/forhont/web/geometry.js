// What is wrong with how a page lies at its present width, from its top; one line each, none if all is well.
() => {
  'use strict';
  scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const SLACK = 1.5; // pixels by which a box may miss
  const root = document.documentElement;
  const width = root.clientWidth;
  const found = new Set();

  const called = e => e.localName + (e.id && '#' + e.id) + [...e.classList].map(name => '.' + name).join('');
  const short = text => '"' + text.trim().replace(/\s+/g, ' ').slice(0, 40) + '"';
  const told = e => called(e) + ' in ' + called(e.parentElement ?? root) + ' ' + short(e.textContent || e.value || '');
  const boxes = new Map();
  const box = e => {
    if (!boxes.has(e)) boxes.set(e, e.getBoundingClientRect());
    return boxes.get(e);
  };
  const styles = new Map();
  const style = e => {
    if (!styles.has(e)) styles.set(e, getComputedStyle(e));
    return styles.get(e);
  };
  const clips = value => value === 'hidden' || value === 'clip';
  const scrolls = value => value === 'auto' || value === 'scroll';

  // What an element takes from those around it: whether it is for readers of the screen alone, what cuts it, where it floats.
  const places = new Map();
  const place = e => {
    if (!e) return { unseen: false, cutters: [], layer: root, scrolled: false };
    if (places.has(e)) return places.get(e);
    const up = place(e.parentElement), s = style(e);
    const cut = e !== root && e !== document.body && (clips(s.overflowX) || clips(s.overflowY));
    const apart = s.position === 'fixed' || s.position === 'sticky' || e.matches(':popover-open, dialog[open]')
      || (s.position === 'absolute' && s.zIndex > 2);
    const found = {
      unseen: up.unseen || s.clipPath === 'inset(50%)' || (cut && box(e).width <= 2 && box(e).height <= 2),
      cutters: cut ? [...up.cutters, e] : up.cutters,
      layer: apart ? e : up.layer,
      scrolled: up.scrolled || (e !== root && e !== document.body && scrolls(s.overflowX)),
    };
    places.set(e, found);
    return found;
  };
  const shown = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !place(e).unseen;
  const block = e => {
    while (e && (style(e).display === 'inline' || style(e).display === 'contents')) e = e.parentElement;
    return e ?? root;
  };

  // The lines of all texts that are seen, without the room above and below their letters.
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode, e = node.parentElement;
    if (!node.data.trim() || e.closest('script, style, noscript') || !shown(e)) continue;
    range.selectNodeContents(node);
    const half = e.ownerSVGElement ? Infinity : parseFloat(style(e).fontSize) * 0.35;
    for (const r of range.getClientRects()) {
      if (r.width < 1 || r.height < 1) continue;
      const middle = (r.top + r.bottom) / 2, high = Math.min(half, r.height / 2);
      lines.push({ e, text: node.data, left: r.left, right: r.right, top: middle - high, bottom: middle + high });
    }
  }

  // The page is not wider than the screen.
  if (root.scrollWidth > width) {
    const wide = [...document.body.querySelectorAll('*')].filter(e => box(e).right > width + 0.5 && !place(e).unseen);
    const first = wide.filter(e => !wide.includes(e.parentElement))[0];
    found.add(`sideways scroll of ${root.scrollWidth - width}: ` + (first ? told(first) : 'unknown'));
  }

  // No line leaves the screen or its box, or is cut.
  for (const line of lines) {
    const { e, text } = line, { cutters, scrolled } = place(e), own = block(e), b = box(own);
    const at = `${called(e)} in ${called(e.parentElement)} ${short(text)}`;
    if (scrolled) continue;
    if (line.left < -SLACK || line.right > width + SLACK) {
      if (line.bottom > 0) found.add('beyond the screen: ' + at);
    } else if (!e.ownerSVGElement && (line.left < b.left - SLACK || line.right > b.right + SLACK
        || line.top < b.top - SLACK || line.bottom > b.bottom + SLACK)) {
      found.add(`beyond its box ${called(own)}: ` + at);
    }
    for (const cutter of cutters) {
      const c = box(cutter);
      const x = clips(style(cutter).overflowX) && (line.left < c.left - SLACK || line.right > c.right + SLACK);
      const y = clips(style(cutter).overflowY) && (line.top < c.top - SLACK || line.bottom > c.bottom + SLACK);
      if (x || y) found.add(`cut by ${called(cutter)}: ` + at);
    }
  }
  for (const e of document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=hidden]), select')) {
    if (shown(e) && e.scrollWidth > e.clientWidth + SLACK) found.add('cut by itself: ' + told(e));
  }

  // No two lines lie over each other, and no line over a picture or a control that it is no part of.
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const things = [...document.querySelectorAll('img, svg, input:not([type=hidden]), button, select, textarea')].filter(shown)
    .map(e => ({ e, left: box(e).left, right: box(e).right, top: box(e).top, bottom: box(e).bottom, thing: true }));
  const together = (a, b) => {
    if (a.e.contains(b.e) || b.e.contains(a.e)) return a.thing || b.thing || a.e === b.e;
    const label = (a.thing ? a.e : b.e).closest('label');
    return (a.thing || b.thing) && label && label.contains(a.e) && label.contains(b.e);
  };
  const drawn = line => line.e.ownerSVGElement;
  const all = [...lines.filter(line => !drawn(line)), ...things].sort((a, b) => a.top - b.top);
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length && all[j].top < all[i].bottom; j++) {
      const a = all[i], b = all[j];
      if ((a.thing && b.thing) || !meet(a, b) || place(a.e).layer !== place(b.e).layer || together(a, b)) continue;
      const as = x => x.thing ? told(x.e) : `${called(x.e)} in ${called(x.e.parentElement)} ${short(x.text)}`;
      found.add(`over each other: ${as(a)} and ${as(b)}`);
    }
  }

  // Nothing sticks out of the panel it stands in.
  const panel = e => {
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement) {
      const s = style(p);
      if (s.position === 'absolute' || s.position === 'fixed') return null;
      if (s.display !== 'inline' && (parseFloat(s.borderInlineEndWidth) > 0 || s.backgroundColor !== 'rgba(0, 0, 0, 0)')) return p;
    }
    return null;
  };
  for (const e of document.querySelectorAll('main :is(img, svg, input, button, select, textarea, table, .button, .card)')) {
    if (!shown(e) || e.matches('svg svg') || place(e).scrolled || ['absolute', 'fixed'].includes(style(e).position)) continue;
    const p = panel(e);
    if (p && (box(e).left < box(p).left - SLACK || box(e).right > box(p).right + SLACK)) {
      found.add(`sticks out of ${called(p)}: ` + told(e));
    }
  }

  // Everything that is pressed is large enough: 24 pixels, a card 44 of those that no other covers; links in sentences need not.
  const presses = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')];
  const words = e => {
    const copy = e.cloneNode(true);
    copy.querySelectorAll('a, button, script, style').forEach(part => part.remove());
    return /\p{L}/u.test(copy.textContent);
  };
  for (const e of presses) {
    const label = e.closest('label') ?? (e.id && e.matches('input') ? document.querySelector(`label[for="${e.id}"]`) : null);
    const least = label?.matches('.card-choice') ? 44 : 24;
    const small = t => Math.min(box(t).width, box(t).height) < least - 0.1;
    const target = label && small(e) ? label : e;
    if (!shown(target) || box(target).bottom <= 0) continue;
    const inline = style(e).display === 'inline' && e.matches('a, button');
    if (inline && words(block(e.parentElement))) continue;
    const b = box(target);
    let free = b.width;
    for (const other of label?.closest('.hand')?.querySelectorAll('.card-choice') ?? []) {
      const o = box(other);
      if (o.left > b.left + 1 && o.left < b.right && o.top < b.bottom - 8 && o.bottom > b.top + 8) {
        free = Math.min(free, o.left - b.left);
      }
    }
    if (free < least - 0.1 || b.height < least - 0.1) {
      found.add(`target of ${Math.round(free * 10) / 10} × ${Math.round(b.height * 10) / 10}: ` + told(e));
    }
  }
  return [...found];
}
