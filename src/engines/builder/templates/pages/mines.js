import { choice } from './choice.js';
import { h } from './dom.js';
import { gameClock, keep, kept, shuffled } from './play.js';

const LEVELS = {
  Easy: { columns: 9, rows: 9, mines: 10 },
  Medium: { columns: 12, rows: 12, mines: 24 },
  Hard: { columns: 16, rows: 16, mines: 48 },
};

/** The cells around a cell. */
export function around(cell, columns, rows) {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  const cells = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1)
      if (row !== y || column !== x) cells.push(row * columns + column);
  return cells;
}

/** The cells with mines; the first cell that was opened and those around it have none. */
export function layMines({ columns, rows, mines }, first, random) {
  const safe = new Set([first, ...around(first, columns, rows)]);
  const free = Array.from({ length: columns * rows }, (_, cell) => cell).filter(
    (cell) => !safe.has(cell),
  );
  return new Set(shuffled(free, random).slice(0, mines));
}

/** The open cells after another one is opened: from a cell without mines around it, the area opens. */
export function opened(open, cell, laid, { columns, rows }) {
  const all = new Set(open);
  const waiting = [cell];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (all.has(next)) continue;
    all.add(next);
    const near = around(next, columns, rows);
    if (!laid.has(next) && !near.some((one) => laid.has(one))) waiting.push(...near);
  }
  return all;
}

export function mount(root, { title, level: first, own }) {
  const levels = own ? { Own: own, ...LEVELS } : LEVELS;
  let level = own ? 'Own' : first;
  let laid;
  let open;
  let flags;
  let isFlagging = false;
  const time = h('span', {});
  const clock = gameClock(time);
  const status = h('p', { role: 'status' });
  const left = h('strong', { class: 'score' });
  const best = h('span', { class: 'muted' });
  const board = h('div', { class: 'mines' });
  const record = () => `${title}: best time, ${level}`;
  let startedAt;

  function restart() {
    laid = undefined;
    open = new Set();
    flags = new Set();
    clock.reset();
    status.textContent = 'Open a cell. Right click or the flag button marks a mine.';
    show();
  }

  const isLost = () => laid !== undefined && [...open].some((cell) => laid.has(cell));
  const size = () => levels[level].columns * levels[level].rows;
  const isWon = () => !isLost() && open.size === size() - levels[level].mines;

  function flag(cell) {
    if (open.has(cell) || isLost() || isWon()) return;
    if (!flags.delete(cell)) flags.add(cell);
    show();
  }

  function press(cell) {
    if (isFlagging) return flag(cell);
    if (open.has(cell) || flags.has(cell) || isLost() || isWon()) return;
    if (laid === undefined) {
      laid = layMines(levels[level], cell);
      startedAt = Date.now();
      clock.start();
    }
    open = opened(open, cell, laid, levels[level]);
    if (isLost() || isWon()) clock.stop();
    if (isLost()) status.textContent = 'A mine! The game is over.';
    if (isWon()) {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      keep(record(), Math.min(seconds, kept(record(), seconds)));
      status.textContent = `All mines are found in ${seconds} s!`;
    }
    show();
  }

  function cellView(_, cell) {
    const { columns, rows } = levels[level];
    const isOpen = open.has(cell) || (isLost() && laid.has(cell));
    const count = isOpen ? around(cell, columns, rows).filter((one) => laid.has(one)).length : 0;
    const sign = isOpen ? (laid.has(cell) ? '✹' : count || '') : flags.has(cell) ? '⚑' : '';
    return h(
      'button',
      {
        type: 'button',
        class: isOpen ? `mine open n${count}` : 'mine',
        'aria-label': `row ${Math.floor(cell / columns) + 1}, column ${(cell % columns) + 1}: ${
          isOpen ? sign || 'empty' : sign ? 'flag' : 'closed'
        }`,
        onclick: () => press(cell),
        oncontextmenu: (event) => {
          event.preventDefault();
          flag(cell);
        },
      },
      String(sign),
    );
  }

  function show() {
    const { columns, mines } = levels[level];
    left.textContent = `Mines ${mines - flags.size}`;
    best.textContent = `Best ${kept(record(), '–')} s`;
    const focused = [...board.children].indexOf(document.activeElement);
    board.setAttribute('style', `--columns: ${columns}`);
    board.replaceChildren(...Array.from({ length: size() }, cellView));
    board.children[focused]?.focus();
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel minefield' },
      h('h1', {}, title),
      h('div', { class: 'row' }, left, time, best),
      board,
      status,
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', class: 'primary', onclick: restart }, 'New game'),
        h(
          'button',
          {
            type: 'button',
            'aria-pressed': 'false',
            onclick: ({ currentTarget }) => {
              isFlagging = !isFlagging;
              currentTarget.setAttribute('aria-pressed', String(isFlagging));
            },
          },
          '⚑ Flag',
        ),
        choice('Level', Object.keys(levels), level, (name) => {
          level = name;
          restart();
        }),
      ),
    ),
  );
  restart();
  return () => clock.stop();
}
