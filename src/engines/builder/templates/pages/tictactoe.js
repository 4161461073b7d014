import { h } from './dom.js';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** The three cells of a finished line, or undefined. */
export function winningLine(cells) {
  return LINES.find(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c]);
}

/** The best cell for a player: wins if it can, and never loses. */
export function bestMove(cells, player) {
  return search(cells, player, player).cell;
}

function search(cells, player, turn) {
  const line = winningLine(cells);
  const free = cells.flatMap((cell, index) => (cell ? [] : [index]));
  if (line) return { score: cells[line[0]] === player ? free.length + 1 : -free.length - 1 };
  if (free.length === 0) return { score: 0 };
  const moves = free.map((cell) => ({
    cell,
    score: search(cells.with(cell, turn), player, turn === 'X' ? 'O' : 'X').score,
  }));
  return moves.reduce((best, move) =>
    (turn === player ? move.score > best.score : move.score < best.score) ? move : best,
  );
}

export function mount(root, { title, computer }) {
  const wins = { X: 0, O: 0 };
  let cells = Array(9).fill('');
  let turn = 'X';
  let againstComputer = computer;

  const status = h('p', { role: 'status' });
  const score = h('p', { class: 'muted' });
  const board = h('div', { class: 'board' });
  const opponent = h(
    'select',
    {
      onchange: (event) => {
        againstComputer = event.target.value === 'computer';
        restart();
      },
    },
    h('option', { value: 'person', selected: !computer }, 'another person'),
    h('option', { value: 'computer', selected: computer }, 'the computer'),
  );

  function restart() {
    cells = Array(9).fill('');
    turn = 'X';
    show();
  }

  function play(cell) {
    if (cells[cell] || winningLine(cells)) return;
    cells = cells.with(cell, turn);
    if (winningLine(cells)) wins[turn] += 1;
    else turn = turn === 'X' ? 'O' : 'X';
    if (againstComputer && turn === 'O' && !winningLine(cells) && cells.includes(''))
      return play(bestMove(cells, 'O'));
    show();
  }

  function show() {
    const line = winningLine(cells);
    status.textContent = line
      ? `${turn} has won!`
      : cells.includes('')
        ? `${turn} is to move.`
        : 'A draw.';
    score.textContent = `X ${wins.X} : ${wins.O} O`;
    board.replaceChildren(
      ...cells.map((cell, index) =>
        h(
          'button',
          {
            type: 'button',
            class: `cell ${cell.toLowerCase()}${line?.includes(index) ? ' won' : ''}`,
            'aria-label': `row ${Math.floor(index / 3) + 1}, column ${(index % 3) + 1}: ${cell || 'empty'}`,
            onclick: () => play(index),
          },
          cell,
        ),
      ),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel tictactoe' },
      h('h1', {}, title),
      h('label', { class: 'row' }, 'Play against', opponent),
      status,
      board,
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', class: 'primary', onclick: restart }, 'New game'),
        score,
      ),
    ),
  );
  show();
  return () => {};
}
