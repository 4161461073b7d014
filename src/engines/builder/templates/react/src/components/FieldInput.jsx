import { optionsOf } from '../data/format.js';

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
export function FieldInput({ field, value, error, onChange }) {
  const id = `field-${field.key}`;
  const errorId = `${id}-error`;
  const common = {
    id,
    name: field.key,
    required: field.required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };

  if (field.type === 'boolean') {
    return (
      <div className="field boolean">
        <input
          id={id}
          name={field.key}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{field.label}</label>
      </div>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {field.label}
        {!field.required && <span className="hint"> (optional)</span>}
      </label>
      <Control
        field={field}
        common={common}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

function Control({ field, common, value, onChange }) {
  if (field.type === 'longtext')
    return <textarea {...common} rows={4} value={value} onChange={onChange} />;
  if (field.type === 'choice' || field.type === 'reference') {
    return (
      <select {...common} value={value} onChange={onChange}>
        <option value="">Choose…</option>
        {optionsOf(field).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const step = field.type === 'number' ? 'any' : undefined;
  return (
    <input
      {...common}
      type={INPUT_TYPES[field.type]}
      min={field.min}
      max={field.max}
      step={step}
      value={value}
      onChange={onChange}
    />
  );
}
