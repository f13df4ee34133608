// What of a page does not show that it has the focus, once keys are used; one line each, none if all is well.
() => {
  'use strict';
  const found = [];
  const called = e => e.localName + (e.id && '#' + e.id) + [...e.classList].map(name => '.' + name).join('');
  const told = e => called(e) + ' in ' + called(e.parentElement) + ' "' + (e.textContent || e.value || '').trim().slice(0, 40) + '"';
  const seen = e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const reached = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]')]
    .filter(e => e.tabIndex >= 0 && !e.disabled && seen(e));

  // Everything by which an element can show it.
  const look = e => {
    const s = getComputedStyle(e);
    const thin = s.outlineStyle !== 'auto' && (s.outlineStyle === 'none' || parseFloat(s.outlineWidth) < 2);
    return [thin ? '' : s.outline, s.boxShadow,
      s.backgroundColor, s.borderTopWidth + s.borderTopColor].join('|');
  };
  const shows = e => look(e) + (e.closest('label') && e.closest('label') !== e ? look(e.closest('label')) : '');
  const hit = e => {
    const label = e.closest('label') ?? e;
    return [...(e.getClientRects())].some(r => [[.5, .5], [.1, .2], [.9, .2], [.1, .8], [.9, .8]].some(([x, y]) => {
      const top = document.elementFromPoint(r.left + r.width * x, r.top + r.height * y);
      return top && (e.contains(top) || (top !== document.body && label.contains(top)));
    }));
  };

  for (const e of reached) {
    document.activeElement.blur();
    const before = shows(e);
    e.focus();
    if (document.activeElement !== e) found.push('takes no focus: ' + told(e));
    else if (!e.matches(':focus-visible') || shows(e) === before) found.push('does not show its focus: ' + told(e));
    else if (e.getBoundingClientRect().width < 4) found.push('is too small to show its focus: ' + told(e));
    else if (!hit(e)) found.push('is covered while it has the focus: ' + told(e));
  }
  document.activeElement.blur();
  return found;
}
