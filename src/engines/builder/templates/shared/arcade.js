import { h } from './dom.js';

const STEPS_PER_SECOND = 60;

const nameOf = ({ key }) => (key.length === 1 ? key.toLowerCase() : key);

/**
 * A game of paddles and a ball on a canvas: the button, the keys and the loop. `game` has `restart()`, `tick(held)` with
 * the keys that are held down, which returns true to pause, `point(x, y)` for the mouse and fingers, `paint(pen, colour)`
 * without the ball, `ball()`, `isOver()`, and the texts `score()` and `status()`.
 */
export function arcade(root, { name, title, label, help, width, height, radius, keys }, game) {
  const canvas = h('canvas', {
    width: String(width),
    height: String(height),
    role: 'img',
    'aria-label': label,
  });
  const score = h('p', { class: 'score' });
  const status = h('p', { role: 'status' });
  const toggle = h('button', { type: 'button', class: 'primary', onclick: () => startOrPause() });
  const held = new Set();
  let ticking;

  function stop() {
    clearInterval(ticking);
    ticking = undefined;
  }

  function startOrPause() {
    if (ticking !== undefined) stop();
    else {
      if (game.isOver()) game.restart();
      ticking = setInterval(tick, 1000 / STEPS_PER_SECOND);
    }
    show();
  }

  function tick() {
    if (game.tick(held)) stop();
    show();
  }

  function show() {
    const pen = canvas.getContext('2d');
    const colours = getComputedStyle(root);
    pen.clearRect(0, 0, width, height);
    game.paint(pen, (variable) => colours.getPropertyValue(variable));
    pen.fillStyle = colours.getPropertyValue('--text');
    pen.beginPath();
    pen.arc(game.ball().x, game.ball().y, radius, 0, 2 * Math.PI);
    pen.fill();
    score.textContent = game.score();
    status.textContent = game.status();
    toggle.textContent = ticking ? 'Pause' : game.isOver() ? 'Play again' : 'Start';
  }

  function press(event) {
    const key = nameOf(event);
    if (keys.includes(key)) held.add(key);
    else if (key === ' ' && !event.target.closest?.('button')) startOrPause();
    else return;
    event.preventDefault();
  }

  const release = (event) => held.delete(nameOf(event));

  canvas.addEventListener('pointermove', ({ offsetX, offsetY }) => {
    game.point((offsetX / canvas.clientWidth) * width, (offsetY / canvas.clientHeight) * height);
    show();
  });

  root.replaceChildren(
    h(
      'main',
      { class: `panel ${name}` },
      h('h1', {}, title),
      score,
      canvas,
      status,
      h('div', { class: 'row' }, toggle),
      h('p', { class: 'muted' }, help),
    ),
  );
  document.addEventListener('keydown', press);
  document.addEventListener('keyup', release);
  game.restart();
  show();
  return () => {
    stop();
    document.removeEventListener('keydown', press);
    document.removeEventListener('keyup', release);
  };
}
