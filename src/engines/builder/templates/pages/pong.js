import { arcade } from './arcade.js';

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

/** The next place of the computer's paddle, which is slower than the ball and waits while the ball flies away. */
export function followed(paddle, ball, pace) {
  const aim = ball.across > 0 ? ball.y : HEIGHT / 2;
  return within(paddle + Math.min(Math.max(aim - paddle, -pace), pace));
}

const PACE = { Easy: 2.6, Medium: 3.8, Hard: 5.2 };
const PADDLE_SPEED = 6;

export function mount(root, { title, goal, computer, level, speed }) {
  let game;
  let points;

  const winner = () => Object.keys(points).find((side) => points[side] >= goal);
  const names = computer
    ? { left: 'You win', right: 'The computer wins' }
    : { left: 'Left wins', right: 'Right wins' };

  const page = {
    name: 'pong',
    title,
    label: 'Court with two paddles',
    help: computer
      ? 'Move your paddle, on the left, with the mouse, a finger, the arrow keys or W and S.'
      : 'Left: W and S. Right: arrow keys. Each half of the court also follows a finger.',
    width: WIDTH,
    height: HEIGHT,
    radius: BALL,
    keys: ['w', 's', 'ArrowUp', 'ArrowDown'],
  };
  return arcade(root, page, {
    restart() {
      points = { left: 0, right: 0 };
      game = { ball: served(1, speed), left: HEIGHT / 2, right: HEIGHT / 2 };
    },
    tick(held) {
      const steer = (up, down) =>
        (held.has(down) ? PADDLE_SPEED : 0) - (held.has(up) ? PADDLE_SPEED : 0);
      const own = steer('w', 's') + (computer ? steer('ArrowUp', 'ArrowDown') : 0);
      const left = within(game.left + own);
      const right = computer
        ? followed(game.right, game.ball, PACE[level])
        : within(game.right + steer('ArrowUp', 'ArrowDown'));
      game = step({ ...game, left, right });
      if (!game.scored) return false;
      points[game.scored] += 1;
      game.ball = served(game.scored === 'left' ? -1 : 1, speed);
      return winner() !== undefined;
    },
    point(x, y) {
      if (computer || x < WIDTH / 2) game.left = within(y);
      else game.right = within(y);
    },
    paint(pen, colour) {
      pen.fillStyle = colour('--line');
      for (let y = 8; y < HEIGHT; y += 24) pen.fillRect(WIDTH / 2 - 1, y, 2, 12);
      pen.fillStyle = colour('--accent');
      const { width, height } = PADDLE;
      pen.fillRect(EDGE, game.left - height / 2, width, height);
      pen.fillRect(WIDTH - EDGE - width, game.right - height / 2, width, height);
    },
    ball: () => game.ball,
    isOver: () => winner() !== undefined,
    score: () => `${points.left} : ${points.right}`,
    status: () =>
      winner() ? `${names[winner()]}!` : `First to ${goal} ${goal === 1 ? 'point' : 'points'}`,
  });
}
