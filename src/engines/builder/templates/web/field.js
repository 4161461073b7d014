import { h } from './dom.js';
import { optionsOf } from './format.js';

const INPUT_TYPES = {
  text: 'text',
  number: 'number',
  date: 'date',
  time: 'time',
  email: 'email',
  url: 'url',
  phone: 'tel',
};

/** A labelled input for one field, with room for a sentence about what is wrong. */
export function fieldInput(field, value, error) {
  const id = `field-${field.key}`;
  const common = {
    id,
    name: field.key,
    required: field.required,
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  const label = h(
    'label',
    { for: id },
    field.label,
    !field.required && field.type !== 'boolean' && h('span', { class: 'hint' }, ' (optional)'),
  );
  const problem = error && h('p', { class: 'error', id: `${id}-error` }, error);
  if (field.type === 'boolean') {
    return h(
      'div',
      { class: 'field boolean' },
      h('input', { id, name: field.key, type: 'checkbox', checked: value === true }),
      label,
      problem,
    );
  }
  return h('div', { class: 'field' }, label, control(field, common, value ?? ''), problem);
}

function control(field, common, value) {
  if (field.type === 'longtext') return h('textarea', { ...common, rows: 4, value });
  if (field.type !== 'choice' && field.type !== 'reference') {
    const { min, max } = field;
    return h('input', {
      ...common,
      type: INPUT_TYPES[field.type],
      min,
      max,
      step: field.type === 'number' ? 'any' : undefined,
      value,
    });
  }
  const options = [{ value: '', label: 'Choose…' }, ...optionsOf(field)].map((option) =>
    h('option', { value: option.value, selected: option.value === value }, option.label),
  );
  return h('select', common, options);
}

/** The values in the inputs of a form, by the keys of the fields. */
export function readInputs(form, fields) {
  return Object.fromEntries(
    fields.map(({ key, type }) => [
      key,
      type === 'boolean' ? form.elements[key].checked : form.elements[key].value,
    ]),
  );
}
