import { h } from './dom.js';
import { gameClock } from './play.js';

/** The tiles in order; 0 is the gap. */
export const solved = (size) =>
  [...Array(size * size - 1).keys()].map((tile) => tile + 1).concat(0);

/** The places beside the gap, whose tiles can move. */
export function movable(tiles, size) {
  const gap = tiles.indexOf(0);
  return [
    gap - size,
    gap + size,
    gap % size > 0 && gap - 1,
    gap % size < size - 1 && gap + 1,
  ].filter((place) => place !== false && tiles[place] !== undefined);
}

/** The tiles after the one at a place has moved into the gap. */
export const slide = (tiles, place) => tiles.with(tiles.indexOf(0), tiles[place]).with(place, 0);

/** Moved at random, so that it can always be solved. */
export function scrambled(size, random = Math.random) {
  let tiles = solved(size);
  let last = -1;
  for (let step = 0; step < size ** 4; step += 1) {
    const places = movable(tiles, size).filter((place) => place !== last);
    last = tiles.indexOf(0);
    tiles = slide(tiles, places[Math.floor(random() * places.length)]);
  }
  return tiles;
}

const isSolved = (tiles) => tiles.every((tile, place) => tile === (place + 1) % tiles.length);

export function mount(root, { title, size }) {
  const moves = h('span', { class: 'moves' });
  const time = h('span', {});
  const status = h('p', { role: 'status' });
  const board = h('div', { class: 'board', style: `--size: ${size}` });
  const clock = gameClock(time);
  const steps = { ArrowUp: size, ArrowDown: -size, ArrowLeft: 1, ArrowRight: -1 };
  let tiles;
  let count;

  function restart() {
    tiles = scrambled(size);
    count = 0;
    clock.reset();
    show();
  }

  function play(place) {
    if (isSolved(tiles) || !movable(tiles, size).includes(place)) return;
    clock.start();
    tiles = slide(tiles, place);
    count += 1;
    if (isSolved(tiles)) clock.stop();
    show();
  }

  function press(event) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    play(tiles.indexOf(0) + step);
  }

  function show() {
    moves.textContent = `Moves ${count}`;
    status.textContent = isSolved(tiles) ? `Solved in ${count} moves!` : '';
    const places = movable(tiles, size);
    board.replaceChildren(
      ...tiles.map((tile, place) =>
        tile === 0
          ? h('span', {})
          : h(
              'button',
              {
                type: 'button',
                class: 'tile',
                'aria-disabled': places.includes(place) ? undefined : 'true',
                onclick: () => play(place),
              },
              String(tile),
            ),
      ),
    );
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel sliding' },
      h('h1', {}, title),
      h('div', { class: 'row muted' }, moves, time),
      board,
      status,
      h('button', { type: 'button', class: 'primary', onclick: restart }, 'Shuffle'),
    ),
  );
  document.addEventListener('keydown', press);
  restart();
  return () => {
    clock.stop();
    document.removeEventListener('keydown', press);
  };
}
