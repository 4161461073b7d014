import { h } from './dom.js';
import { dateValues, evaluate, usualValues } from './expression.js';

/** A result as text: with so many digits after the point, or what is wrong. */
export function resultText({ formula, digits = 2 }, values) {
  try {
    const value = evaluate(formula, values);
    return value.toLocaleString(undefined, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  } catch {
    return '–';
  }
}

export function mount(root, { title, inputs, results, note }) {
  const values = usualValues(inputs);
  const shown = results.map((result) => ({
    result,
    place: h('output', { 'aria-live': 'polite' }),
  }));
  const show = () => {
    for (const { result, place } of shown) place.textContent = resultText(result, values);
  };
  const fields = inputs.map(({ name, label, value, date, min = 0, max }) =>
    h(
      'label',
      {},
      label,
      date !== undefined &&
        h('input', {
          type: 'date',
          value: date,
          oninput: ({ target }) => {
            Object.assign(values, dateValues(name, target.value));
            show();
          },
        }),
      date === undefined &&
        h('input', {
          type: 'number',
          inputmode: 'decimal',
          step: 'any',
          min: String(min),
          max: max === undefined ? undefined : String(max),
          value: String(value),
          oninput: ({ target }) => {
            values[name] =
              target.value !== '' && target.validity.valid ? Number(target.value) : Number.NaN;
            show();
          },
        }),
    ),
  );
  root.replaceChildren(
    h(
      'main',
      { class: 'panel formula' },
      h('h1', {}, title),
      fields,
      h(
        'dl',
        {},
        shown.flatMap(({ result, place }) => [h('dt', {}, result.label), h('dd', {}, place)]),
      ),
      note && h('p', { class: 'muted' }, note),
    ),
  );
  show();
  return () => {};
}
