import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';

const SAMPLES = 'The figures are samples: paste a table with your own into the page.';
const read = (prompt: string) => {
  const { spec, notes } = parseAppPrompt(prompt);
  return { kind: spec.page?.kind, settings: spec.page?.settings, notes };
};

test('a dashboard shows the figures that are named, over the time that is named', () => {
  const { kind, settings, notes } = read(
    'dashboard for a kennel with daily walks, vet costs in euros and food in kg for the last 7 days',
  );
  expect(kind).toBe('dashboard');
  expect(settings).toMatchObject({
    title: 'Dashboard for kennel',
    periods: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    figures: [
      { name: 'Walks', chart: 'line' },
      { name: 'Vet costs', before: '€', lessIsBetter: true },
      { name: 'Food', after: ' kg' },
    ],
  });
  expect(notes).toEqual([SAMPLES]);
});

test('parts of a whole and the kind of a chart', () => {
  const { settings, notes } = read(
    'library dashboard with a bar chart of loans and a donut chart of readers by age (children, adults)',
  );
  expect(settings).toMatchObject({
    figures: [{ name: 'Loans', chart: 'bar' }],
    shares: [{ name: 'Readers by age', parts: [{ name: 'Children' }, { name: 'Adults' }] }],
  });
  expect(notes).toEqual([SAMPLES]);
});

test('a topic has its usual figures', () => {
  for (const prompt of ['a sales dashboard', 'a dashboard that shows sales over the last 12 months'])
    expect(read(prompt).settings).toMatchObject({
      periods: { length: 12 },
      figures: [
        { name: 'Revenue' },
        { name: 'Orders' },
        { name: 'Average order' },
        { name: 'New customers' },
      ],
    });
});

test('what a dashboard has not is told', () => {
  expect(
    read('sales dashboard with revenue, a map and sign-ups per week in the last 6 months').notes,
  ).toEqual([SAMPLES, 'not built: map, per week']);
});

test.each([
  'an admin dashboard for orders',
  'an inventory app with a dashboard',
  'a dashboard to manage members with name and phone',
])('%s keeps records', (prompt) => {
  expect(read(prompt).kind).toBeUndefined();
});
