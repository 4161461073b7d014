import { expect, test } from 'vitest';
import { buildApp } from '../../../src/engines/builder/build.ts';
import { engineTools } from '../../support/engine.ts';

test.each<[prompt: string, loans: string, lists: string[], mark: string]>([
  [
    'REST API for tool lending: tools and borrowers, lend and return, a tool cannot be lent twice at the same time',
    'loans',
    ['tools', 'borrowers'],
    'Return',
  ],
  [
    'key management: keys and employees, hand out and take back a key, no key handed out twice',
    'loans',
    ['keys', 'employees'],
    'Take back',
  ],
  [
    'who has my books: books and friends, lend a book to a friend and take it back',
    'loans',
    ['books', 'friends'],
    'Take back',
  ],
  [
    'equipment checkout: cameras and students, check out and check in',
    'loans',
    ['cameras', 'students'],
    'Check in',
  ],
  ['bike rental: bikes and customers, rent and return', 'rentals', ['bikes', 'customers'], 'Return'],
])('"%s" keeps who has what', async (prompt, loans, lists, mark) => {
  const { spec, notes } = await buildApp({ prompt, framework: 'nodejs', seed: 1 }, engineTools());
  expect(spec.entities.map(({ plural }) => plural)).toEqual([loans, ...lists]);
  const [{ fields, rules } = { fields: [], rules: [] }] = spec.entities;
  expect(fields.filter(({ type }) => type === 'reference')).toHaveLength(2);
  expect(fields.find((field) => field.mark)?.mark).toBe(mark);
  expect(rules).toMatchObject([{ same: [fields[0]?.key], until: 'returnedOn' }]);
  expect(notes.join(' ')).not.toMatch(/not built:.*(?:twice|return|back|check)/i);
});

test('what else is said of the things stays with them, and overdue ones are marked', async () => {
  const prompt = 'bike rental: bikes and customers, rent and return, price per day, show overdue ones';
  const { spec } = await buildApp({ prompt, framework: 'python', seed: 1 }, engineTools());
  expect(spec.entities[0]?.fields).toMatchObject([{}, {}, {}, { alert: 'Overdue' }, { mark: 'Return' }]);
  expect(spec.entities[1]?.fields.map(({ key }) => key)).toContain('pricePerDay');
});
