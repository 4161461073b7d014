import { saveCsv } from '../data/csv.js';
import { filterable, filterOptions, sortable } from '../data/select.js';

/** Search, filters, order, and the button to add a record. */
export function Toolbar({ entity, records, view, onChange, onAdd }) {
  const search = `Search ${entity.plural}`;

  return (
    <div className="toolbar">
      <input
        type="search"
        placeholder={search}
        aria-label={search}
        value={view.query}
        onChange={(event) => onChange({ ...view, query: event.target.value })}
      />
      {filterable(entity).map((field) => (
        <select
          key={field.key}
          aria-label={`Filter by ${field.label}`}
          value={view.filters[field.key] ?? ''}
          onChange={(event) =>
            onChange({ ...view, filters: { ...view.filters, [field.key]: event.target.value } })
          }
        >
          <option value="">{field.label}: all</option>
          {filterOptions(field, records).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
      <select
        aria-label="Sort"
        value={view.sort}
        onChange={(event) => onChange({ ...view, sort: event.target.value })}
      >
        <option value="newest">Newest first</option>
        {sortable(entity).map(({ key, label }) => (
          <option key={key} value={key}>
            By {label.toLowerCase()}
          </option>
        ))}
      </select>
      <button type="button" onClick={() => saveCsv(entity, records)}>
        Export CSV
      </button>
      <button type="button" className="primary" onClick={onAdd}>
        Add {entity.name}
      </button>
    </div>
  );
}
