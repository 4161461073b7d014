import { h } from './dom.js';
import { keep, kept } from './play.js';

/** A row after its tiles have slid to its beginning; two alike become one. */
export function slide(row) {
  const tiles = row.filter(Boolean);
  const merged = [];
  let points = 0;
  for (let index = 0; index < tiles.length; index += 1) {
    if (tiles[index] === tiles[index + 1]) {
      merged.push(tiles[index] * 2);
      points += tiles[index] * 2;
      index += 1;
    } else merged.push(tiles[index]);
  }
  return { row: [...merged, ...Array(row.length - merged.length).fill(0)], points };
}

const turned = (grid) => grid[0].map((_, at) => grid.map((row) => row[at]));
const mirrored = (grid) => grid.map((row) => row.toReversed());

/** The grid after a move to the left, right, up or down. */
export function move(grid, direction) {
  const isUpright = direction === 'up' || direction === 'down';
  const isBack = direction === 'right' || direction === 'down';
  const lines = isUpright ? turned(grid) : grid;
  const slid = (isBack ? mirrored(lines) : lines).map(slide);
  const rows = slid.map(({ row }) => row);
  const straight = isBack ? mirrored(rows) : rows;
  return {
    grid: isUpright ? turned(straight) : straight,
    points: slid.reduce((sum, { points }) => sum + points, 0),
  };
}

const isSame = (a, b) => String(a) === String(b);
const DIRECTIONS = ['left', 'right', 'up', 'down'];

/** True while some move changes the grid. */
export const canMove = (grid) =>
  DIRECTIONS.some((direction) => !isSame(grid, move(grid, direction).grid));

const KEYS = {
  arrowleft: 'left',
  arrowright: 'right',
  arrowup: 'up',
  arrowdown: 'down',
  a: 'left',
  d: 'right',
  w: 'up',
  s: 'down',
};
const SWIPE = 30;

export function mount(root, { title, size, goal }) {
  const record = `${title}: best score`;
  let grid;
  let score;
  let before;
  let touched;
  const figures = h('p', { class: 'row' });
  const status = h('p', { role: 'status' });
  const board = h('div', {
    class: 'tiles',
    style: `--size: ${size}`,
    ontouchstart: ({ touches: [at] }) => {
      touched = { x: at.clientX, y: at.clientY };
    },
    ontouchend: ({ changedTouches: [at] }) => {
      const [x, y] = [at.clientX - touched.x, at.clientY - touched.y];
      if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE) return;
      go(Math.abs(x) > Math.abs(y) ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up');
    },
  });

  function addTile() {
    const free = grid.flatMap((row, y) => row.flatMap((tile, x) => (tile ? [] : [[x, y]])));
    const [x, y] = free[Math.floor(Math.random() * free.length)];
    grid[y][x] = Math.random() < 0.9 ? 2 : 4;
  }

  function restart() {
    grid = Array.from({ length: size }, () => Array(size).fill(0));
    score = 0;
    before = undefined;
    addTile();
    addTile();
    show();
  }

  function go(direction) {
    const next = move(grid, direction);
    if (isSame(next.grid, grid)) return;
    before = { grid, score };
    grid = next.grid.map((row) => [...row]);
    score += next.points;
    keep(record, Math.max(score, kept(record, 0)));
    addTile();
    show();
  }

  function undo() {
    if (before) ({ grid, score } = before);
    before = undefined;
    show();
  }

  function press(event) {
    const direction = KEYS[event.key.toLowerCase()];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(direction);
  }

  function show() {
    figures.replaceChildren(
      h('strong', { class: 'score' }, `Score ${score}`),
      h('span', { class: 'muted' }, `Best ${kept(record, 0)}`),
    );
    status.textContent = !canMove(grid)
      ? `No move is left. Your score: ${score}.`
      : grid.flat().some((tile) => tile >= goal)
        ? `You have reached ${goal}! Go on if you like.`
        : `Join equal tiles to reach ${goal}: arrow keys, or swipe.`;
    board.replaceChildren(
      ...grid
        .flat()
        .map((tile) =>
          h(
            'span',
            { class: tile ? 'tile full' : 'tile', style: `--step: ${tile ? Math.log2(tile) : 0}` },
            tile ? String(tile) : '',
          ),
        ),
    );
  }

  const button = (text, onclick, name) =>
    h('button', { type: 'button', class: name, onclick }, text);
  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      figures,
      board,
      status,
      h(
        'div',
        { class: 'row' },
        button('New game', restart, 'primary'),
        button('Undo', undo),
        DIRECTIONS.map((direction, index) =>
          h(
            'button',
            { type: 'button', 'aria-label': `Move ${direction}`, onclick: () => go(direction) },
            '←→↑↓'[index],
          ),
        ),
      ),
    ),
  );
  document.addEventListener('keydown', press);
  restart();
  return () => document.removeEventListener('keydown', press);
}
