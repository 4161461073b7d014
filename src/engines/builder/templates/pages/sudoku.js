import { choice } from './choice.js';
import { h } from './dom.js';
import { gameClock, keep, kept, shuffled } from './play.js';

/** How many of a hundred cells are given at a level. */
const GIVEN = { Easy: 48, Medium: 40, Hard: 32 };

/** The cells that may not have the number of a cell: of its row, its column and its box. */
export function peersOf(cell, { size, across, down }) {
  const [row, column] = [Math.floor(cell / size), cell % size];
  const box = (at, side) => Math.floor(at / side);
  return Array.from({ length: size * size }, (_, other) => other).filter((other) => {
    const [otherRow, otherColumn] = [Math.floor(other / size), other % size];
    const isInBox =
      box(otherRow, down) === box(row, down) && box(otherColumn, across) === box(column, across);
    return other !== cell && (otherRow === row || otherColumn === column || isInBox);
  });
}

export const peersIn = (form) =>
  Array.from({ length: form.size * form.size }, (_, cell) => peersOf(cell, form));

/** The numbers that a cell may still have. */
export function choicesFor(cell, numbers, peers) {
  const taken = new Set(peers[cell].map((peer) => numbers[peer]));
  const size = Math.round(Math.sqrt(peers.length));
  return Array.from({ length: size }, (_, at) => at + 1).filter((number) => !taken.has(number));
}

/** Up to so many solutions of a grid in which 0 is an empty cell; the cell with the fewest choices is tried first. */
export function solutions(numbers, peers, most, random) {
  const found = [];
  const grid = [...numbers];
  const search = () => {
    let fewest;
    for (let cell = 0; cell < grid.length; cell += 1) {
      if (grid[cell] !== 0) continue;
      const choices = choicesFor(cell, grid, peers);
      if (!fewest || choices.length < fewest.choices.length) fewest = { cell, choices };
      if (choices.length < 2) break;
    }
    if (!fewest) {
      found.push([...grid]);
      return;
    }
    for (const number of random ? shuffled(fewest.choices, random) : fewest.choices) {
      grid[fewest.cell] = number;
      search();
      if (found.length >= most) break;
    }
    grid[fewest.cell] = 0;
  };
  search();
  return found;
}

/** A puzzle with exactly one solution: numbers are taken away as long as that is so. */
export function newPuzzle(form, level, random = Math.random) {
  const peers = peersIn(form);
  const [solved] = solutions(Array(peers.length).fill(0), peers, 1, random);
  const puzzle = [...solved];
  const least = Math.round((peers.length * GIVEN[level]) / 100);
  let left = peers.length;
  for (const cell of shuffled([...puzzle.keys()], random)) {
    if (left <= least) break;
    const without = puzzle.with(cell, 0);
    if (solutions(without, peers, 2).length > 1) continue;
    puzzle[cell] = 0;
    left -= 1;
  }
  return { puzzle, solved };
}

/** The cells whose number stands twice in a row, a column or a box. */
export const clashes = (numbers, peers) =>
  new Set(
    [...numbers.keys()].filter(
      (cell) => numbers[cell] !== 0 && peers[cell].some((peer) => numbers[peer] === numbers[cell]),
    ),
  );

const STEPS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export function mount(root, { title, level: first, form }) {
  const { size, across, down } = form;
  const peers = peersIn(form);
  let level = first;
  let puzzle;
  let solved;
  let numbers;
  let marks;
  let past;
  let chosen = 0;
  let isMarking = false;
  let startedAt;
  const time = h('span', {});
  const clock = gameClock(time);
  const best = h('span', { class: 'muted' });
  const status = h('p', { role: 'status' });
  const board = h('div', { class: 'sudoku', style: `--size: ${size}` });
  const record = () => `${title}: best time, ${level}`;

  function restart() {
    ({ puzzle, solved } = newPuzzle(form, level));
    numbers = [...puzzle];
    marks = numbers.map(() => []);
    past = [];
    startedAt = Date.now();
    clock.reset();
    clock.start();
    status.textContent = 'Choose a cell, then a number. Arrow keys and the keyboard work as well.';
    show();
  }

  const isSolved = () => numbers.every((number, cell) => number === solved[cell]);

  function write(cell, number) {
    past.push({ numbers, marks });
    numbers = numbers.with(cell, number);
    marks = marks.map((list, at) =>
      at === cell || (number !== 0 && peers[cell].includes(at))
        ? list.filter((one) => one !== number)
        : list,
    );
    if (isSolved()) finish();
  }

  function enter(number) {
    if (puzzle[chosen] !== 0 || isSolved()) return;
    if (isMarking && number !== 0) {
      past.push({ numbers, marks });
      const list = marks[chosen];
      const next = list.includes(number) ? list.filter((one) => one !== number) : [...list, number];
      marks = marks.with(chosen, next);
    } else write(chosen, numbers[chosen] === number ? 0 : number);
    show();
  }

  function hint() {
    const open = [...numbers.keys()].filter((cell) => numbers[cell] !== solved[cell]);
    if (open.length === 0) return;
    chosen = open.includes(chosen) ? chosen : open[0];
    write(chosen, solved[chosen]);
    show();
  }

  function undo() {
    const before = past.pop();
    if (!before || isSolved()) return;
    ({ numbers, marks } = before);
    show();
  }

  function finish() {
    clock.stop();
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    keep(record(), Math.min(seconds, kept(record(), seconds)));
    status.textContent = `Solved in ${seconds} s!`;
  }

  function press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!board.contains(document.activeElement)) return;
    const step = STEPS[event.key];
    const number = Number(event.key);
    if (step) {
      const column = ((chosen % size) + step[0] + size) % size;
      const row = (Math.floor(chosen / size) + step[1] + size) % size;
      chosen = row * size + column;
      show();
      board.children[chosen].focus();
    } else if (Number.isInteger(number) && number >= 1 && number <= size && event.key !== ' ')
      enter(number);
    else if (/^(?:Backspace|Delete|0)$/.test(event.key)) enter(0);
    else return;
    event.preventDefault();
  }

  function cellView(number, cell, twice) {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const wrong = twice.has(cell);
    const classes = [
      'cell',
      puzzle[cell] !== 0 && 'given',
      cell === chosen && 'chosen',
      number !== 0 && number === numbers[chosen] && 'same',
      wrong && 'clash',
      (column + 1) % across === 0 && column + 1 < size && 'right',
      (row + 1) % down === 0 && row + 1 < size && 'below',
    ];
    return h(
      'button',
      {
        type: 'button',
        class: classes.filter(Boolean).join(' '),
        tabindex: cell === chosen ? '0' : '-1',
        'aria-label': `row ${row + 1}, column ${column + 1}: ${number || 'empty'}${wrong ? ', twice' : ''}`,
        onclick: () => {
          chosen = cell;
          show();
          board.children[cell].focus();
        },
      },
      number !== 0 ? String(number) : h('small', {}, [...marks[cell]].sort().join(' ')),
    );
  }

  function show() {
    const hadFocus = board.contains(document.activeElement);
    const twice = clashes(numbers, peers);
    board.replaceChildren(...numbers.map((number, cell) => cellView(number, cell, twice)));
    if (hadFocus) board.children[chosen].focus();
    best.textContent = `Best ${kept(record(), '–')} s`;
  }

  const action = (label, onclick, properties = {}) =>
    h('button', { type: 'button', onclick, ...properties }, label);

  root.replaceChildren(
    h(
      'main',
      { class: 'panel sudokus' },
      h('h1', {}, title),
      h('div', { class: 'row' }, time, best),
      board,
      h(
        'div',
        { class: 'row numbers' },
        Array.from({ length: size }, (_, at) => action(String(at + 1), () => enter(at + 1))),
        action('Erase', () => enter(0)),
      ),
      status,
      h(
        'div',
        { class: 'row' },
        action('New game', restart, { class: 'primary' }),
        action(
          'Notes',
          ({ currentTarget }) => {
            isMarking = !isMarking;
            currentTarget.setAttribute('aria-pressed', String(isMarking));
          },
          { 'aria-pressed': 'false' },
        ),
        action('Undo', undo),
        action('Hint', hint),
        choice('Level', Object.keys(GIVEN), level, (name) => {
          level = name;
          restart();
        }),
      ),
    ),
  );
  document.addEventListener('keydown', press);
  restart();
  return () => {
    clock.stop();
    document.removeEventListener('keydown', press);
  };
}
