import { h } from './dom.js';
import { keep, kept, shuffled } from './play.js';

/** The place of the next card that is not known, after a place; any next one when all are known. */
export function nextOf(cards, at, isKnown = ({ known }) => known) {
  const places = [...cards.keys()].map((step) => (at + 1 + step) % cards.length);
  return places.find((place) => !isKnown(cards[place])) ?? places[0] ?? 0;
}

/** After how many days a card comes again that was known once, twice… in a row. */
const DAYS = [1, 2, 4, 8, 16, 32, 64];

/** A card after it was reviewed on a day such as "2026-05-17": one that was not known is due at once. */
export function reviewed(card, known, today) {
  const box = known ? Math.min((card.box ?? 0) + 1, DAYS.length) : 0;
  const days = known ? DAYS[box - 1] : 0;
  const due = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  return { ...card, box, due };
}

/** The cards of a deck; those without one are in the first. */
export const cardsOf = (cards, deck, decks) =>
  cards.filter((card) => !decks || (card.deck ?? decks[0]) === deck);

export function mount(root, { title, front, back, cards: first, decks: named, spaced }) {
  const storage = `${title}/cards`;
  let all = kept(storage, first);
  let decks = named && kept(`${title}/decks`, named);
  let deck = decks?.[0];
  let cards = cardsOf(all, deck, decks);
  const today = () => new Date().toLocaleDateString('sv');
  const isKnown = ({ known, due = '' }) => (spaced ? due > today() : known);
  let at = nextOf(cards, -1, isKnown);
  let isFlipped = false;
  const tally = { right: 0, wrong: 0 };

  const card = h('button', { type: 'button', class: 'flashcard', onclick: flip });
  const bar = h('progress', { 'aria-label': 'Known cards' });
  const status = h('p', { role: 'status', class: 'muted' });
  const list = h('ul', { class: 'cards' });

  const chosen = h('select', { onchange: ({ target }) => open(target.value) });

  function flip() {
    isFlipped = !isFlipped;
    show();
  }

  function change(next, place) {
    all = [...all.filter((each) => !cards.includes(each)), ...next];
    cards = next;
    keep(storage, all);
    at = Math.min(place, Math.max(0, cards.length - 1));
    isFlipped = false;
    show();
  }

  function mark(known) {
    if (cards.length === 0) return;
    tally[known ? 'right' : 'wrong'] += 1;
    const card = spaced ? reviewed(cards[at], known, today()) : { ...cards[at], known };
    const marked = cards.with(at, card);
    change(marked, nextOf(marked, at, isKnown));
  }

  function add(event) {
    event.preventDefault();
    const { front: question, back: answer } = event.target.elements;
    const card = { front: question.value.trim(), back: answer.value.trim(), deck };
    event.target.reset();
    question.focus();
    change([...cards, card], at);
  }

  function open(name) {
    deck = name;
    cards = cardsOf(all, deck, decks);
    at = nextOf(cards, -1, isKnown);
    isFlipped = false;
    show();
  }

  function addDeck(event) {
    event.preventDefault();
    const name = event.target.elements.deck.value.trim();
    if (name === '' || decks.includes(name)) return;
    decks = [...decks, name];
    keep(`${title}/decks`, decks);
    event.target.reset();
    open(name);
  }

  function statusOf(known) {
    if (!spaced) return `${known} of ${cards.length} known`;
    if (known < cards.length) return `${cards.length - known} of ${cards.length} to review today`;
    const [next] = cards.map(({ due }) => due).sort();
    return next ? `Done for today. The next card is due on ${next}.` : 'Add a card below.';
  }

  function show() {
    const known = cards.filter(isKnown).length;
    const current = cards[at];
    card.textContent = current ? (isFlipped ? current.back : current.front) : 'No cards yet.';
    card.classList.toggle('flipped', isFlipped);
    bar.max = Math.max(1, cards.length);
    bar.value = known;
    chosen.replaceChildren(
      ...(decks ?? []).map((name) => h('option', { selected: name === deck }, name)),
    );
    const answered = tally.right + tally.wrong;
    const score = answered > 0 ? `, ${tally.right} of ${answered} right so far` : '';
    status.textContent = `${statusOf(known)}${score}`;
    list.replaceChildren(
      ...cards.map((each, place) =>
        h(
          'li',
          {},
          `${isKnown(each) ? '✓ ' : ''}${each.front} – ${each.back} `,
          h(
            'button',
            {
              type: 'button',
              'aria-label': `Delete ${each.front}`,
              onclick: () => change(cards.toSpliced(place, 1), at),
            },
            'Delete',
          ),
        ),
      ),
    );
  }

  const button = (label, onclick, style) =>
    h('button', { type: 'button', class: style, onclick }, label);
  const input = (name, label) =>
    h('input', { name, required: true, placeholder: label, 'aria-label': label });
  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      decks &&
        h(
          'form',
          { class: 'row', onsubmit: addDeck },
          h('label', { class: 'row' }, 'Deck', chosen),
          input('deck', 'New deck'),
          h('button', {}, 'Add deck'),
        ),
      card,
      h(
        'div',
        { class: 'row' },
        button('Flip', flip),
        button('Known', () => mark(true), 'primary'),
        button('Unknown', () => mark(false)),
        button('Shuffle', () => change(shuffled(cards), 0)),
        button('Start over', () =>
          change(
            cards.map(({ front, back, deck }) => ({ front, back, deck })),
            0,
          ),
        ),
      ),
      bar,
      status,
      h(
        'form',
        { class: 'row', onsubmit: add },
        input('front', front),
        input('back', back),
        h('button', {}, 'Add card'),
      ),
      h('details', {}, h('summary', {}, 'All cards'), list),
    ),
  );
  show();
  return () => {};
}
