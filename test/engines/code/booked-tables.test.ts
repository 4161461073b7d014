import { expect, test } from 'vitest';
import { generateCode } from '../../../src/engines/code/generate.ts';
import { engineTools } from '../../support/engine.ts';

const tools = engineTools();
const made = (prompt: string) => generateCode({ prompt, language: 'sql' }, tools);

test.each([
  [
    'tables for a dance school with students, courses and bookings and a query for the courses that are sold out next month',
    ['HAVING COUNT(bookings.id) >= courses.capacity', "'+2 month'"],
  ],
  [
    'tables for a boat rental with boats, customers and rentals, and a query for everything that is overdue today',
    ["rentals.returned_on IS NULL AND rentals.end_date < date('now')", 'customers.name AS customer'],
  ],
  [
    'schema for a library with books, members and loans plus a query for the two most borrowed books of each year',
    ['PARTITION BY year ORDER BY loan_count DESC', 'place <= 2'],
  ],
  [
    'tables for a dog groomer: owners, dogs, appointments. Then a query for dogs not seen for more than 8 weeks with their owner and phone',
    ["< date('now', '-56 days') OR", 'owners.phone AS owner_phone'],
  ],
  [
    'tables for a gym with members, classes and bookings, where no class can be overbooked',
    ['CREATE TRIGGER bookings_within_capacity', "'class is full'"],
  ],
  [
    'the 4 best selling products of each category last month, from orders and order_items',
    ['place <= 4', 'JOIN orders'],
  ],
  [
    'revenue per category and quarter for 2022 from orders, order_items and products, only categories over 250',
    ['products.category AS category', 'HAVING SUM(order_items.quantity * order_items.unit_price) > 250'],
  ],
  [
    'weekly revenue with the change in percent to the previous week, from a table sales(id, sold_at, price)',
    ['FROM sales', 'LAG(', 'AS percent'],
  ],
])('%s is met', async (prompt, parts) => {
  const { code, notes } = await made(prompt);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});

test.each([
  [
    'Which users booked in May 2023 but not in June 2023? Tables are users(id, name) and bookings(id, user_id, booked_on).',
    ["bookings.booked_on >= '2023-05-01'", 'NOT EXISTS'],
  ],
  [
    'For each category list the two products with the highest revenue, using tables products(id, name, category), order_items(product_id, quantity, price)',
    ['place <= 2', 'SUM(order_items.quantity * order_items.price) AS revenue'],
  ],
  [
    'schema for a bike workshop: customers, bikes, repairs. And a query for the five customers who spent the most this year',
    ['SUM(repairs.cost) AS total_spent', 'LIMIT 5'],
  ],
  [
    'list the 3 customers with the highest order value last month, including their city',
    ['customers.name, customers.city'],
  ],
])('%s is answered with names', async (prompt, parts) => {
  const { code, notes } = await made(prompt);
  expect(notes).toEqual([]);
  for (const part of parts) expect(code).toContain(part);
});
