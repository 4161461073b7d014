import { h } from './dom.js';
import { optionsOf } from './format.js';

/** Search, filters, order, and the button to add a record. `look` changes what the list shows. */
export function toolbar(entity, { look, add }) {
  const filters = {};
  const filter = (key, wanted) => {
    filters[key] = wanted;
    look({ filters });
  };
  return [
    searchBox(entity, look),
    ...filterBoxes(entity, filter),
    sortBox(entity, look),
    h('button', { class: 'primary', onclick: add }, `Add ${entity.name}`),
  ];
}

function searchBox(entity, look) {
  return h('input', {
    type: 'search',
    placeholder: `Search ${entity.plural}`,
    'aria-label': `Search ${entity.plural}`,
    oninput: (event) => look({ query: event.target.value }),
  });
}

function filterBoxes(entity, filter) {
  const choices = entity.fields.filter(({ type }) => type === 'choice' || type === 'reference');
  return choices.map((field) =>
    h(
      'select',
      {
        'aria-label': `Filter by ${field.label}`,
        onchange: (event) => filter(field.key, event.target.value),
      },
      h('option', { value: '' }, `${field.label}: all`),
      optionsOf(field).map(({ value, label }) => h('option', { value }, label)),
    ),
  );
}

function sortBox(entity, look) {
  const sortable = entity.fields.filter(({ type }) => type !== 'longtext' && type !== 'boolean');
  return h(
    'select',
    { 'aria-label': 'Sort', onchange: (event) => look({ sort: event.target.value }) },
    h('option', { value: 'newest' }, 'Newest first'),
    sortable.map(({ key, label }) => h('option', { value: key }, `By ${label.toLowerCase()}`)),
  );
}
