import { h } from './dom.js';
import { keep, kept } from './play.js';

/** Compares a guess with the number. */
export const hintFor = (guess, number) =>
  guess === number ? 'right' : guess < number ? 'too low' : 'too high';

/** How near a guess is, as a share of the range. */
export const warmth = (guess, number, span) => {
  const share = Math.abs(guess - number) / span;
  return share === 0 ? '' : share < 0.05 ? 'hot' : share < 0.2 ? 'warm' : 'cold';
};

export function mount(root, { title, lowest, highest, tries }) {
  const record = `${title}: fewest guesses`;
  let number;
  let guesses;
  const status = h('p', { role: 'status' });
  const figures = h('p', { class: 'row muted' });
  const list = h('ol', { class: 'guesses' });
  const box = h('input', {
    type: 'number',
    inputmode: 'numeric',
    min: String(lowest),
    max: String(highest),
    required: true,
  });
  const submit = h('button', { class: 'primary' }, 'Guess');

  const isOver = () =>
    guesses.includes(number) || guesses.length >= (tries ?? Number.POSITIVE_INFINITY);

  function restart() {
    number = lowest + Math.floor(Math.random() * (highest - lowest + 1));
    guesses = [];
    status.textContent = `I have a number from ${lowest} to ${highest}.`;
    show();
    box.focus();
  }

  function guess(event) {
    event.preventDefault();
    if (isOver()) return;
    const said = Number(box.value);
    guesses.push(said);
    box.value = '';
    const count = `${guesses.length} ${guesses.length === 1 ? 'guess' : 'guesses'}`;
    const near = warmth(said, number, highest - lowest);
    if (said === number) {
      status.textContent = `${said} is right! You needed ${count}.`;
      keep(record, Math.min(guesses.length, kept(record, guesses.length)));
    } else
      status.textContent = isOver()
        ? `${said} is ${hintFor(said, number)}. You have lost: it was ${number}.`
        : `${said} is ${hintFor(said, number)}, ${near}. Guess ${said < number ? 'higher' : 'lower'}.`;
    show();
  }

  function show() {
    submit.disabled = isOver();
    figures.replaceChildren(
      h(
        'span',
        {},
        tries === undefined ? `Guesses ${guesses.length}` : `Guesses ${guesses.length} of ${tries}`,
      ),
      h('span', {}, `Best ${kept(record, '–')}`),
    );
    list.replaceChildren(
      ...guesses.map((said) => h('li', {}, `${said}: ${hintFor(said, number)}`)),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      figures,
      h(
        'form',
        { class: 'row', onsubmit: guess },
        h('label', { class: 'row' }, 'Your guess', box),
        submit,
      ),
      status,
      list,
      h('button', { type: 'button', onclick: restart }, 'New game'),
    ),
  );
  restart();
  return () => {};
}
