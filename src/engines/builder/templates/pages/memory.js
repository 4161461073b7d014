import { h } from './dom.js';
import { gameClock, keep, kept, shuffled } from './play.js';

/** Each symbol twice, in random order. */
export const deal = (symbols, random) => shuffled([...symbols, ...symbols], random);

export function mount(root, { title, symbols, columns }) {
  const moves = h('span', { class: 'moves' });
  const time = h('span', {});
  const best = h('span', { class: 'best' });
  const record = `${title}: fewest moves`;
  const status = h('p', { role: 'status' });
  const board = h('div', { class: 'board', style: `--columns: ${columns}` });
  const clock = gameClock(time);
  let cards;
  let found;
  let open;
  let count;
  let turningBack;

  function restart() {
    clearTimeout(turningBack);
    cards = deal(symbols);
    found = new Set();
    open = [];
    count = 0;
    clock.reset();
    show();
  }

  function turn(index) {
    if (found.has(cards[index]) || open.includes(index)) return;
    if (open.length === 2) turnBack();
    clock.start();
    open.push(index);
    if (open.length === 2) {
      count += 1;
      if (cards[open[0]] === cards[open[1]]) {
        found.add(cards[index]);
        open = [];
      } else turningBack = setTimeout(turnBack, 900);
    }
    if (found.size === symbols.length) {
      clock.stop();
      keep(record, Math.min(count, kept(record, count)));
    }
    show();
  }

  function turnBack() {
    clearTimeout(turningBack);
    open = [];
    show();
  }

  function show() {
    moves.textContent = `Moves ${count}`;
    best.textContent = `Best ${kept(record, '–')}`;
    status.textContent =
      found.size === symbols.length
        ? `All pairs found in ${count} moves!`
        : `${found.size} of ${symbols.length} pairs found.`;
    const focused = [...board.children].indexOf(document.activeElement);
    board.replaceChildren(
      ...cards.map((symbol, index) => {
        const isOpen = open.includes(index) || found.has(symbol);
        return h(
          'button',
          {
            type: 'button',
            class: found.has(symbol) ? 'card found' : isOpen ? 'card open' : 'card',
            'aria-label': `card ${index + 1}: ${isOpen ? symbol : 'hidden'}`,
            onclick: () => turn(index),
          },
          isOpen ? symbol : '',
        );
      }),
    );
    board.children[focused]?.focus();
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel memory' },
      h('h1', {}, title),
      h('div', { class: 'row muted' }, moves, time, best),
      board,
      status,
      h('button', { type: 'button', class: 'primary', onclick: restart }, 'New game'),
    ),
  );
  restart();
  return () => {
    clock.stop();
    clearTimeout(turningBack);
  };
}
