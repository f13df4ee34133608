// Keys for a hand of cards, and the focus after an answer. Everything works without this file.
(() => {
  'use strict';

  const choices = hand => [...hand.querySelectorAll('.card-choice > input:not(:disabled)')];

  // Arrows, Home and End walk along the hand; 1–9 and 0 pick the first to the tenth card.
  document.addEventListener('keydown', event => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const hand = event.target.closest?.('.hand');
    if (!hand || !event.target.matches('.card-choice > input')) return;
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
        if (!/^[0-9]$/.test(event.key)) return;
        to = event.key === '0' ? 9 : Number(event.key) - 1;
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

  // After htmx has put an answered part in place, the verdict is read first.
  document.addEventListener('htmx:afterSettle', event => {
    const part = event.detail?.elt ?? event.target;
    const verdict = part.matches?.('.verdict') ? part : part.querySelector?.('.verdict');
    if (!verdict) return;
    verdict.tabIndex = -1;
    verdict.focus({ preventScroll: true });
    verdict.scrollIntoView({ block: 'start' });
  });
})();
