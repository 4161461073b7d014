import { alertsOf, alertTone, markFields, nextOf } from '../data/alerts.js';
import { facts, formatValue, tickField, titleOf, toneOf } from '../data/format.js';

/** One record in the list. */
export function RecordCard({ entity, record, onTick, onMark, onEdit, onRemove }) {
  const box = tickField(entity);
  const title = titleOf(entity, record);
  const alerts = alertsOf(entity, record);
  const next = nextOf(entity, record);
  const finished = box && record[box.key];

  return (
    <li className={finished ? 'record finished' : 'record'}>
      {box && (
        <input
          type="checkbox"
          aria-label={`${box.label}: ${title}`}
          checked={record[box.key] === true}
          onChange={(event) => onTick(event.target.checked)}
        />
      )}
      <div className="body">
        <h2>{title}</h2>
        {(alerts.length > 0 || next) && (
          <p className="alerts">
            {alerts.map((name) => (
              <span key={name} className={`chip ${alertTone(name)}`}>
                {name}
              </span>
            ))}
            {next}
          </p>
        )}
        <dl className="facts">
          {facts(entity, record).map((field) => (
            <div key={field.key} className={field.type === 'longtext' ? 'long' : undefined}>
              <dt>{field.label}</dt>
              <dd>
                <FactValue field={field} value={record[field.key]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="actions">
        {markFields(entity).map((field) => (
          <button
            key={field.key}
            type="button"
            aria-label={`${field.mark}: ${title}`}
            onClick={() => onMark(field)}
          >
            {field.mark}
          </button>
        ))}
        <button type="button" className="quiet" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </button>
        <button
          type="button"
          className="quiet danger"
          aria-label={`Delete ${title}`}
          onClick={onRemove}
        >
          Delete
        </button>
      </div>
    </li>
  );
}

function FactValue({ field, value }) {
  const text = formatValue(field, value);
  if (field.type === 'choice') return <span className={`chip ${toneOf(text)}`}>{text}</span>;
  if (field.type === 'email') return <a href={`mailto:${text}`}>{text}</a>;
  if (field.type !== 'url') return text;
  return (
    <a href={text} rel="noreferrer">
      {text}
    </a>
  );
}
