import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();

async function query(prompt: string): Promise<string> {
  const { code, notes } = await generateCode({ prompt, language: 'sql' }, tools);
  expect(notes).toEqual([]);
  return code;
}

test.each([
  [
    'for each depot show the number of parcels per day and the change to the day before, table parcels(id, depot, sent_at)',
    /PARTITION BY depot ORDER BY day/,
  ],
  [
    'monthly revenue per product category for the last year together with the change from the month before',
    /WITH totals AS[\s\S]*LAG\(revenue\) OVER \(PARTITION BY category ORDER BY month\)/,
  ],
  [
    'weekly number of new registrations per city with the percentage change from the previous week, table accounts(id, city, created_at)',
    /FROM accounts[\s\S]*PARTITION BY city ORDER BY week[\s\S]*AS percent/,
  ],
  [
    'compare the number of customer calls per month with the previous month, calls(id, called_at)',
    /LAG\(call_count\) OVER \(ORDER BY month\)/,
  ],
])('the change from the period before stands beside each figure: %s', async (prompt, pattern) => {
  expect(await query(prompt)).toMatch(pattern);
});

test.each([
  [
    'tables for a village library with books, readers and loans, and a query for readers who have at least two books out right now',
    />= 2/,
  ],
  [
    'tables for a ski shop with skis, customers and rentals, and a query for customers with more than 3 unreturned rentals',
    /> 3/,
  ],
])('rows that are not back yet are counted for each person: %s', async (prompt, bound) => {
  const code = await query(prompt);
  expect(code).toMatch(/WHERE \w+\.return\w+ IS NULL/);
  expect(code).toMatch(bound);
});

test.each([
  [
    'top two waiters by tips in each shift, table bills(id, waiter, shift, tips)',
    /SUM\(tips\)[\s\S]*PARTITION BY shift[\s\S]*place <= 2/,
  ],
  [
    'average repair time in hours per mechanic, table jobs(id, mechanic, started_at, finished_at)',
    /\* 24\), 1\)/,
  ],
  ['busiest weekday by number of visits, visits(id, visited_at)', /THEN 'Monday'[\s\S]*LIMIT 1/],
  [
    'pupils(id, name), marks(pupil_id, subject, mark): pupils whose average is above 80',
    /HAVING AVG\(marks\.mark\) > 80/,
  ],
  [
    'for each team show the number of players and the average age, table players(id, name, team, age)',
    /SELECT team, COUNT\(\*\)[\s\S]*AVG\(age\)[\s\S]*GROUP BY team/,
  ],
])('figures of groups of given tables: %s', async (prompt, pattern) => {
  expect(await query(prompt)).toMatch(pattern);
});

test('a later month without a year is of the year before it', async () => {
  expect(
    await query('find guests who booked in March 2023 but not in May, tables guests and bookings'),
  ).toMatch(/NOT EXISTS[\s\S]*2023-05-01[\s\S]*2023-06-01/);
});
