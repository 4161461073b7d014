import { h } from './dom.js';
import { keep, kept, shuffled } from './play.js';

/** The place of the next card that is not known, after a place; any next one when all are known. */
export function nextOf(cards, at) {
  const places = [...cards.keys()].map((step) => (at + 1 + step) % cards.length);
  return places.find((place) => !cards[place].known) ?? places[0] ?? 0;
}

export function mount(root, { title, front, back, cards: first }) {
  const storage = `${title}/cards`;
  let cards = kept(storage, first);
  let at = nextOf(cards, -1);
  let isFlipped = false;

  const card = h('button', { type: 'button', class: 'flashcard', onclick: flip });
  const bar = h('progress', { 'aria-label': 'Known cards' });
  const status = h('p', { role: 'status', class: 'muted' });
  const list = h('ul', { class: 'cards' });

  function flip() {
    isFlipped = !isFlipped;
    show();
  }

  function change(next, place) {
    cards = next;
    keep(storage, cards);
    at = Math.min(place, Math.max(0, cards.length - 1));
    isFlipped = false;
    show();
  }

  function mark(known) {
    if (cards.length === 0) return;
    const marked = cards.with(at, { ...cards[at], known });
    change(marked, nextOf(marked, at));
  }

  function add(event) {
    event.preventDefault();
    const { front: question, back: answer } = event.target.elements;
    cards = [...cards, { front: question.value.trim(), back: answer.value.trim() }];
    event.target.reset();
    question.focus();
    change(cards, at);
  }

  function show() {
    const known = cards.filter((each) => each.known).length;
    const current = cards[at];
    card.textContent = current ? (isFlipped ? current.back : current.front) : 'No cards yet.';
    card.classList.toggle('flipped', isFlipped);
    bar.max = Math.max(1, cards.length);
    bar.value = known;
    status.textContent = `${known} of ${cards.length} known`;
    list.replaceChildren(
      ...cards.map((each, place) =>
        h(
          'li',
          {},
          `${each.known ? '✓ ' : ''}${each.front} – ${each.back} `,
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
            cards.map((each) => ({ ...each, known: false })),
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
