import { formatValue, NUMBER } from './format.js';
import { periodOf } from './summary.js';

/** The values of a chart, one for each group of records. */
function groupsOf(field, { of, period, average }, records) {
  const groups = new Map();
  for (const record of records) {
    const value = record[field.key];
    const amount = of === undefined ? 1 : record[of];
    if (value === null || value === undefined || value === '' || typeof amount !== 'number')
      continue;
    const key = period ? periodOf(value, period) : value;
    const { sum = 0, count = 0 } = groups.get(key) ?? {};
    groups.set(key, { sum: sum + amount, count: count + 1 });
  }
  const values = [...groups].map(([key, { sum, count }]) => ({
    key,
    label: period ? key : formatValue(field, key),
    value: average ? sum / count : sum,
  }));
  return field.type === 'date'
    ? values.sort((a, b) => a.key.localeCompare(b.key))
    : values.sort((a, b) => b.value - a.value);
}

/** The place of a number between the ends of a list, from 0 to 1. */
function share(number, numbers) {
  const least = Math.min(...numbers);
  return (number - least) / (Math.max(...numbers) - least || 1);
}

/** The points of a line in a box of 100 by 40: days apart as they are, the lowest value at the bottom. */
function lineOf(values) {
  const days = values.map(({ key }) => Date.parse(key));
  const numbers = values.map(({ value }) => value);
  return values
    .map((_, index) => {
      const x = 2 + share(days[index], days) * 96;
      const y = 38 - share(numbers[index], numbers) * 36;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** The charts of a list: bars with their length in percent, or the points of a line. */
export function chartsOf(entity, records) {
  return (entity.charts ?? []).flatMap((chart) => {
    const field = entity.fields.find(({ key }) => key === chart.by);
    const values = field ? groupsOf(field, chart, records) : [];
    if (values.length === 0) return [];
    const most = Math.max(...values.map(({ value }) => value), 0) || 1;
    const bars = values.map(({ label, value }) => ({
      label,
      text: NUMBER.format(value),
      percent: Math.max(0, (value / most) * 100),
    }));
    return [{ title: chart.title, bars, line: chart.kind === 'line' ? lineOf(values) : undefined }];
  });
}
