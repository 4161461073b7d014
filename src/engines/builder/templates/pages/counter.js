import { h } from './dom.js';
import { keep, kept } from './play.js';

/** A count after a step, within its limits. */
export const counted = (count, step, { least, most }) =>
  Math.min(
    most ?? Number.POSITIVE_INFINITY,
    Math.max(least ?? Number.NEGATIVE_INFINITY, count + step),
  );

export function mount(root, { title, names, step, limits, goal }) {
  let counters = kept(
    title,
    names.map((name) => ({ name, count: 0 })),
  );
  const list = h('ul', { class: 'counters' });
  const sum = h('p', { role: 'status' });
  const by = h('input', { type: 'number', min: '1', value: String(step) });

  function change(next) {
    counters = next;
    keep(title, counters);
    show();
  }

  const set = (counter, count) =>
    change(counters.map((one) => (one === counter ? { ...one, count } : one)));
  const stepSize = () => Math.max(1, Number(by.value) || 1);

  function view(counter) {
    const { name, count } = counter;
    const button = (label, text, onclick, kind) =>
      h(
        'button',
        { type: 'button', class: kind, 'aria-label': `${label}: ${name}`, onclick },
        text,
      );
    return h(
      'li',
      {},
      h('h2', {}, name),
      h('output', { class: count < 0 ? 'count below' : 'count' }, String(count)),
      goal !== undefined &&
        h('progress', {
          max: String(goal),
          value: count,
          'aria-label': `${name}: ${count} of ${goal}`,
        }),
      goal !== undefined && h('span', {}, count >= goal ? 'Goal reached!' : `Goal ${goal}`),
      h(
        'div',
        { class: 'row' },
        button('Minus', '−', () => set(counter, counted(count, -stepSize(), limits))),
        button('Plus', '+', () => set(counter, counted(count, stepSize(), limits)), 'primary'),
        button('Reset', 'Reset', () => set(counter, 0)),
        counters.length > 1 &&
          button('Delete', '×', () => change(counters.filter((one) => one !== counter))),
      ),
    );
  }

  function show() {
    list.replaceChildren(...counters.map(view));
    const total = counters.reduce((before, { count }) => before + count, 0);
    sum.textContent = counters.length > 1 ? `Together ${total}` : '';
  }

  function add(event) {
    event.preventDefault();
    const name = String(new FormData(event.target).get('name')).trim();
    if (name === '') return;
    event.target.reset();
    change([...counters, { name, count: 0 }]);
  }

  root.replaceChildren(
    h(
      'main',
      { class: 'panel' },
      h('h1', {}, title),
      list,
      sum,
      h('label', { class: 'row' }, 'Step', by),
      h(
        'form',
        { class: 'row', onsubmit: add },
        h('label', { class: 'row' }, 'New counter', h('input', { name: 'name', maxlength: '40' })),
        h('button', {}, 'Add counter'),
      ),
    ),
  );
  show();
  return () => {};
}
