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

/** A number, or a day, that the results follow. */
function field({ name, label, value, date, min = 0, max, slider, options }, values, show) {
  if (date !== undefined)
    return h(
      'label',
      {},
      label,
      h('input', {
        type: 'date',
        value: date,
        oninput: ({ target }) => {
          Object.assign(values, dateValues(name, target.value));
          show();
        },
      }),
    );
  if (options)
    return h(
      'label',
      {},
      label,
      h(
        'select',
        {
          onchange: ({ target }) => {
            values[name] = Number(target.value);
            show();
          },
        },
        options.map((one) => h('option', { value: one, selected: one === value }, one)),
      ),
    );
  const shown = slider && h('output', {}, String(value));
  const input = h('input', {
    type: slider ? 'range' : 'number',
    inputmode: 'decimal',
    step: slider
      ? max > 1000
        ? String(Math.round(max / 200))
        : label.endsWith('%')
          ? '0.1'
          : '1'
      : 'any',
    min: String(min),
    max: max === undefined ? undefined : String(max),
    value: String(value),
    oninput: ({ target }) => {
      values[name] =
        target.value !== '' && target.validity.valid ? Number(target.value) : Number.NaN;
      if (slider) shown.textContent = target.value;
      show();
    },
  });
  return h('label', {}, label, slider && ': ', shown, input);
}

export function mount(root, settings) {
  const { title, imperial, note } = settings;
  const place = h('div', {});

  function open({ inputs, results }) {
    const values = usualValues(inputs);
    const shown = results.map((result) => ({
      result,
      place: h('output', { 'aria-live': 'polite' }),
    }));
    const show = () => {
      for (const { result, place: output } of shown)
        output.textContent = resultText(result, values);
    };
    place.replaceChildren(
      ...inputs.map((input) => field(input, values, show)),
      h(
        'dl',
        {},
        shown.flatMap(({ result, place: output }) => [
          h('dt', {}, result.label),
          h('dd', {}, output),
        ]),
      ),
    );
    show();
  }

  const units = h(
    'select',
    { onchange: ({ target }) => open(target.value === 'imperial' ? imperial : settings) },
    h('option', { value: 'metric' }, 'metric'),
    h('option', { value: 'imperial' }, 'imperial'),
  );
  root.replaceChildren(
    h(
      'main',
      { class: 'panel formula' },
      h('h1', {}, title),
      imperial && h('label', {}, 'Units', units),
      place,
      note && h('p', { class: 'muted' }, note),
    ),
  );
  open(settings);
  return () => {};
}
