import { h } from './dom.js';

/** A labelled list of values; `pick` gets the chosen one and the list itself. */
export const choice = (label, values, chosen, pick) =>
  h(
    'label',
    { class: 'row' },
    label,
    h(
      'select',
      { onchange: ({ target }) => pick(target.value, target) },
      values.map((value) => h('option', { selected: value === chosen }, value)),
    ),
  );
