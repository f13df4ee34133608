// Keys for a hand of cards, and the focus after an answer. Everything works without this file.
(() => {
  'use strict';

  const choices = hand => [...hand.querySelectorAll('label > input:not(:disabled)')];

  // Arrows, Home and End walk along the hand; 1–9 and 0 pick the first to the tenth card, whatever the keys write.
  document.addEventListener('keydown', event => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const hand = event.target.closest?.('.hand');
    if (!hand || !event.target.matches('label > input')) return;
    const cards = choices(hand);
    const here = cards.indexOf(event.target);
    const onward = getComputedStyle(hand).direction === 'rtl' ? -1 : 1;
    const last = cards.length - 1;
    let to = here;
    switch (event.key) {
      case 'ArrowRight': to = here + onward; break;
      case 'ArrowLeft': to = here - onward; break;
      case 'ArrowDown': to = below(cards, here, 1); break;
      case 'ArrowUp': to = below(cards, here, -1); break;
      case 'Home': to = 0; break;
      case 'End': to = last; break;
      case ' ': return; // the browser toggles
      default:
        to = /^(Digit|Numpad)[0-9]$/.test(event.code) ? (Number(event.code.slice(-1)) + 9) % 10 : Infinity;
        if (to > last) return;
        event.preventDefault();
        cards[to].focus();
        cards[to].click();
        return;
    }
    event.preventDefault();
    cards[(to + cards.length) % cards.length].focus();
  });

  // The nearest card in the next row, or the same card where there is none.
  function below(cards, here, way) {
    const from = cards[here].parentElement.getBoundingClientRect();
    let best = here;
    let least = Infinity;
    cards.forEach((card, index) => {
      const to = card.parentElement.getBoundingClientRect();
      const down = (to.top - from.top) * way;
      if (down < from.height / 2) return;
      const distance = down * 10 + Math.abs(to.left - from.left);
      if (distance < least) { least = distance; best = index; }
    });
    return best;
  }

  // The list that the header opens closes by Escape, and when something else is clicked or reached.
  const more = document.querySelector('.more');
  for (const kind of more ? ['click', 'focusin', 'keydown'] : []) {
    document.addEventListener(kind, event => {
      if (kind === 'keydown' ? event.key !== 'Escape' || !more.open : more.contains(event.target)) return;
      more.open = false;
      if (kind === 'keydown') more.firstElementChild.focus();
    });
  }

  // A rule's number opens what the rule says where it is read, so that a verdict is not left; else it leads to the rules.
  document.addEventListener('click', event => {
    const link = event.target.closest?.('a.rule-link');
    const said = link && !event.ctrlKey && !event.metaKey && document.getElementById(`rule-${link.textContent.trim()}`);
    if (!said?.showPopover || said.contains(link)) return;
    event.preventDefault();
    said.showPopover({ source: link });
    said.querySelector('button').focus();
  });

  // A choice in the header that takes a filled-in form along turns the whole page, so htmx leaves it alone.
  document.addEventListener('submit', event => {
    if (event.submitter?.hasAttribute('formaction')) event.stopImmediatePropagation();
  }, true);

  // A number with a sign gets a key that turns it, and then the digits alone on a phone.
  const signs = () => {
    for (const key of document.querySelectorAll('.sign[hidden]')) {
      key.hidden = false;
      key.nextElementSibling.inputMode = 'decimal';
    }
  };
  signs();
  document.addEventListener('htmx:afterSettle', signs);
  document.addEventListener('click', event => {
    const box = event.target.closest?.('.sign')?.nextElementSibling;
    if (!box) return;
    const bare = box.value.replace(/^\s*[-−–+]/, '').trim();
    box.value = /^\s*[-−–]/.test(box.value) ? bare : `−${bare}`;
    box.focus();
  });

  // After htmx has put an answered part in place, the verdict is read first; then what was played is seen to move.
  document.addEventListener('htmx:afterSettle', event => {
    const part = event.detail?.elt ?? event.target;
    const verdict = part.matches?.('.verdict') ? part : part.querySelector?.('.verdict');
    if (verdict) {
      verdict.tabIndex = -1;
      verdict.focus({ preventScroll: true });
      verdict.scrollIntoView({ block: 'start' });
    }
    move(part);
  });

  // A card travels from a hand to the trick, a complete trick to its winner. Only pictures move, above a page that is
  // complete and may be used meanwhile.
  const TRAVEL = 280;
  const code = card => card.querySelector('use').href.baseVal.split('#')[1];
  const place = element => element.getBoundingClientRect();
  let before = null;

  document.addEventListener('htmx:beforeSwap', event => {
    const still = document.documentElement.dataset.motion === 'none'
      || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const felt = still ? null : event.detail.target.querySelector?.('.felt');
    before = felt && {
      cards: new Map([...felt.querySelectorAll('.card')].map(card =>
        [code(card), { card, at: place(card), lay: !!card.closest('.trick') }])),
      played: felt.querySelector('.hand [type="radio"]:checked ~ .card'),
      winner: felt.querySelector(':not(.tricks) > .trick > .is-winning > .card'),
    };
    if (before?.winner) before.to = place(before.winner);
  });

  function move(part) {
    const was = before;
    const felt = was && part.querySelector?.('.felt');
    if (!felt) return;
    before = null;
    const table = [...felt.querySelectorAll(':not(.tricks) > .trick > li > .card')];
    for (const card of table) {
      const from = was.cards.get(code(card));
      if (from && !from.lay) travel(card, from.at, place(card));
    }
    const played = was.played && code(was.played);
    const taken = [...part.querySelectorAll('.tricks .trick')].filter(trick => !trick.closest('details')).pop();
    const cards = taken ? [...taken.querySelectorAll('.card')] : [];
    const own = cards.findIndex(card => code(card) === played);
    if (own >= 0) {
      // Seen from the learner: who played next sits at the left, who played after that at the right.
      const seat = index => felt.querySelector(`.trick > .seat-${['self', 'left', 'right'][(index - own + 3) % 3]} > :is(.card, .card-place)`);
      const winner = seat(cards.findIndex(card => card.parentElement.matches('.is-winning')));
      if (!winner) return travel(cards[own], was.cards.get(played).at, place(cards[own]));
      cards.forEach((card, index) => {
        const lay = place(seat(index));
        gather(card, was.cards.get(code(card))?.at ?? lay, lay, place(winner));
      });
    } else if (was.to && table.length === 1) {
      // The walk through a solution leaves a complete trick for the next one.
      const lay = [...was.cards.values()].filter(one => one.lay);
      if (lay.length === 3) lay.forEach(one => gather(one.card, one.at, one.at, was.to));
    }
  }

  const offset = (from, to) =>
    `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;

  function travel(card, from, to) {
    card.animate({ transformOrigin: ['0 0', '0 0'], transform: [offset(from, to), 'none'] },
      { duration: TRAVEL, easing: 'ease-out' });
  }

  // A likeness of the card goes to where it lies in the trick and on to the winner, where it fades.
  function gather(card, from, lies, winner) {
    const likeness = card.cloneNode(true);
    Object.assign(likeness.style, { position: 'fixed', zIndex: 9, pointerEvents: 'none', transformOrigin: '0 0',
      left: `${lies.left}px`, top: `${lies.top}px`, inlineSize: `${lies.width}px` });
    document.body.append(likeness);
    likeness.animate([
      { transform: offset(from, lies) },
      { transform: 'none', offset: .5 },
      { transform: offset(winner, lies), opacity: 1, offset: .9 },
      { transform: offset(winner, lies), opacity: 0 },
    ], { duration: TRAVEL, easing: 'ease-in-out' }).finished.finally(() => likeness.remove());
  }
})();
