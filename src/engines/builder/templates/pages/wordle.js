import { h } from './dom.js';
import { keep, kept } from './play.js';

const ROWS = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];

/** For each letter of a guess: 'hit', 'near' in another place, or 'miss'; each letter of the word counts once. */
export function judge(guess, word) {
  const marks = [...guess].map((letter, at) => (letter === word[at] ? 'hit' : 'miss'));
  const left = [...word].filter((_, at) => marks[at] !== 'hit');
  return marks.map((mark, at) => {
    const found = left.indexOf(guess[at]);
    if (mark === 'hit' || found < 0) return mark;
    left.splice(found, 1);
    return 'near';
  });
}

/** The best that is known about each letter after some guesses. */
export function lettersOf(guesses, word) {
  const known = {};
  for (const guess of guesses)
    for (const [at, mark] of judge(guess, word).entries())
      if (
        mark === 'hit' ||
        known[guess[at]] === undefined ||
        (mark === 'near' && known[guess[at]] === 'miss')
      )
        known[guess[at]] = mark;
  return known;
}

export function mount(root, { title, words, tries }) {
  const record = `${title}: results`;
  const length = words[0].length;
  let word;
  let guesses;
  let typed;
  const status = h('p', { role: 'status' });
  const figures = h('p', { class: 'muted' });
  const grid = h('div', { class: 'letters', style: `--length: ${length}` });
  const keys = h('div', { class: 'keyboard' });
  const isWon = () => guesses.includes(word);
  const isOver = () => isWon() || guesses.length >= tries;

  function restart() {
    const others = words.filter((each) => each.toUpperCase() !== word);
    word = others[Math.floor(Math.random() * others.length)].toUpperCase();
    guesses = [];
    typed = '';
    status.textContent = `Guess the word with ${length} letters. You have ${tries} tries.`;
    show();
  }

  function enter() {
    if (typed.length < length) {
      status.textContent = `The word has ${length} letters.`;
      return;
    }
    guesses.push(typed);
    typed = '';
    if (isOver()) {
      const { played, won } = kept(record, { played: 0, won: 0 });
      keep(record, { played: played + 1, won: won + (isWon() ? 1 : 0) });
    }
    status.textContent = isWon()
      ? `You have found it in ${guesses.length} ${guesses.length === 1 ? 'try' : 'tries'}!`
      : isOver()
        ? `The word was ${word}.`
        : `${tries - guesses.length} ${tries - guesses.length === 1 ? 'try' : 'tries'} left.`;
  }

  function type(key) {
    if (isOver()) return;
    if (key === 'Enter') enter();
    else if (key === 'Backspace') typed = typed.slice(0, -1);
    else if (/^[a-z]$/i.test(key) && typed.length < length) typed += key.toUpperCase();
    show();
  }

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && event.target.closest?.('button')) return;
    type(event.key);
  }

  function show() {
    const rows = [...guesses, ...(isOver() ? [] : [typed])];
    grid.replaceChildren(
      ...Array.from({ length: tries }, (_, row) => {
        const guess = rows[row] ?? '';
        const marks = row < guesses.length ? judge(guess, word) : [];
        return Array.from({ length }, (_none, at) =>
          h(
            'span',
            {
              class: `letter ${marks[at] ?? ''}`,
              role: 'img',
              'aria-label': `${guess[at] ?? 'empty'} ${marks[at] ?? ''}`,
            },
            guess[at] ?? '',
          ),
        );
      }).flat(),
    );
    const known = lettersOf(guesses, word);
    keys.replaceChildren(
      ...ROWS.map((row, index) =>
        h(
          'div',
          {},
          index === 2 && h('button', { type: 'button', onclick: () => type('Enter') }, 'Enter'),
          [...row].map((letter) =>
            h(
              'button',
              { type: 'button', class: known[letter] ?? '', onclick: () => type(letter) },
              letter,
            ),
          ),
          index === 2 &&
            h(
              'button',
              { type: 'button', 'aria-label': 'Delete letter', onclick: () => type('Backspace') },
              '⌫',
            ),
        ),
      ),
    );
    const { played, won } = kept(record, { played: 0, won: 0 });
    figures.textContent = `${won} of ${played} words found`;
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      grid,
      status,
      keys,
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', class: 'primary', onclick: restart }, 'New word'),
        figures,
      ),
    ),
  );
  document.addEventListener('keydown', press);
  restart();
  return () => document.removeEventListener('keydown', press);
}
