import { h } from './dom.js';
import { keep, kept } from './play.js';

export const WIDTH = 480;
export const HEIGHT = 360;
const BALL = 6;
const PADDLE = { width: 80, height: 10, y: HEIGHT - 24 };
const TOP = 40;
const GAP = 4;
const ROW = 16;
const COLOURS = ['#d63031', '#e58e26', '#d4a514', '#3aa655', '#22a7b8', '#3867d6', '#8854d0'];

/** All bricks, as the rectangles that they fill. */
export function bricksOf({ rows, columns }) {
  const width = (WIDTH - GAP * (columns + 1)) / columns;
  return Array.from({ length: rows * columns }, (_, at) => ({
    x: GAP + (at % columns) * (width + GAP),
    y: TOP + Math.floor(at / columns) * (ROW + GAP),
    width,
    height: ROW,
    colour: COLOURS[Math.floor(at / columns) % COLOURS.length],
  }));
}

const hits = ({ x, y }, box) =>
  x + BALL > box.x &&
  x - BALL < box.x + box.width &&
  y + BALL > box.y &&
  y - BALL < box.y + box.height;

/** The game one step later. The further from its middle the ball meets the paddle, the flatter it flies. */
export function step({ ball, paddle, bricks, score, lives }) {
  let { x, y, across, down } = ball;
  x += across;
  y += down;
  if (x < BALL || x > WIDTH - BALL) {
    across = -across;
    x = Math.min(Math.max(x, BALL), WIDTH - BALL);
  }
  if (y < BALL) {
    down = Math.abs(down);
    y = BALL;
  }
  const plate = { ...PADDLE, x: paddle - PADDLE.width / 2 };
  if (down > 0 && hits({ x, y }, plate)) {
    const speed = Math.hypot(across, down);
    const angle = ((x - paddle) / (PADDLE.width / 2)) * (Math.PI / 3);
    across = speed * Math.sin(angle);
    down = -speed * Math.cos(angle);
    y = PADDLE.y - BALL;
  }
  const hit = bricks.find((brick) => hits({ x, y }, brick));
  if (hit) {
    const isFromSide = ball.y > hit.y && ball.y < hit.y + hit.height;
    if (isFromSide) across = -across;
    else down = -down;
  }
  const left = hit ? bricks.filter((brick) => brick !== hit) : bricks;
  const isLost = y > HEIGHT + BALL;
  return {
    ball: { x, y, across, down },
    paddle,
    bricks: left,
    score: score + (hit ? 10 : 0),
    lives: lives - (isLost ? 1 : 0),
    isLost,
  };
}

export function mount(root, { title, rows, columns, lives, speed }) {
  const best = `${title}/best`;
  const canvas = h('canvas', {
    width: String(WIDTH),
    height: String(HEIGHT),
    role: 'img',
    'aria-label': 'Bricks, ball and paddle',
  });
  const score = h('p', { class: 'score' });
  const status = h('p', { role: 'status' });
  const toggle = h('button', { type: 'button', class: 'primary', onclick: () => startOrPause() });
  const held = new Set();
  let game;
  let level;
  let ticking;

  const newBall = () => {
    const fast = speed * (1 + (level - 1) * 0.15);
    return { x: WIDTH / 2, y: PADDLE.y - BALL, across: fast * 0.5, down: -fast * 0.87 };
  };

  function restart() {
    level = 1;
    game = {
      ball: newBall(),
      paddle: WIDTH / 2,
      bricks: bricksOf({ rows, columns }),
      score: 0,
      lives,
    };
  }

  function stop() {
    clearInterval(ticking);
    ticking = undefined;
  }

  function startOrPause() {
    if (ticking !== undefined) stop();
    else {
      if (game.lives === 0) restart();
      ticking = setInterval(tick, 1000 / 60);
    }
    show();
  }

  const within = (x) => Math.min(Math.max(x, PADDLE.width / 2), WIDTH - PADDLE.width / 2);

  function tick() {
    const steer = (held.has('ArrowRight') ? 7 : 0) - (held.has('ArrowLeft') ? 7 : 0);
    game = step({ ...game, paddle: within(game.paddle + steer) });
    if (game.isLost || game.bricks.length === 0) {
      if (game.bricks.length === 0) {
        level += 1;
        game.bricks = bricksOf({ rows, columns });
      }
      game = { ...game, ball: newBall(), paddle: WIDTH / 2 };
      stop();
    }
    keep(best, Math.max(kept(best, 0), game.score));
    show();
  }

  function show() {
    const pen = canvas.getContext('2d');
    const colours = getComputedStyle(root);
    pen.clearRect(0, 0, WIDTH, HEIGHT);
    for (const { x, y, width, height, colour } of game.bricks) {
      pen.fillStyle = colour;
      pen.fillRect(x, y, width, height);
    }
    pen.fillStyle = colours.getPropertyValue('--accent');
    pen.fillRect(game.paddle - PADDLE.width / 2, PADDLE.y, PADDLE.width, PADDLE.height);
    pen.fillStyle = colours.getPropertyValue('--text');
    pen.beginPath();
    pen.arc(game.ball.x, game.ball.y, BALL, 0, 2 * Math.PI);
    pen.fill();
    score.textContent = `Score ${game.score} · Lives ${game.lives} · Level ${level} · High score ${kept(best, 0)}`;
    status.textContent = game.lives === 0 ? `Game over with ${game.score} points.` : '';
    toggle.textContent = ticking ? 'Pause' : game.lives === 0 ? 'Play again' : 'Start';
  }

  function press(event) {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      held.add(event.key);
      event.preventDefault();
    } else if (event.key === ' ' && !event.target.closest?.('button')) {
      event.preventDefault();
      startOrPause();
    }
  }

  const release = ({ key }) => held.delete(key);

  canvas.addEventListener('pointermove', ({ offsetX }) => {
    game.paddle = within((offsetX / canvas.clientWidth) * WIDTH);
    show();
  });

  root.replaceChildren(
    h(
      'main',
      { class: 'panel breakout' },
      h('h1', {}, title),
      score,
      canvas,
      status,
      h('div', { class: 'row' }, toggle),
      h('p', { class: 'muted' }, 'Move the paddle with the mouse, a finger or the arrow keys.'),
    ),
  );
  document.addEventListener('keydown', press);
  document.addEventListener('keyup', release);
  restart();
  show();
  return () => {
    stop();
    document.removeEventListener('keydown', press);
    document.removeEventListener('keyup', release);
  };
}
