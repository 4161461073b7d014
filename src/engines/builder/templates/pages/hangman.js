import { h } from './dom.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The parts of the drawing, from the ground to the last leg. */
const PARTS = [
  'M10 190H150',
  'M40 190V15',
  'M40 15H130',
  'M40 50L75 15',
  'M130 15V40',
  'M130 40a18 18 0 1 0 .1 0',
  'M130 76V130',
  'M130 90L105 110',
  'M130 90L155 110',
  'M130 130L108 165M130 130L152 165',
];

/** The word with a line for each letter that nobody has guessed. */
export const masked = (word, guessed) =>
  [...word.toUpperCase()].map((letter) =>
    LETTERS.includes(letter) && !guessed.has(letter) ? '_' : letter,
  );

/** The wrong letters so far. */
export const misses = (word, guessed) =>
  [...guessed].filter((letter) => !word.toUpperCase().includes(letter));

/** The share that is drawn after a number of wrong letters: all of it with the last life. */
export const drawn = (wrong, lives) => PARTS.slice(0, Math.ceil((wrong / lives) * PARTS.length));

export function mount(root, { title, words, lives }) {
  const picture = h('div', { class: 'gallows' });
  const shown = h('p', { class: 'word' });
  const status = h('p', { role: 'status' });
  const keys = h('div', { class: 'keys' });
  let word;
  let guessed;

  function restart() {
    const others = words.filter((each) => each !== word);
    word = others[Math.floor(Math.random() * others.length)] ?? words[0];
    guessed = new Set();
    show();
  }

  const isWon = () => !masked(word, guessed).includes('_');
  const isLost = () => misses(word, guessed).length >= lives;

  function guess(letter) {
    if (!LETTERS.includes(letter) || guessed.has(letter) || isWon() || isLost()) return;
    guessed.add(letter);
    show();
  }

  function press(event) {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) guess(event.key.toUpperCase());
  }

  function show() {
    const wrong = misses(word, guessed).length;
    const isOver = isWon() || isLost();
    picture.innerHTML = `<svg viewBox="0 0 170 200" role="img" aria-label="Gallows, ${wrong} of ${lives}">${drawn(
      wrong,
      lives,
    )
      .map((path) => `<path d="${path}"/>`)
      .join('')}</svg>`;
    shown.textContent = (isLost() ? [...word.toUpperCase()] : masked(word, guessed)).join(' ');
    status.textContent = isWon()
      ? 'You have won!'
      : isLost()
        ? `You have lost. The word was ${word}.`
        : `${lives - wrong} ${lives - wrong === 1 ? 'life' : 'lives'} left.${wrong > 0 ? ` Wrong: ${misses(word, guessed).join(', ')}.` : ''}`;
    keys.replaceChildren(
      ...LETTERS.map((letter) =>
        h(
          'button',
          {
            type: 'button',
            disabled: isOver || guessed.has(letter),
            onclick: () => guess(letter),
          },
          letter,
        ),
      ),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel hangman' },
      h('h1', {}, title),
      picture,
      shown,
      status,
      keys,
      h('button', { type: 'button', class: 'primary', onclick: restart }, 'New word'),
    ),
  );
  document.addEventListener('keydown', press);
  restart();
  return () => document.removeEventListener('keydown', press);
}
