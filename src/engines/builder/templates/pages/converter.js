import { h } from './dom.js';

/** A value in another unit of the same group: each unit has its size in the first one, and where its zero lies there. */
export function convert(value, from, to) {
  return (value * from.size + (from.zero ?? 0) - (to.zero ?? 0)) / to.size;
}

/** Ten digits are enough for any use, and hide what computers cannot store. */
export const numberText = (value) =>
  Number.isFinite(value) ? String(Number(value.toPrecision(10))) : '';

export function mount(root, { title, groups }) {
  let group = groups[0];
  const amount = h('input', {
    type: 'number',
    step: 'any',
    inputmode: 'decimal',
    value: '1',
    'aria-label': 'Value',
  });
  const result = h('output', { class: 'converted', 'aria-live': 'polite' });
  const from = h('select', { 'aria-label': 'From' });
  const to = h('select', { 'aria-label': 'To' });
  const unit = (select) => group.units[Number(select.value)];
  const show = () => {
    const value = amount.value === '' ? Number.NaN : Number(amount.value);
    result.textContent = numberText(convert(value, unit(from), unit(to)));
  };
  const choose = (index) => {
    group = groups[index];
    const options = () =>
      group.units.map(({ name }, at) => h('option', { value: String(at) }, name));
    from.replaceChildren(...options());
    to.replaceChildren(...options());
    from.value = String(group.from ?? 0);
    to.value = String(group.to ?? 1);
    show();
  };
  const swap = () => {
    [from.value, to.value] = [to.value, from.value];
    show();
  };
  for (const control of [amount, from, to]) control.addEventListener('input', show);
  const kinds = h(
    'select',
    { 'aria-label': 'Kind', onchange: () => choose(Number(kinds.value)) },
    groups.map(({ name }, at) => h('option', { value: String(at) }, name)),
  );
  root.replaceChildren(
    h(
      'main',
      { class: 'panel converter' },
      h('h1', {}, title),
      groups.length > 1 && kinds,
      h('div', { class: 'row' }, amount, from),
      h('button', { type: 'button', onclick: swap }, 'Swap'),
      h('div', { class: 'row' }, result, to),
    ),
  );
  choose(0);
  return () => {};
}
