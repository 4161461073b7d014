import { h } from './dom.js';
import { keep, kept } from './play.js';

const DAY = 86_400_000;
const ROUND = 2 * Math.PI * 54;

/** The total of a day such as "2026-05-17". */
export const sumOf = (entries, day) =>
  entries.filter((entry) => entry.day === day).reduce((sum, { amount }) => sum + amount, 0);

/** The last days up to one, each with its sum. */
export function lastDays(entries, day, count = 7) {
  return Array.from({ length: count }, (_, at) => {
    const other = new Date(Date.parse(day) - (count - 1 - at) * DAY).toISOString().slice(0, 10);
    return { day: other, sum: sumOf(entries, other) };
  });
}

/** Days in a row that reached the goal; today counts once it has. */
export function daysInARow(entries, day, goal) {
  let count = sumOf(entries, day) >= goal ? 1 : 0;
  for (let back = 1; ; back += 1) {
    const other = new Date(Date.parse(day) - back * DAY).toISOString().slice(0, 10);
    if (sumOf(entries, other) < goal) return count;
    count += 1;
  }
}

const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const NAMES = new Intl.DateTimeFormat(undefined, { weekday: 'short', timeZone: 'UTC' });

function svg(tag, properties, ...children) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

export function mount(root, { title, goal: first, unit, steps }) {
  let { goal, entries } = kept(title, { goal: first, entries: [] });
  const today = () => new Date().toLocaleDateString('sv');
  const shown = (amount) => `${number.format(amount)} ${unit}`.trim();
  const arc = svg('circle', { cx: 60, cy: 60, r: 54, class: 'done', 'stroke-dasharray': ROUND });
  const sum = h('p', { class: 'sum', role: 'status' });
  const status = h('p', { class: 'muted' });
  const week = h('ol', { class: 'week' });
  const own = h('input', {
    type: 'number',
    min: '0',
    step: 'any',
    required: true,
    'aria-label': 'Own amount',
  });
  const aim = h('input', {
    type: 'number',
    min: '1',
    step: 'any',
    value: String(goal),
    onchange: ({ target }) => {
      if (Number(target.value) > 0) goal = Number(target.value);
      change(entries);
    },
  });

  function change(next) {
    entries = next;
    keep(title, { goal, entries });
    show();
  }

  const add = (amount) => change([...entries, { day: today(), amount }]);

  function show() {
    const done = sumOf(entries, today());
    const share = Math.min(1, done / goal);
    arc.setAttribute('stroke-dashoffset', ROUND * (1 - share));
    sum.textContent = `${shown(done)} of ${shown(goal)}`;
    const days = daysInARow(entries, today(), goal);
    status.textContent =
      done >= goal
        ? `Goal reached! ${days} ${days === 1 ? 'day' : 'days'} in a row.`
        : `${shown(goal - done)} to go`;
    week.replaceChildren(
      ...lastDays(entries, today()).map(({ day, sum: amount }) =>
        h(
          'li',
          { title: `${day}: ${shown(amount)}`, class: amount >= goal && 'reached' },
          h('span', {
            class: 'bar',
            style: `--share: ${Math.round(Math.min(1, amount / goal) * 100)}%`,
          }),
          NAMES.format(new Date(day)),
        ),
      ),
    );
  }

  const button = (label, onclick, properties = {}) =>
    h('button', { type: 'button', onclick, ...properties }, label);

  root.replaceChildren(
    h(
      'main',
      { class: 'panel goal' },
      h('h1', {}, title),
      svg(
        'svg',
        { viewBox: '0 0 120 120', class: 'ring', 'aria-hidden': 'true' },
        svg('circle', { cx: 60, cy: 60, r: 54, class: 'whole' }),
        arc,
      ),
      sum,
      status,
      h(
        'div',
        { class: 'row' },
        steps.map((step) => button(`+ ${shown(step)}`, () => add(step), { class: 'primary' })),
        button('Undo', () => change(entries.slice(0, -1))),
      ),
      h(
        'form',
        {
          class: 'row',
          onsubmit: (event) => {
            event.preventDefault();
            add(Number(own.value));
            own.value = '';
          },
        },
        own,
        h('button', {}, 'Add'),
      ),
      h('h2', {}, 'Last seven days'),
      week,
      h('label', { class: 'row' }, `Daily goal${unit ? `, ${unit}` : ''}`, aim),
    ),
  );
  show();
  // After midnight a new day begins.
  const ticking = setInterval(show, 60_000);
  return () => clearInterval(ticking);
}
