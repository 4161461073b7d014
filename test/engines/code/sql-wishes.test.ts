import { expect, test } from 'vitest';
import { planChange } from '../../../src/engines/code/plans/sql/changes.ts';
import { planMostly, planSelect } from '../../../src/engines/code/plans/sql/plan-sql.ts';

const written = (wish: string): string =>
  (planChange(wish) ?? planSelect(wish))?.definition.replace(/\s+/g, ' ') ?? '';

test.each([
  [
    'members who joined in the last 2 weeks, newest first',
    "WHERE joined_on >= date('now', '-14 days') ORDER BY joined_on DESC",
  ],
  ['clients who bought most often', 'COUNT(orders.id) AS order_count'],
  ['second lowest price per category', 'DENSE_RANK() OVER (PARTITION BY category ORDER BY price) AS place'],
  [
    'readers without loans since 2023',
    "NOT EXISTS (SELECT 1 FROM loans WHERE loans.reader_id = readers.id AND loans.borrowed_on >= '2023-01-01')",
  ],
  [
    'genres with fewer than 4 films',
    'LEFT JOIN films ON films.genre_id = genres.id GROUP BY genres.id, genres.name HAVING COUNT(films.id) < 4',
  ],
  ['weekly revenue in 2022', "WHERE sold_on >= '2022-01-01' AND sold_on < '2023-01-01' GROUP BY week"],
  ['cars priced between 5000 and 9000 or red', ''],
  ['each author’s books', ''],
  ['players whose city is Oslo or Bergen', "city IN ('Oslo', 'Bergen')"],
  ['employees older than 60 or younger than 20', '(age > 60 OR age < 20)'],
  ['tickets older than 60 days', "created_at < date('now', '-60 days')"],
  ['cut the price of books by 15%', 'UPDATE books SET price = price * 0.85;'],
  ['delete sessions older than 3 days', "DELETE FROM sessions WHERE created_at < date('now', '-3 days');"],
  [
    'create a view late_bills of unpaid invoices',
    'CREATE VIEW late_bills AS SELECT * FROM invoices WHERE paid_on IS NULL;',
  ],
  ['add a column nickname to players', 'ALTER TABLE players ADD COLUMN nickname TEXT;'],
])('%s', (wish, part) => {
  if (part === '') expect(written(wish)).toBe('');
  else expect(written(wish)).toContain(part);
});

test('says which tables it takes for granted', () => {
  expect(written('visitors from Norway')).toContain('-- Assumed: visitors (country).');
  expect(written('from guests(id, name, country) list the guests from Norway')).not.toContain('Assumed');
});

test('a date is compared in the way of the database that the wish names', () => {
  expect(written('orders of the last 3 months in PostgreSQL')).toContain(
    "CURRENT_DATE - INTERVAL '3 months'",
  );
});

test('names what it leaves out, but for what would turn the query around', () => {
  expect(planMostly('customers from Spain with zodiac')?.unmet).toEqual(['zodiac']);
  expect(planMostly('customers from Spain who are not zodiacal')).toBeUndefined();
  expect(planMostly('grant customers from Spain a zodiac')).toBeUndefined();
});
