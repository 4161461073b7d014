import { chartViews } from './chart-view.js';
import { saveCsv } from './csv.js';
import { h } from './dom.js';
import { capitalize, tickField, titleOf, today } from './format.js';
import { recordCard } from './record-card.js';
import { openForm } from './record-form.js';
import { withReferences } from './references.js';
import { firstView, select } from './select.js';
import { summaryOf } from './summary.js';
import { refreshFilters, toolbar } from './toolbar.js';
import { validPart } from './validate.js';

/** Runs the application inside an element. `records` keeps the data: list, create, update, remove. */
export async function startApp(root, { title, entities, records }) {
  let entity = entities[0];
  let view = firstView(entity);
  let all = [];
  let removed;

  const tabs = h('nav', { class: 'tabs', 'aria-label': 'Lists' });
  const tools = h('div', { class: 'toolbar' });
  const status = h('p', { class: 'status', role: 'status' });
  const charts = h('div', {});
  const list = h('ul', { class: 'records' });
  const empty = h('p', { class: 'empty' });
  root.replaceChildren(
    h('header', {}, h('h1', {}, title), entities.length > 1 && tabs),
    h('main', {}, tools, status, charts, list, empty),
  );

  async function open(next) {
    entity = await withReferences(next, entities, records);
    view = firstView(entity);
    removed = undefined;
    showTabs();
    tools.replaceChildren(
      ...toolbar(entity, { look, add: () => edit(), save: () => saveCsv(entity, all) }),
    );
    await reload();
  }

  async function reload() {
    all = await records.list(entity);
    refreshFilters(tools, entity, all);
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
          {
            'aria-current': other.path === entity.path ? 'page' : undefined,
            onclick: () => open(other),
          },
          capitalize(other.plural),
        ),
      ),
    );
  }

  function showRecords() {
    const shown = select(entity, all, view);
    list.replaceChildren(
      ...shown.map((record) =>
        recordCard({
          entity,
          record,
          tick: (event) => change(record, tickField(entity), event.target.checked),
          mark: (field) => change(record, field, today()),
          edit: () => edit(record),
          remove: () => remove(record),
        }),
      ),
    );
    charts.replaceChildren(...chartViews(entity, shown));
    empty.hidden = shown.length > 0;
    empty.textContent =
      all.length === 0 ? `No ${entity.plural} yet. Add the first one.` : 'Nothing matches.';
    const undoLabel = removed && `Undo deleting “${titleOf(entity, removed)}”`;
    status.replaceChildren(
      summaryOf(entity, shown, all),
      removed ? h('button', { class: 'quiet', onclick: undo }, undoLabel) : '',
    );
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

  async function change(record, { key }, value) {
    await records.update(entity, record.id, { ...validPart(entity, record), [key]: value });
    await reload();
  }

  async function remove(record) {
    await records.remove(entity, record.id);
    removed = record;
    await reload();
  }

  async function undo() {
    await records.create(entity, validPart(entity, removed));
    removed = undefined;
    await reload();
  }

  addEventListener('unhandledrejection', ({ reason }) => {
    status.textContent = reason.message;
  });
  await open(entities[0]);
}
