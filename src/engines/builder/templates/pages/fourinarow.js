import { h } from './dom.js';

/** The row that a disc falls to in a column, or -1 where it is full. */
export const landing = (grid, column) => grid.findLastIndex((row) => row[column] === '');

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];

/** The cells of four alike in a line, as "row,column", or undefined. */
export function four(grid, length = 4) {
  for (const [y, row] of grid.entries())
    for (const [x, player] of row.entries())
      for (const [dx, dy] of DIRECTIONS) {
        const cells = Array.from({ length }, (_, step) => [y + dy * step, x + dx * step]);
        if (player && cells.every(([cy, cx]) => grid[cy]?.[cx] === player))
          return cells.map((cell) => cell.join());
      }
  return undefined;
}

const dropped = (grid, column, player) =>
  grid.with(landing(grid, column), grid[landing(grid, column)].with(column, player));

/** A good column: it wins, or keeps the other from winning, or is near the middle. */
export function bestColumn(grid, player, other) {
  const middle = (grid[0].length - 1) / 2;
  const free = grid[0]
    .map((_, column) => column)
    .filter((column) => landing(grid, column) >= 0)
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const wins = (who) => free.find((column) => four(dropped(grid, column, who)));
  const isSafe = (column) => {
    const next = dropped(grid, column, player);
    return landing(next, column) < 0 || !four(dropped(next, column, other));
  };
  return wins(player) ?? wins(other) ?? free.find(isSafe) ?? free[0];
}

export function mount(root, { title, columns, rows, computer }) {
  const wins = { red: 0, yellow: 0 };
  let grid;
  let turn;
  let againstComputer = computer;
  const status = h('p', { role: 'status' });
  const score = h('span', { class: 'muted' });
  const board = h('div', { class: 'discs', style: `--columns: ${columns}` });

  function restart() {
    grid = Array.from({ length: rows }, () => Array(columns).fill(''));
    turn = 'red';
    show();
  }

  function play(column) {
    if (landing(grid, column) < 0 || four(grid)) return;
    grid = dropped(grid, column, turn);
    if (four(grid)) wins[turn] += 1;
    else {
      turn = turn === 'red' ? 'yellow' : 'red';
      if (againstComputer && turn === 'yellow' && grid[0].includes(''))
        return play(bestColumn(grid, 'yellow', 'red'));
    }
    show();
  }

  function show() {
    const line = four(grid);
    status.textContent = line
      ? `${turn === 'red' ? 'Red' : 'Yellow'} has won!`
      : grid[0].includes('')
        ? `${turn === 'red' ? 'Red' : 'Yellow'} is to move.`
        : 'A draw.';
    score.textContent = `Red ${wins.red} : ${wins.yellow} Yellow`;
    const focused = [...board.children].indexOf(document.activeElement);
    board.replaceChildren(
      ...grid[0].map((_, column) =>
        h(
          'button',
          {
            type: 'button',
            class: 'lane',
            'aria-label': `column ${column + 1}: ${grid.map((row) => row[column] || 'empty').join(', ')}`,
            onclick: () => play(column),
          },
          grid.map((row, y) =>
            h('span', {
              class: `disc ${row[column]}${line?.includes(`${y},${column}`) ? ' won' : ''}`,
            }),
          ),
        ),
      ),
    );
    board.children[focused]?.focus();
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      h(
        'label',
        { class: 'row' },
        'Play against',
        h(
          'select',
          {
            onchange: ({ target }) => {
              againstComputer = target.value === 'computer';
              restart();
            },
          },
          h('option', { value: 'person', selected: !computer }, 'another person'),
          h('option', { value: 'computer', selected: computer }, 'the computer'),
        ),
      ),
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
  restart();
  return () => {};
}
