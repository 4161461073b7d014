import { h } from './dom.js';
import { linesOf } from './play.js';

/** So many whole numbers from the lowest to the highest. */
export function numbers(lowest, highest, count, random = Math.random) {
  return Array.from(
    { length: count },
    () => lowest + Math.floor(random() * (highest - lowest + 1)),
  );
}

/** So many of them, none of them twice. */
export function uniqueNumbers(lowest, highest, count, random = Math.random) {
  const drawn = new Set();
  while (drawn.size < count) drawn.add(numbers(lowest, highest, 1, random)[0]);
  return [...drawn];
}

export function mount(root, { title, action, lowest, highest, count, choices, unique }) {
  const field = (label, value) => {
    const input = h('input', { type: 'number', step: '1', value: String(value) });
    return [input, h('label', {}, label, input)];
  };
  const [from, fromLabel] = field('Lowest', lowest ?? 1);
  const [to, toLabel] = field('Highest', highest ?? 2);
  const [many, manyLabel] = field('How many', count ?? 1);
  const lines = h('textarea', { rows: '6', value: (choices ?? []).join('\n') });
  const result = h('output', { class: 'picked', 'aria-live': 'polite' }, '?');
  const past = h('ol', { class: 'muted', reversed: true });

  function draw() {
    const things = choices && linesOf(lines.value);
    const [least, most, times] = [from, to, many].map(({ value }) => Number(value));
    const isPossible = things
      ? things.length > 0
      : Number.isInteger(least) &&
        most >= least &&
        times >= 1 &&
        times <= (unique ? Math.min(100, most - least + 1) : 100);
    if (!isPossible) {
      result.textContent = '–';
      return;
    }
    const drawn = things ? [] : (unique ? uniqueNumbers : numbers)(least, most, times);
    const sum = drawn.reduce((total, number) => total + number, 0);
    result.textContent = things
      ? things[numbers(0, things.length - 1, 1)[0]]
      : `${drawn.join(', ')}${drawn.length > 1 ? ` (together ${sum})` : ''}`;
    past.prepend(h('li', {}, result.textContent));
    if (past.children.length > 10) past.lastChild.remove();
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      choices ? h('label', {}, 'One on each line', lines) : [fromLabel, toLabel, manyLabel],
      result,
      h('button', { type: 'button', class: 'primary', onclick: draw }, action),
      past,
    ),
  );
  return () => {};
}
