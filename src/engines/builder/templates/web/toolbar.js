import { h } from './dom.js';
import { filterable, filterOptions, firstView, sortable } from './select.js';

/** Search, filters, order, and the button to add a record. `look` changes what the list shows. */
export function toolbar(entity, { look, add, save }) {
  const { filters } = firstView(entity);
  const filter = (key, wanted) => {
    filters[key] = wanted;
    look({ filters });
  };
  return [
    searchBox(entity, look),
    ...filterBoxes(entity, filter),
    sortBox(entity, look),
    h('button', { onclick: save }, 'Export CSV'),
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
  return filterable(entity).map((field) =>
    h(
      'select',
      {
        name: field.key,
        'aria-label': `Filter by ${field.label}`,
        onchange: (event) => filter(field.key, event.target.value),
      },
      filterChoices(field, []),
    ),
  );
}

function filterChoices(field, records) {
  return [
    h('option', { value: '' }, `${field.label}: all`),
    ...filterOptions(field, records).map(({ value, label }) =>
      h('option', { value, selected: value === field.shown }, label),
    ),
  ];
}

/** Filters by values that are not fixed follow the records. */
export function refreshFilters(tools, entity, records) {
  for (const field of filterable(entity).filter(({ filter }) => filter)) {
    const box = tools.querySelector(`select[name="${field.key}"]`);
    const { value } = box;
    box.replaceChildren(...filterChoices(field, records));
    box.value = value;
    if (box.value !== value) {
      box.value = '';
      box.dispatchEvent(new Event('change'));
    }
  }
}

function sortBox(entity, look) {
  const { sort } = firstView(entity);
  return h(
    'select',
    { 'aria-label': 'Sort', onchange: (event) => look({ sort: event.target.value }) },
    h('option', { value: 'newest' }, 'Newest first'),
    sortable(entity).map(({ key, label }) =>
      h('option', { value: key, selected: key === sort }, `By ${label.toLowerCase()}`),
    ),
  );
}
