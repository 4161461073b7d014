import { h } from './dom.js';
import { gameClock, keep, kept, shuffled } from './play.js';

/** Each symbol twice, in random order. */
export const deal = (symbols, random) => shuffled([...symbols, ...symbols], random);

/** Whoever finds a pair goes on; after two different cards it is the next one's turn. */
export const nextPlayer = (player, players = 1) => (player + 1) % players;

/** "Player 2 wins", "A draw". */
export function resultOf(scores) {
  const most = Math.max(...scores);
  const winners = [...scores.keys()].filter((index) => scores[index] === most);
  return winners.length > 1 ? 'A draw.' : `Player ${winners[0] + 1} wins.`;
}

export function mount(root, { title, symbols, columns, players }) {
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
  let scores;
  let player;
  const points = h('div', { class: 'row scores' });

  function restart() {
    clearTimeout(turningBack);
    cards = deal(symbols);
    found = new Set();
    open = [];
    count = 0;
    scores = Array.from({ length: players ?? 0 }, () => 0);
    player = 0;
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
        scores[player] += 1;
      } else {
        turningBack = setTimeout(turnBack, 900);
        player = nextPlayer(player, players);
      }
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
        ? `All pairs found in ${count} moves!${players ? ` ${resultOf(scores)}` : ''}`
        : `${found.size} of ${symbols.length} pairs found.`;
    points.replaceChildren(
      ...scores.map((score, index) =>
        h(index === player ? 'strong' : 'span', {}, `Player ${index + 1}: ${score}`),
      ),
    );
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
      players && points,
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
