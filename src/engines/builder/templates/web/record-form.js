import { h } from './dom.js';
import { fieldInput, readInputs } from './field.js';
import { firstValues } from './format.js';
import { inputsOf, validate } from './validate.js';

/** Opens a dialog to create a record, or to change the one given; `save` may throw an error with `errors`. */
export function openForm({ entity, record, save }) {
  const dialog = h('dialog', { 'aria-labelledby': 'form-title' });
  const close = () => dialog.close();

  function show(values, errors = {}, problem = '') {
    const form = h(
      'form',
      { novalidate: true, onsubmit: submit },
      inputsOf(entity).map((field) => fieldInput(field, values[field.key], errors[field.key])),
      problem && h('p', { class: 'error', role: 'alert' }, problem),
      h(
        'div',
        { class: 'form-actions' },
        h('button', { type: 'button', onclick: close }, 'Cancel'),
        h('button', { class: 'primary' }, 'Save'),
      ),
    );
    dialog.replaceChildren(
      h('h2', { id: 'form-title' }, `${record ? 'Edit' : 'Add'} ${entity.name}`),
      form,
    );
    (form.querySelector('[aria-invalid]') ?? form.elements[0]).focus();
  }

  async function submit(event) {
    event.preventDefault();
    const input = readInputs(event.target, inputsOf(entity));
    const { errors, valid } = validate(entity, input);
    if (!valid) return show(input, errors);
    try {
      await save(input);
      close();
    } catch (error) {
      show(input, error.errors, error.errors ? '' : error.message);
    }
  }

  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  show(record ?? firstValues(entity));
}
