import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

test.each([
  [
    'Tables for a swimming school with members, courses and bookings, and a query for the courses that are at least 90 percent booked',
    ['HAVING 100.0 * COUNT(bookings.id) / courses.capacity >= 90'],
  ],
  [
    'Tables for shops, products and stock levels, plus a query for products that are below their minimum stock in any shop',
    ['minimum_quantity INTEGER NOT NULL', 'WHERE stock_levels.quantity < stock_levels.minimum_quantity'],
  ],
  [
    'Tables for customers, products, orders and order items of a flower shop, then a query for the ten best-selling products this year',
    ['SUM(order_items.quantity)', 'LIMIT 10'],
  ],
  ['Customers with more than four orders in the same month', ['HAVING COUNT(*) > 4', "'%Y-%m'"]],
  ['Average delivery time per carrier, slowest first', ['AVG(', 'ORDER BY average_days DESC']],
  [
    'Create tables for a garage: customers, cars, jobs and parts needed per job',
    ['CREATE TABLE job_parts', 'PRIMARY KEY (job_id, part_id)', 'quantity INTEGER NOT NULL'],
  ],
])('a question of shares, limits and periods is answered: %s', async (prompt, parts) => {
  const { code, notes } = await generateCode({ prompt, language: 'sql' }, engineTools());
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
  expect(code).not.toContain('part_id INTEGER NOT NULL,\n  job_date');
});
