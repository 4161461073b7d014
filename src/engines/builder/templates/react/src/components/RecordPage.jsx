import { useState } from 'react';
import { tickField, titleOf, today } from '../data/format.js';
import { firstView, select } from '../data/select.js';
import { summaryOf } from '../data/summary.js';
import { validPart } from '../data/validate.js';
import { useRecords } from '../useRecords.js';
import { Charts } from './Charts.jsx';
import { RecordCard } from './RecordCard.jsx';
import { RecordForm } from './RecordForm.jsx';
import { Toolbar } from './Toolbar.jsx';

/** Everything about one entity: search, list, form. */
export function RecordPage({ entity: given, entities, records }) {
  const { entity, all, problem, save, remove } = useRecords(records, given, entities);
  const [view, setView] = useState(() => firstView(given));
  const [form, setForm] = useState(null);
  const [removed, setRemoved] = useState(null);
  const shown = select(entity, all, view);

  async function saveForm(input) {
    if (!(await save(form.record, input))) return;
    setForm(null);
    setRemoved(null);
  }

  async function removeRecord(record) {
    if (await remove(record)) setRemoved(record);
  }

  async function undo() {
    if (await save(undefined, validPart(entity, removed))) setRemoved(null);
  }

  function change(record, { key }, value) {
    return save(record, { ...validPart(entity, record), [key]: value });
  }

  return (
    <main>
      <Toolbar
        entity={entity}
        records={all}
        view={view}
        onChange={setView}
        onAdd={() => setForm({})}
      />
      <p className="status" role="status">
        {problem || summaryOf(entity, shown, all)}
        {removed && (
          <button type="button" className="quiet" onClick={undo}>
            Undo deleting “{titleOf(entity, removed)}”
          </button>
        )}
      </p>
      <Charts entity={entity} records={shown} />
      {shown.length === 0 && (
        <p className="empty">
          {all.length === 0 ? `No ${entity.plural} yet. Add the first one.` : 'Nothing matches.'}
        </p>
      )}
      <ul className="records">
        {shown.map((record) => (
          <RecordCard
            key={record.id}
            entity={entity}
            record={record}
            onTick={(ticked) => change(record, tickField(entity), ticked)}
            onMark={(field) => change(record, field, today())}
            onEdit={() => setForm({ record })}
            onRemove={() => removeRecord(record)}
          />
        ))}
      </ul>
      {form && (
        <RecordForm
          entity={entity}
          record={form.record}
          problem={problem}
          onSave={saveForm}
          onClose={() => setForm(null)}
        />
      )}
    </main>
  );
}
