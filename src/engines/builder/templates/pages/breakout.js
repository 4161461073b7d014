import { arcade } from './arcade.js';
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

const within = (x) => Math.min(Math.max(x, PADDLE.width / 2), WIDTH - PADDLE.width / 2);

export function mount(root, { title, rows, columns, lives, speed }) {
  const best = `${title}/best`;
  let game;
  let level;

  const newBall = () => {
    const fast = speed * (1 + (level - 1) * 0.15);
    return { x: WIDTH / 2, y: PADDLE.y - BALL, across: fast * 0.5, down: -fast * 0.87 };
  };
  const isOver = () => game.lives === 0;

  const page = {
    name: 'breakout',
    title,
    label: 'Bricks, ball and paddle',
    help: 'Move the paddle with the mouse, a finger or the arrow keys.',
    width: WIDTH,
    height: HEIGHT,
    radius: BALL,
    keys: ['ArrowLeft', 'ArrowRight'],
  };
  return arcade(root, page, {
    restart() {
      level = 1;
      const bricks = bricksOf({ rows, columns });
      game = { ball: newBall(), paddle: WIDTH / 2, bricks, score: 0, lives };
    },
    tick(held) {
      const steer = (held.has('ArrowRight') ? 7 : 0) - (held.has('ArrowLeft') ? 7 : 0);
      game = step({ ...game, paddle: within(game.paddle + steer) });
      const isCleared = game.bricks.length === 0;
      if (isCleared) {
        level += 1;
        game.bricks = bricksOf({ rows, columns });
      }
      if (isCleared || game.isLost) game = { ...game, ball: newBall(), paddle: WIDTH / 2 };
      keep(best, Math.max(kept(best, 0), game.score));
      return isCleared || game.isLost;
    },
    point(x) {
      game.paddle = within(x);
    },
    paint(pen, colour) {
      for (const brick of game.bricks) {
        pen.fillStyle = brick.colour;
        pen.fillRect(brick.x, brick.y, brick.width, brick.height);
      }
      pen.fillStyle = colour('--accent');
      pen.fillRect(game.paddle - PADDLE.width / 2, PADDLE.y, PADDLE.width, PADDLE.height);
    },
    ball: () => game.ball,
    isOver,
    score: () =>
      `Score ${game.score} · Lives ${game.lives} · Level ${level} · High score ${kept(best, 0)}`,
    status: () => (isOver() ? `Game over with ${game.score} points.` : ''),
  });
}
