import { h } from './dom.js';
import { keep, kept } from './play.js';

/** The shortest times with a new one among them. */
export function withTime(times, time, most) {
  return [...times, time].sort((a, b) => a - b).slice(0, most);
}

export const average = (times) =>
  Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);

const SHORTEST_WAIT = 1000;
const LONGEST_WAIT = 4000;

export const waiting = (random = Math.random) =>
  SHORTEST_WAIT + random() * (LONGEST_WAIT - SHORTEST_WAIT);

const WORDS = {
  idle: 'Press to start',
  wait: 'Wait …',
  go: 'Now!',
  early: 'Too early. Press to try again',
};

export function mount(root, { title, best: most }) {
  const storage = `${title}/times`;
  let state = 'idle';
  let shownAt = 0;
  let timeout;
  const times = [];
  const pad = h('button', { type: 'button', class: 'pad idle', onpointerdown: press });
  const status = h('p', { role: 'status' });
  const list = h('ol', { class: 'best' });

  function enter(next, words = WORDS[next]) {
    state = next;
    pad.className = `pad ${next}`;
    pad.textContent = words;
  }

  function press(event) {
    event?.preventDefault();
    if (state === 'idle' || state === 'early') {
      enter('wait');
      timeout = setTimeout(() => {
        enter('go');
        shownAt = performance.now();
      }, waiting());
    } else if (state === 'wait') {
      clearTimeout(timeout);
      enter('early');
    } else {
      const time = Math.round(performance.now() - shownAt);
      times.push(time);
      keep(storage, withTime(kept(storage, []), time, most));
      enter('idle', `${time} ms. Press to go on`);
      render();
    }
  }

  function render() {
    status.textContent =
      times.length === 0
        ? 'Press as soon as the circle turns green.'
        : `${times.length} ${times.length === 1 ? 'try' : 'tries'}, ${average(times)} ms on average`;
    list.replaceChildren(...kept(storage, []).map((time) => h('li', {}, `${time} ms`)));
  }

  function key(event) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (!event.repeat) press(event);
  }

  pad.addEventListener('keydown', key);
  enter('idle');
  render();
  root.replaceChildren(
    h(
      'main',
      { class: 'panel reaction' },
      h('h1', {}, title),
      pad,
      status,
      h('h2', {}, `Best ${most}`),
      list,
      h(
        'button',
        {
          type: 'button',
          onclick: () => {
            keep(storage, []);
            render();
          },
        },
        'Clear the list',
      ),
    ),
  );
  return () => clearTimeout(timeout);
}
