import { expect, test } from 'vitest';
import { parseAppPrompt } from '../../../src/engines/builder/spec/parse-prompt.ts';
import { builtNote } from '../../../src/engines/builder/spec/spec-in-words.ts';

const SHARED = new URL('../../../src/engines/builder/templates/shared/', import.meta.url);

test.each([
  [
    'track orchids with species, room and how often to water in days; show which are overdue; button to mark as watered',
    'orchids (name, species, room, every (days), last watered), "Overdue" and "Due today" by last watered and every (days), button "Watered" that sets last watered to today',
  ],
  [
    'library of tools with tool, neighbour and return date, late ones flagged in red',
    'tools (tool, neighbour, return date), "Overdue" by return date',
  ],
  [
    'paints with name, litres, threshold; show paints below the threshold first',
    'paints (name, litres, threshold), "Low" where litres is below threshold, those first',
  ],
  [
    'spices with name and best before, warn me when something expires within 10 days',
    'spices (name, best before), "Expired" and "Expires soon" 10 days before by best before',
  ],
  [
    'clients with name, last contacted; highlight clients not contacted for two weeks',
    'clients (name, last contacted), "Not contacted for 14 days" by last contacted',
  ],
  [
    'cheeses with name, grams and expiry date; warn me when one expires within 4 days or grams fall below 100',
    'cheeses (name, grams, expiry date), "Low" where grams is below 100, "Expired" and "Expires soon" 4 days before by expiry date',
  ],
  [
    'repairs with name, cost, date and flag repairs over 150',
    'repairs (name, cost, date), "Above 150" where cost is above 150',
  ],
])('%s', (prompt, built) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(builtNote(spec)).toBe(`built: ${built}`);
  expect(notes).toEqual([]);
});

test.each([
  ['fines with name, due date; email me when a fine is overdue', 'email me when a fine is overdue'],
  ['errands with name; a button to mark as urgent for later', 'mark as urgent'],
  ['shoes with name, colour; highlight shoes over 90', 'highlight shoes over 90'],
])('%s: what no page can show is named', (prompt, missing) => {
  const { spec, notes } = parseAppPrompt(prompt);
  expect(builtNote(spec)).not.toContain('"');
  expect(notes.join(' ')).toContain(missing);
});

test('a name after "called" is no deed that was left undone', () => {
  const { spec } = parseAppPrompt('friends with name, last called; highlight friends not called for 20 days');
  expect(spec.title).toBe('Friends');
});

const plant = { every: 7, lastWatered: '2026-05-10' };
const plants = {
  fields: [
    { key: 'every', type: 'number' },
    {
      key: 'lastWatered',
      type: 'date',
      every: 'every',
      alert: 'Overdue',
      soon: 'Due today',
      ahead: 0,
      mark: 'Watered',
    },
    { key: 'done', type: 'boolean', completes: true },
  ],
};

test.each([
  ['2026-05-16', []],
  ['2026-05-17', ['Due today']],
  ['2026-05-18', ['Overdue']],
])('on %s a plant that needs water every seven days is %j', async (now, alerts) => {
  const { alertsOf } = await import(new URL('alerts.js', SHARED).href);
  expect(alertsOf(plants, plant, now)).toEqual(alerts);
  expect(alertsOf(plants, { ...plant, done: true }, now)).toEqual([]);
  expect(alertsOf(plants, { every: 7 }, now)).toEqual([]);
});

test('months have their own lengths', async () => {
  const { alertsOf } = await import(new URL('alerts.js', SHARED).href);
  const filters = { fields: [{ key: 'changed', type: 'date', every: 'n', unit: 'month', alert: 'Overdue' }] };
  expect(alertsOf(filters, { changed: '2026-01-15', n: 3 }, '2026-04-15')).toEqual([]);
  expect(alertsOf(filters, { changed: '2026-01-15', n: 3 }, '2026-04-16')).toEqual(['Overdue']);
});

test('records with alerts can be counted, filtered, and put first', async () => {
  const { summaryOf } = await import(new URL('summary.js', SHARED).href);
  const { firstView, select } = await import(new URL('select.js', SHARED).href);
  const entity = {
    name: 'paint',
    plural: 'paints',
    fields: [
      { key: 'name', label: 'Name', type: 'text' },
      { key: 'litres', label: 'Litres', type: 'number', alert: 'Low', below: 'least', first: true },
      { key: 'least', label: 'Least', type: 'number' },
    ],
  };
  const records = [
    { name: 'blue', litres: 1, least: 2, createdAt: '1' },
    { name: 'red', litres: 2, least: 2, createdAt: '2' },
  ];
  const view = firstView(entity);
  expect(select(entity, records, view).map(({ name }: { name: string }) => name)).toEqual(['blue', 'red']);
  expect(select(entity, records, { ...view, filters: { alerts: 'Low' } })).toHaveLength(1);
  expect(summaryOf(entity, records, records)).toBe('2 paints · 1 low');
});
