/** Search, filters, order, and the button to add a record. */
export function Toolbar({ entity, view, onChange, onAdd }) {
  const choices = entity.fields.filter(({ type }) => type === 'choice');
  const sortable = entity.fields.filter(({ type }) => type !== 'longtext' && type !== 'boolean');
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
      {choices.map(({ key, label, options }) => (
        <select
          key={key}
          aria-label={`Filter by ${label}`}
          value={view.filters[key] ?? ''}
          onChange={(event) =>
            onChange({ ...view, filters: { ...view.filters, [key]: event.target.value } })
          }
        >
          <option value="">{label}: all</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ))}
      <select
        aria-label="Sort"
        value={view.sort}
        onChange={(event) => onChange({ ...view, sort: event.target.value })}
      >
        <option value="newest">Newest first</option>
        {sortable.map(({ key, label }) => (
          <option key={key} value={key}>
            By {label.toLowerCase()}
          </option>
        ))}
      </select>
      <button type="button" className="primary" onClick={onAdd}>
        Add {entity.name}
      </button>
    </div>
  );
}
