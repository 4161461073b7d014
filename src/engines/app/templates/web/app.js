import { h } from './dom.js';
import { capitalize, countOf, titleOf } from './format.js';
import { recordCard } from './record-card.js';
import { openForm } from './record-form.js';
import { EVERYTHING, select } from './select.js';

/** Runs the application inside an element. `records` keeps the data: list, create, update, remove. */
export async function startApp(root, { title, entities, records }) {
  let entity = entities[0];
  let view = EVERYTHING;
  let all = [];
  let removed;

  const tabs = h('nav', { class: 'tabs', 'aria-label': 'Lists' });
  const toolbar = h('div', { class: 'toolbar' });
  const status = h('p', { class: 'status', role: 'status' });
  const list = h('ul', { class: 'records' });
  const empty = h('p', { class: 'empty' });
  root.replaceChildren(
    h('header', {}, h('h1', {}, title), entities.length > 1 && tabs),
    h('main', {}, toolbar, status, list, empty),
  );

  async function open(next) {
    entity = next;
    view = EVERYTHING;
    removed = undefined;
    showTabs();
    showToolbar();
    await reload();
  }

  async function reload() {
    all = await records.list(entity);
    showRecords();
  }

  function look(change) {
    view = { ...view, ...change };
    showRecords();
  }

  function showTabs() {
    tabs.replaceChildren(
      ...entities.map((other) =>
        h(
          'button',
          { 'aria-current': other === entity ? 'page' : undefined, onclick: () => open(other) },
          capitalize(other.plural),
        ),
      ),
    );
  }

  function showToolbar() {
    const choices = entity.fields.filter(({ type }) => type === 'choice');
    const sortable = entity.fields.filter(({ type }) => type !== 'longtext' && type !== 'boolean');
    toolbar.replaceChildren(
      h('input', {
        type: 'search',
        placeholder: `Search ${entity.plural}`,
        'aria-label': `Search ${entity.plural}`,
        oninput: (event) => look({ query: event.target.value }),
      }),
      ...choices.map((field) =>
        h(
          'select',
          {
            'aria-label': `Filter by ${field.label}`,
            onchange: (event) =>
              look({ filters: { ...view.filters, [field.key]: event.target.value } }),
          },
          h('option', { value: '' }, `${field.label}: all`),
          field.options.map((option) => h('option', { value: option }, option)),
        ),
      ),
      h(
        'select',
        { 'aria-label': 'Sort', onchange: (event) => look({ sort: event.target.value }) },
        h('option', { value: 'newest' }, 'Newest first'),
        sortable.map((field) =>
          h('option', { value: field.key }, `By ${field.label.toLowerCase()}`),
        ),
      ),
      h('button', { class: 'primary', onclick: () => edit() }, `Add ${entity.name}`),
    );
  }

  function showRecords() {
    const shown = select(entity, all, view);
    list.replaceChildren(
      ...shown.map((record) =>
        recordCard({
          entity,
          record,
          tick: (event) => tick(event, record),
          edit: () => edit(record),
          remove: () => remove(record),
        }),
      ),
    );
    empty.hidden = shown.length > 0;
    empty.textContent =
      all.length === 0 ? `No ${entity.plural} yet. Add the first one.` : 'Nothing matches.';
    const count =
      shown.length === all.length
        ? countOf(entity, all.length)
        : `${shown.length} of ${countOf(entity, all.length)}`;
    const undone = removed && [
      `Deleted “${titleOf(entity, removed)}”.`,
      h('button', { class: 'quiet', onclick: undo }, 'Undo'),
    ];
    status.replaceChildren(...(undone || [count]));
  }

  function edit(record) {
    openForm({
      entity,
      record,
      save: async (input) => {
        await (record ? records.update(entity, record.id, input) : records.create(entity, input));
        removed = undefined;
        await reload();
      },
    });
  }

  async function tick(event, record) {
    const { key } = entity.fields.find(({ type }) => type === 'boolean');
    await records.update(entity, record.id, { ...record, [key]: event.target.checked });
    await reload();
  }

  async function remove(record) {
    await records.remove(entity, record.id);
    removed = record;
    await reload();
  }

  async function undo() {
    await records.create(entity, removed);
    removed = undefined;
    await reload();
  }

  await open(entity);
}
