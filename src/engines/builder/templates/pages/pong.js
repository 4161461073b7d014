import { h } from './dom.js';

export const WIDTH = 520;
export const HEIGHT = 320;
const BALL = 6;
const PADDLE = { width: 10, height: 64 };
const EDGE = 16;

const within = (y) => Math.min(Math.max(y, PADDLE.height / 2), HEIGHT - PADDLE.height / 2);

/** The ball in the middle, on its way to one side. */
export const served = (side, speed) => ({
  x: WIDTH / 2,
  y: HEIGHT / 2,
  across: side * speed * 0.9,
  down: speed * 0.4,
});

/** The game one step later: `scored` is the side that has made a point. Every return makes the ball a little faster. */
export function step({ ball, left, right }) {
  let { x, y, across, down } = ball;
  x += across;
  y += down;
  if (y < BALL || y > HEIGHT - BALL) {
    down = -down;
    y = Math.min(Math.max(y, BALL), HEIGHT - BALL);
  }
  const returned = (paddle, face) => {
    const speed = Math.min(Math.hypot(across, down) * 1.04, 12);
    const angle = ((y - paddle) / (PADDLE.height / 2)) * (Math.PI / 3.6);
    x = face;
    across = Math.sign(WIDTH / 2 - face) * speed * Math.cos(angle);
    down = speed * Math.sin(angle);
  };
  const meets = (paddle) => Math.abs(y - paddle) <= PADDLE.height / 2 + BALL;
  const [near, far] = [EDGE + PADDLE.width + BALL, WIDTH - EDGE - PADDLE.width - BALL];
  if (across < 0 && x <= near && ball.x > near - 12 && meets(left)) returned(left, near);
  else if (across > 0 && x >= far && ball.x < far + 12 && meets(right)) returned(right, far);
  const scored = x < -BALL ? 'right' : x > WIDTH + BALL ? 'left' : undefined;
  return { ball: { x, y, across, down }, left, right, scored };
}

/** Moves the computer's paddle: slower than the ball, and to the middle while the ball flies away. */
export function followed(paddle, ball, pace) {
  const aim = ball.across > 0 ? ball.y : HEIGHT / 2;
  return within(paddle + Math.min(Math.max(aim - paddle, -pace), pace));
}

const PACE = { Easy: 2.6, Medium: 3.8, Hard: 5.2 };
const PADDLE_SPEED = 6;

export function mount(root, { title, goal, computer, level, speed }) {
  const canvas = h('canvas', {
    width: String(WIDTH),
    height: String(HEIGHT),
    role: 'img',
    'aria-label': 'Court with two paddles',
  });
  const score = h('p', { class: 'score' });
  const status = h('p', { role: 'status' });
  const toggle = h('button', { type: 'button', class: 'primary', onclick: () => startOrPause() });
  const held = new Set();
  let game;
  let points;
  let ticking;

  function restart() {
    points = { left: 0, right: 0 };
    game = { ball: served(1, speed), left: HEIGHT / 2, right: HEIGHT / 2 };
  }

  const winner = () => Object.keys(points).find((side) => points[side] >= goal);

  function stop() {
    clearInterval(ticking);
    ticking = undefined;
  }

  function startOrPause() {
    if (ticking !== undefined) stop();
    else {
      if (winner()) restart();
      ticking = setInterval(tick, 1000 / 60);
    }
    show();
  }

  const steer = (up, down) =>
    (held.has(down) ? PADDLE_SPEED : 0) - (held.has(up) ? PADDLE_SPEED : 0);

  function tick() {
    const own = steer('w', 's') + (computer ? steer('ArrowUp', 'ArrowDown') : 0);
    const left = within(game.left + own);
    const right = computer
      ? followed(game.right, game.ball, PACE[level])
      : within(game.right + steer('ArrowUp', 'ArrowDown'));
    game = step({ ...game, left, right });
    if (game.scored) {
      points[game.scored] += 1;
      game.ball = served(game.scored === 'left' ? -1 : 1, speed);
      if (winner()) stop();
    }
    show();
  }

  function show() {
    const pen = canvas.getContext('2d');
    const colours = getComputedStyle(root);
    pen.clearRect(0, 0, WIDTH, HEIGHT);
    pen.fillStyle = colours.getPropertyValue('--line');
    for (let y = 8; y < HEIGHT; y += 24) pen.fillRect(WIDTH / 2 - 1, y, 2, 12);
    pen.fillStyle = colours.getPropertyValue('--accent');
    pen.fillRect(EDGE, game.left - PADDLE.height / 2, PADDLE.width, PADDLE.height);
    pen.fillRect(
      WIDTH - EDGE - PADDLE.width,
      game.right - PADDLE.height / 2,
      PADDLE.width,
      PADDLE.height,
    );
    pen.fillStyle = colours.getPropertyValue('--text');
    pen.beginPath();
    pen.arc(game.ball.x, game.ball.y, BALL, 0, 2 * Math.PI);
    pen.fill();
    score.textContent = `${points.left} : ${points.right}`;
    const names = computer
      ? { left: 'You win', right: 'The computer wins' }
      : { left: 'Left wins', right: 'Right wins' };
    status.textContent = winner()
      ? `${names[winner()]}!`
      : `First to ${goal} ${goal === 1 ? 'point' : 'points'}`;
    toggle.textContent = ticking ? 'Pause' : winner() ? 'Play again' : 'Start';
  }

  const nameOf = ({ key }) => (key.length === 1 ? key.toLowerCase() : key);

  function press(event) {
    const key = nameOf(event);
    if (/^(?:w|s|ArrowUp|ArrowDown)$/.test(key)) {
      held.add(key);
      event.preventDefault();
    } else if (key === ' ' && !event.target.closest?.('button')) {
      event.preventDefault();
      startOrPause();
    }
  }

  const release = (event) => held.delete(nameOf(event));

  canvas.addEventListener('pointermove', ({ offsetX, offsetY }) => {
    const y = within((offsetY / canvas.clientHeight) * HEIGHT);
    if (computer || offsetX < canvas.clientWidth / 2) game.left = y;
    else game.right = y;
    show();
  });

  root.replaceChildren(
    h(
      'main',
      { class: 'panel pong' },
      h('h1', {}, title),
      score,
      canvas,
      status,
      h('div', { class: 'row' }, toggle),
      h(
        'p',
        { class: 'muted' },
        computer
          ? 'Move your paddle, on the left, with the mouse, a finger, the arrow keys or W and S.'
          : 'Left: W and S. Right: arrow keys. Each half of the court also follows a finger.',
      ),
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
