import { choice } from './choice.js';
import { h } from './dom.js';
import { keep, kept } from './play.js';

/** Milliseconds that a mole stays up: fewer with each point, but never below a third. */
export const stay = (usual, score) => Math.max(usual / 3, usual * 0.98 ** score);

/** Another hole than the last one. */
export function nextHole(holes, last, random = Math.random) {
  const free = Array.from({ length: holes }, (_, index) => index).filter((hole) => hole !== last);
  return free[Math.floor(random() * free.length)];
}

const LEVELS = { Easy: 1400, Medium: 1000, Hard: 650 };

export function mount(root, { title, seconds, columns, rows, level: first }) {
  const record = `${title}: high score`;
  let up;
  let score = 0;
  let missed = 0;
  let left = seconds;
  let level = first;
  let turning;
  let ticking;
  const figures = h('p', { class: 'row' });
  const status = h('p', { role: 'status' });
  const field = h('div', { class: 'holes', style: `--columns: ${columns}` });
  const holes = Array.from({ length: columns * rows }, (_, index) =>
    h(
      'button',
      {
        type: 'button',
        class: 'hole',
        'aria-label': `hole ${index + 1}: empty`,
        onclick: () => hit(index),
      },
      h('span', { 'aria-hidden': 'true' }),
    ),
  );
  field.append(...holes);

  function stop() {
    clearTimeout(turning);
    clearInterval(ticking);
    ticking = undefined;
    up = undefined;
  }

  function start() {
    stop();
    [score, missed, left] = [0, 0, seconds];
    status.textContent = 'Hit them!';
    ticking = setInterval(() => {
      left -= 1;
      if (left <= 0) end();
      show();
    }, 1000);
    pop();
  }

  function end() {
    stop();
    const best = kept(record, 0);
    keep(record, Math.max(best, score));
    status.textContent = `Time is up: ${score} ${score === 1 ? 'hit' : 'hits'}, ${missed} missed.${score > best ? ' A new high score!' : ''}`;
  }

  function pop() {
    up = nextHole(holes.length, up);
    show();
    turning = setTimeout(
      () => {
        missed += 1;
        pop();
      },
      stay(LEVELS[level], score),
    );
  }

  function hit(index) {
    if (ticking === undefined || index !== up) return;
    clearTimeout(turning);
    score += 1;
    pop();
  }

  function show() {
    figures.replaceChildren(
      h('strong', { class: 'score' }, `Score ${score}`),
      h('span', { role: 'timer' }, `${left} s`),
      h('span', { class: 'muted' }, `High score ${kept(record, 0)}`),
    );
    for (const [index, hole] of holes.entries()) {
      hole.classList.toggle('up', index === up);
      hole.setAttribute('aria-label', `hole ${index + 1}: ${index === up ? 'hit it' : 'empty'}`);
    }
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      figures,
      field,
      status,
      h(
        'div',
        { class: 'row' },
        h('button', { type: 'button', class: 'primary', onclick: start }, 'Start'),
        choice('Level', Object.keys(LEVELS), first, (name) => {
          level = name;
        }),
      ),
    ),
  );
  show();
  return stop;
}
