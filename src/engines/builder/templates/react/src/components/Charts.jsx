import { chartsOf } from '../data/charts.js';

/** The charts of a list, above its records. */
export function Charts({ entity, records }) {
  return chartsOf(entity, records).map(({ title, bars, line }) => (
    <figure key={title} className="chart">
      <figcaption>{title}</figcaption>
      {line ? <Line title={title} points={line} bars={bars} /> : <Bars bars={bars} />}
    </figure>
  ));
}

function Line({ title, points, bars }) {
  const [first] = bars;
  const last = bars.at(-1);
  return (
    <>
      <svg viewBox="0 0 100 40" role="img" aria-label={title}>
        <polyline points={points} />
      </svg>
      <p className="ends">
        <span>
          {first.label}: {first.text}
        </span>
        <span>
          {last.label}: {last.text}
        </span>
      </p>
    </>
  );
}

function Bars({ bars }) {
  return (
    <ul>
      {bars.map(({ label, text, percent }) => (
        <li key={label}>
          <span>{label}</span>
          <span className="bar" style={{ width: `${percent}%` }} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
