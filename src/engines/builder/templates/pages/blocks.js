import { h } from './dom.js';
import { keep, kept, shuffled } from './play.js';

/** Each piece as the cells of a square, with the length of its side and its colour. */
export const PIECES = [
  { side: 4, cells: [4, 5, 6, 7], colour: '#22a7b8' },
  { side: 3, cells: [0, 3, 4, 5], colour: '#3867d6' },
  { side: 3, cells: [2, 3, 4, 5], colour: '#e58e26' },
  { side: 2, cells: [0, 1, 2, 3], colour: '#d4a514' },
  { side: 3, cells: [1, 2, 3, 4], colour: '#3aa655' },
  { side: 3, cells: [1, 3, 4, 5], colour: '#8854d0' },
  { side: 3, cells: [0, 1, 4, 5], colour: '#d63031' },
];

const POINTS = [0, 100, 300, 500, 800];
const LINES_OF_LEVEL = 10;

/** The cells of a piece on the board, as column and row. */
export const cellsOf = ({ cells, side, x, y }) =>
  cells.map((cell) => [x + (cell % side), y + Math.floor(cell / side)]);

/** A piece turned to the right. */
export const turned = (piece) => ({
  ...piece,
  cells: piece.cells.map(
    (cell) => (cell % piece.side) * piece.side + piece.side - 1 - Math.floor(cell / piece.side),
  ),
});

/** True if a piece has room; above the board there is room. */
export const fits = (piece, board, { columns, rows }) =>
  cellsOf(piece).every(
    ([x, y]) =>
      x >= 0 && x < columns && y < rows && (y < 0 || board[y * columns + x] === undefined),
  );

/** The board with a piece in it, without the rows that are full, and how many those were. */
export function landed(piece, board, { columns, rows }) {
  const filled = [...board];
  for (const [x, y] of cellsOf(piece)) if (y >= 0) filled[y * columns + x] = piece.colour;
  const lines = Array.from({ length: rows }, (_, row) =>
    filled.slice(row * columns, (row + 1) * columns),
  );
  const open = lines.filter((line) => line.includes(undefined));
  const full = rows - open.length;
  return { board: [...Array(full * columns).fill(undefined), ...open.flat()], full };
}

/** A piece where it falls to. */
export function dropped(piece, board, size) {
  let lowest = piece;
  for (
    let next = { ...piece, y: piece.y + 1 };
    fits(next, board, size);
    next = { ...next, y: next.y + 1 }
  )
    lowest = next;
  return lowest;
}

const KEYS = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowUp: 'turn',
  ' ': 'drop',
  p: 'pause',
};

export function mount(root, { title, columns, rows, level: first }) {
  const size = { columns, rows };
  const best = `${title}/best`;
  const side = Math.floor(480 / rows);
  const canvas = h('canvas', {
    width: String(columns * side),
    height: String(rows * side),
    role: 'img',
    'aria-label': 'Board',
  });
  const preview = h('canvas', {
    width: '96',
    height: '64',
    role: 'img',
    'aria-label': 'Next piece',
  });
  const score = h('p', { class: 'score' });
  const status = h('p', { role: 'status' });
  const toggle = h('button', { type: 'button', class: 'primary', onclick: () => startOrPause() });
  let game;
  let bag = [];
  let ticking;

  function drawn() {
    if (bag.length === 0) bag = shuffled(PIECES);
    const piece = bag.pop();
    return { ...piece, x: Math.floor((columns - piece.side) / 2), y: -1 };
  }

  function restart() {
    bag = [];
    game = {
      board: Array(columns * rows).fill(undefined),
      piece: drawn(),
      next: drawn(),
      score: 0,
      lines: 0,
    };
  }

  const levelNow = () => first + Math.floor(game.lines / LINES_OF_LEVEL);

  function run() {
    clearInterval(ticking);
    ticking = setInterval(() => act('down'), Math.max(60, 800 - (levelNow() - 1) * 70));
  }

  function stop() {
    clearInterval(ticking);
    ticking = undefined;
  }

  function startOrPause() {
    if (ticking !== undefined) stop();
    else {
      if (game.isOver) restart();
      run();
    }
    show();
  }

  function land() {
    const before = levelNow();
    const { board, full } = landed(game.piece, game.board, size);
    const piece = game.next;
    game = {
      board,
      piece,
      next: drawn(),
      score: game.score + POINTS[full] * before,
      lines: game.lines + full,
      isOver: !fits(piece, board, size) || cellsOf(game.piece).some(([, y]) => y < 0),
    };
    keep(best, Math.max(kept(best, 0), game.score));
    if (game.isOver) stop();
    else if (levelNow() !== before) run();
  }

  /** Beside a wall or another piece there may be room for the turned piece a step or two to the side. */
  function rotate() {
    const next = turned(game.piece);
    const place = [0, -1, 1, -2, 2]
      .map((step) => ({ ...next, x: next.x + step }))
      .find((each) => fits(each, game.board, size));
    if (place) game.piece = place;
  }

  function act(what) {
    if (what === 'pause' || ticking === undefined) {
      if (what === 'pause' || what === 'drop') startOrPause();
      return;
    }
    const { piece, board } = game;
    if (what === 'turn') rotate();
    else if (what === 'drop') {
      const lowest = dropped(piece, board, size);
      game = { ...game, piece: lowest, score: game.score + 2 * (lowest.y - piece.y) };
      land();
    } else {
      const moved =
        what === 'down'
          ? { ...piece, y: piece.y + 1 }
          : { ...piece, x: piece.x + (what === 'left' ? -1 : 1) };
      if (fits(moved, board, size)) game.piece = moved;
      else if (what === 'down') land();
    }
    show();
  }

  function press(event) {
    const what = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    // The space bar presses a button that has the focus.
    if (what === undefined || (what === 'drop' && event.target.closest?.('button'))) return;
    event.preventDefault();
    act(what);
  }

  function paint(pen, cells, colour, unit, alpha = 1) {
    pen.globalAlpha = alpha;
    pen.fillStyle = colour;
    for (const [x, y] of cells) pen.fillRect(x * unit + 1, y * unit + 1, unit - 2, unit - 2);
    pen.globalAlpha = 1;
  }

  function show() {
    const pen = canvas.getContext('2d');
    pen.clearRect(0, 0, canvas.width, canvas.height);
    for (const [at, colour] of game.board.entries())
      if (colour) paint(pen, [[at % columns, Math.floor(at / columns)]], colour, side);
    paint(pen, cellsOf(dropped(game.piece, game.board, size)), game.piece.colour, side, 0.25);
    paint(pen, cellsOf(game.piece), game.piece.colour, side);
    const next = preview.getContext('2d');
    next.clearRect(0, 0, preview.width, preview.height);
    paint(next, cellsOf({ ...game.next, x: 0.5, y: 0.5 }), game.next.colour, 19);
    score.textContent = `Score ${game.score} · Lines ${game.lines} · Level ${levelNow()} · High score ${kept(best, 0)}`;
    status.textContent = game.isOver ? `Game over with ${game.score} points.` : '';
    toggle.textContent = ticking ? 'Pause' : game.isOver ? 'Play again' : 'Start';
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel blocks' },
      h('h1', {}, title),
      score,
      h(
        'div',
        { class: 'stage' },
        canvas,
        h('div', {}, h('p', { class: 'muted' }, 'Next'), preview),
      ),
      status,
      h(
        'div',
        { class: 'row' },
        toggle,
        [
          ['left', '←', 'Left'],
          ['turn', '⟳', 'Turn'],
          ['right', '→', 'Right'],
          ['down', '↓', 'Down'],
          ['drop', '⇓', 'Drop'],
        ].map(([what, sign, label]) =>
          h('button', { type: 'button', 'aria-label': label, onclick: () => act(what) }, sign),
        ),
      ),
      h('p', { class: 'muted' }, 'Arrow keys move and turn, the space bar drops, P pauses.'),
    ),
  );
  document.addEventListener('keydown', press);
  restart();
  show();
  return () => {
    stop();
    document.removeEventListener('keydown', press);
  };
}
