import { h } from './dom.js';

/** "5:00", "0:09.4" in the last ten seconds, "1:30:00". */
export function timeText(milliseconds) {
  const left = Math.max(0, milliseconds);
  const seconds = left < 10_000 ? Math.floor(left / 100) / 10 : Math.ceil(left / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = (seconds % 60).toFixed(left < 10_000 ? 1 : 0).padStart(left < 10_000 ? 4 : 2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** The clocks after a move: the player who moved gets the increment, and the other clock runs. */
export const moved = ({ left, turn, moves }, increment) => ({
  left: left.with(turn, left[turn] + increment),
  turn: 1 - turn,
  moves: moves.with(turn, moves[turn] + 1),
});

export function mount(root, { title, minutes, increment, names }) {
  let game;
  let since;
  let ticking;
  const status = h('p', { role: 'status' });
  const length = h('input', { type: 'number', min: '0.5', step: '0.5', value: String(minutes) });
  const extra = h('input', { type: 'number', min: '0', value: String(increment) });
  const sides = names.map((name, side) => {
    const time = h('span', { class: 'time' });
    const moves = h('span', { class: 'muted' });
    const button = h(
      'button',
      { type: 'button', class: 'side', onclick: () => press(side) },
      name,
      time,
      moves,
    );
    return { button, time, moves };
  });
  const pause = h('button', { type: 'button', onclick: () => (ticking ? stop() : run()) });

  const isOver = () => game.left.some((time) => time <= 0);

  function restart() {
    stop();
    const time = Math.max(0.5, Number(length.value)) * 60_000;
    game = { left: [time, time], turn: undefined, moves: [0, 0] };
    show();
  }

  function run() {
    if (isOver() || game.turn === undefined) return;
    since = Date.now();
    ticking = setInterval(tick, 50);
    show();
  }

  function stop() {
    clearInterval(ticking);
    ticking = undefined;
    if (game) show();
  }

  function tick() {
    const now = Date.now();
    game.left = game.left.with(game.turn, game.left[game.turn] - (now - since));
    since = now;
    if (isOver()) stop();
    else show();
  }

  /** The player who pressed the clock has moved; the first press starts the other clock. */
  function press(side) {
    if (isOver()) return;
    if (game.turn === undefined) {
      game.turn = 1 - side;
      run();
    } else if (side === game.turn && ticking) {
      tick();
      if (!isOver()) game = moved(game, Math.max(0, Number(extra.value)) * 1000);
      show();
    }
  }

  function key(event) {
    if (event.key !== ' ' || event.target.closest?.('button, input')) return;
    event.preventDefault();
    press(game.turn ?? 1);
  }

  function show() {
    for (const [side, { button, time, moves }] of sides.entries()) {
      time.textContent = timeText(game.left[side]);
      moves.textContent = `${game.moves[side]} moves`;
      button.classList.toggle('running', game.turn === side && ticking !== undefined);
      button.classList.toggle('over', game.left[side] <= 0);
    }
    const loser = game.left.findIndex((time) => time <= 0);
    status.textContent =
      loser >= 0
        ? `${names[loser]} has no time left.`
        : game.turn === undefined
          ? 'Press your own side when you have moved: the other clock starts.'
          : ticking
            ? `${names[game.turn]} is to move.`
            : 'Paused.';
    pause.textContent = ticking ? 'Pause' : 'Go on';
    pause.disabled = game.turn === undefined || isOver();
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel wide' },
      h('h1', {}, title),
      h(
        'div',
        { class: 'sides' },
        sides.map(({ button }) => button),
      ),
      status,
      h('div', { class: 'row' }, pause, h('button', { type: 'button', onclick: restart }, 'Reset')),
      h(
        'div',
        { class: 'row' },
        h('label', { class: 'row' }, 'Minutes each', length),
        h('label', { class: 'row' }, 'Seconds added for each move', extra),
      ),
    ),
  );
  document.addEventListener('keydown', key);
  restart();
  return () => {
    stop();
    document.removeEventListener('keydown', key);
  };
}
