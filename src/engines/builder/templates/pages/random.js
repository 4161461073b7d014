import { h } from './dom.js';
import { linesOf } from './play.js';

/** Random whole numbers from the lowest to the highest. */
export function numbers(lowest, highest, count, random = Math.random) {
  return Array.from(
    { length: count },
    () => lowest + Math.floor(random() * (highest - lowest + 1)),
  );
}

/** Picks some of them, none twice. */
export function uniqueNumbers(lowest, highest, count, random = Math.random) {
  const drawn = new Set();
  while (drawn.size < count) drawn.add(numbers(lowest, highest, 1, random)[0]);
  return [...drawn];
}

/** How often each result came, in percent: "Heads: 3 (75 %)". */
export function statistics(results) {
  const counts = new Map();
  for (const result of results) counts.set(result, (counts.get(result) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a.localeCompare(b, undefined, { numeric: true }))
    .map(
      ([result, times]) => `${result}: ${times} (${Math.round((times / results.length) * 100)} %)`,
    );
}

/** The turn of a wheel, in degrees, that brings the middle of a field to the top. */
export const turnTo = (index, fields, before) =>
  Math.ceil(before / 360) * 360 + 1440 + 360 - ((index + 0.5) * 360) / fields;

/** A wheel with a field for each line. */
function wheelOf(lines) {
  const hue = (index) => `oklch(80% 0.12 ${(index * 360) / lines.length})`;
  const slices = lines.map(
    (_, index) =>
      `${hue(index)} ${(index / lines.length) * 100}% ${((index + 1) / lines.length) * 100}%`,
  );
  return h(
    'div',
    {
      class: 'wheel',
      'aria-hidden': 'true',
      style: `background: conic-gradient(${slices.join(', ')})`,
    },
    lines.map((line, index) =>
      h('span', { style: `transform: rotate(${((index + 0.5) * 360) / lines.length}deg)` }, line),
    ),
  );
}

export function mount(root, settings) {
  const {
    title,
    action,
    lowest,
    highest,
    count,
    choices,
    unique,
    texts,
    wheel: isWheel,
  } = settings;
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
  const often = h('p', { class: 'muted statistics' });
  const results = [];
  const place = h('div', { class: 'wheel-place' });
  let turned = 0;

  function showWheel() {
    if (isWheel) place.replaceChildren(wheelOf(linesOf(lines.value)));
  }

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
    const chosen = things?.[numbers(0, things.length - 1, 1)[0]];
    const sum = drawn.reduce((total, number) => total + number, 0);
    result.textContent = things
      ? chosen
      : `${drawn.join(', ')}${drawn.length > 1 ? ` (together ${sum})` : ''}`;
    if (isWheel) {
      turned = turnTo(things.indexOf(chosen), things.length, turned);
      place.firstChild.style.transform = `rotate(${turned}deg)`;
    }
    results.push(result.textContent);
    if (!texts && new Set(results).size <= 12)
      often.textContent = `${results.length} in all. ${statistics(results).join(', ')}`;
    past.prepend(h('li', {}, result.textContent));
    if (past.children.length > 10) past.lastChild.remove();
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      isWheel && place,
      choices
        ? h(
            'details',
            { open: !texts },
            h('summary', {}, 'Choices'),
            h('label', {}, 'One on each line', lines),
          )
        : [fromLabel, toLabel, manyLabel],
      result,
      h('button', { type: 'button', class: 'primary', onclick: draw }, action),
      texts &&
        h(
          'button',
          { type: 'button', onclick: () => navigator.clipboard?.writeText(result.textContent) },
          'Copy',
        ),
      often,
      past,
    ),
  );
  lines.addEventListener('input', showWheel);
  showWheel();
  return () => {};
}
