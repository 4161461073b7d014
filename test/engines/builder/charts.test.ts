import { expect, test } from 'vitest';
import { buildApp } from '../../../src/engines/builder/build.ts';
import { isAppSpec } from '../../../src/engines/builder/spec/app-spec.ts';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { builtNote } from '../../../src/engines/builder/spec/spec-in-words.ts';
import { engineTools } from '../../support/engine.ts';

const CHARTS = new URL('../../../src/engines/builder/templates/shared/charts.js', import.meta.url);

test.each<[prompt: string, drawn: string, missing?: string]>([
  [
    'fuel stops with date, litres and price; compute the consumption and show the yearly spending as a bar chart',
    'bar chart "Price per year"',
    'compute the consumption',
  ],
  ['a pulse log with date and pulse and a chart of the pulse over time', 'line chart "Pulse by date"'],
  ['bills with name, amount and category, a chart of costs by category', 'bar chart "Amount by category"'],
  [
    'films with title, director and date seen, and a graph of films per month',
    'bar chart "Number of films per month"',
  ],
  [
    'donations with donor, amount and date and a pie chart of the amount per donor',
    'bar chart "Amount by donor"',
    'pie chart (bars instead)',
  ],
])('%s: the chart is drawn', (prompt, drawn, missing) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(builtNote(spec)).toContain(drawn);
  expect(isAppSpec(JSON.parse(JSON.stringify(spec)))).toBe(true);
  expect(notes).toEqual(missing === undefined ? [] : [`not built: ${missing}`]);
});

test('a plot of land is no chart', () => {
  const { spec, notes } = parseAppPrompt(
    'beds with crop and date sown; warn me if the same crop was on that plot before',
  );
  expect(spec.entities[0]?.charts).toBeUndefined();
  expect(notes.join()).toContain('on that plot before');
});

test('a chart has one bar for each group, or a line from the first day to the last', async () => {
  const { chartsOf } = await import(CHARTS.href);
  const fields = [
    { key: 'date', label: 'Date', type: 'date' },
    { key: 'price', label: 'Price', type: 'number' },
  ];
  const records = [
    { date: '2026-02-03', price: 5 },
    { date: '2026-01-09', price: 20 },
    { date: '2026-02-28', price: 5 },
    { date: null, price: 100 },
  ];
  const bars = { title: 'Price per month', kind: 'bars', of: 'price', by: 'date', period: 'month' };
  const line = { title: 'Price by date', kind: 'line', of: 'price', by: 'date', average: true };
  const gone = { title: 'Gone', kind: 'bars', by: 'removed' };
  const [monthly, daily, ...others] = chartsOf({ fields, charts: [bars, line, gone] }, records);
  expect(monthly).toMatchObject({
    title: 'Price per month',
    bars: [
      { label: '2026-01', text: '20', percent: 100 },
      { label: '2026-02', text: '10', percent: 50 },
    ],
  });
  expect(daily.line).toBe('2.0,2.0 50.0,38.0 98.0,38.0');
  expect(others).toEqual([]);
});

test.each(['react', 'vue', 'nextjs', 'nodejs', 'python'] as const)(
  '%s: the schema has the chart',
  async (framework) => {
    const { files, preview } = await buildApp(
      { prompt: 'a weight log with date and weight and a chart over time', framework, seed: 1 },
      engineTools(),
    );
    const schema = files.find(({ path }) => /schema\.(?:js|py)$/.test(path))?.content;
    expect(schema).toMatch(/charts"?: \[/);
    expect(schema).toContain('Weight by date');
    expect(preview).toContain('Weight by date');
  },
);
