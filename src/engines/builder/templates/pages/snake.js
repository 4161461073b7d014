import { h } from './dom.js';
import { keep, kept } from './play.js';

const TURNS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const KEYS = { w: 'ArrowUp', s: 'ArrowDown', a: 'ArrowLeft', d: 'ArrowRight' };
const same = ([x, y], [a, b]) => x === a && y === b;

/** A free cell for the next food. */
export function foodFor(snake, size, random = Math.random) {
  const cells = [...Array(size * size).keys()].map((cell) => [
    cell % size,
    Math.floor(cell / size),
  ]);
  const free = cells.filter((cell) => !snake.some((part) => same(part, cell)));
  return free[Math.floor(random() * free.length)];
}

/** The game one step later: the head comes first. */
export function step({ snake, food, score, turn }, size, random, wrap) {
  const head = [0, 1].map((axis) => {
    const at = snake[0][axis] + turn[axis];
    return wrap ? (at + size) % size : at;
  });
  const eats = same(head, food);
  const body = eats ? snake : snake.slice(0, -1);
  const isOut = head.some((at) => at < 0 || at >= size) || body.some((part) => same(part, head));
  if (isOut) return { snake, food, score, turn, isOver: true };
  const grown = [head, ...body];
  return eats
    ? { snake: grown, food: foodFor(grown, size, random), score: score + 1, turn }
    : { snake: grown, food, score, turn };
}

/** The arrow key that a swipe stands for; none for a touch. */
export function swiped(across, down) {
  if (Math.max(Math.abs(across), Math.abs(down)) < 20) return undefined;
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}

export function mount(root, { title, size, speed, wrap, faster }) {
  const best = `${title}/best`;
  const canvas = h('canvas', { width: '480', height: '480', role: 'img', 'aria-label': 'Board' });
  const score = h('p', { class: 'muted' });
  const status = h('p', { role: 'status' });
  const toggle = h('button', { type: 'button', class: 'primary', onclick: () => startOrPause() });
  let game;
  let next;
  let ticking;

  function restart() {
    const middle = Math.floor(size / 2);
    const snake = [0, 1, 2].map((back) => [middle - back, middle]);
    game = { snake, food: foodFor(snake, size), score: 0, turn: TURNS.ArrowRight };
    next = game.turn;
    show();
  }

  function startOrPause() {
    if (ticking !== undefined) stop();
    else {
      if (game.isOver) restart();
      start();
    }
    show();
  }

  function start() {
    const steps = faster ? Math.floor(game.score / faster) : 0;
    ticking = setInterval(move, 1000 / (speed + steps));
  }

  function stop() {
    clearInterval(ticking);
    ticking = undefined;
  }

  function move() {
    const { score: before } = game;
    game = step({ ...game, turn: next }, size, Math.random, wrap);
    if (game.isOver) stop();
    else if (faster && game.score > before) {
      stop();
      start();
    }
    keep(best, Math.max(kept(best, 0), game.score));
    show();
  }

  function steer(name) {
    const turn = TURNS[KEYS[name] ?? name];
    if (turn === undefined) return false;
    const isBack = turn[0] + game.turn[0] === 0 && turn[1] + game.turn[1] === 0;
    if (!isBack) next = turn;
    if (ticking === undefined) startOrPause();
    return true;
  }

  function press(event) {
    if (steer(event.key)) event.preventDefault();
  }

  function show() {
    const side = canvas.width / size;
    const pen = canvas.getContext('2d');
    const colours = getComputedStyle(root);
    const cell = (place, colour) => {
      pen.fillStyle = colours.getPropertyValue(colour);
      pen.fillRect(place[0] * side + 1, place[1] * side + 1, side - 2, side - 2);
    };
    pen.clearRect(0, 0, canvas.width, canvas.height);
    for (const part of game.snake) cell(part, '--accent');
    if (game.food) cell(game.food, '--bad');
    score.textContent = `Score ${game.score} · High score ${kept(best, 0)}`;
    status.textContent = game.isOver ? `Game over with ${game.score} points.` : '';
    toggle.textContent = ticking ? 'Pause' : game.isOver ? 'Play again' : 'Start';
  }

  let from;
  canvas.addEventListener('pointerdown', ({ clientX, clientY }) => {
    from = [clientX, clientY];
  });
  canvas.addEventListener('pointerup', ({ clientX, clientY }) => {
    const name = from && swiped(clientX - from[0], clientY - from[1]);
    from = undefined;
    if (name) steer(name);
  });

  root.replaceChildren(
    h(
      'main',
      { class: 'panel snake' },
      h('h1', {}, title),
      score,
      canvas,
      status,
      h(
        'div',
        { class: 'row' },
        toggle,
        [
          ['ArrowLeft', '←', 'Left'],
          ['ArrowUp', '↑', 'Up'],
          ['ArrowDown', '↓', 'Down'],
          ['ArrowRight', '→', 'Right'],
        ].map(([name, sign, label]) =>
          h('button', { type: 'button', 'aria-label': label, onclick: () => steer(name) }, sign),
        ),
      ),
    ),
  );
  document.addEventListener('keydown', press);
  restart();
  return () => {
    stop();
    document.removeEventListener('keydown', press);
  };
}
