import { expect, test } from 'vitest';
import { planCalculator } from '../../../src/engines/code/plans/web/calculators.ts';
import { pageInPart, planPage } from '../../../src/engines/code/plans/web/page.ts';

test.each([
  [
    'a one page menu for a little tea house with two sections, prices aligned right, easy to read on a phone',
    ['<h3>Tea</h3>', '<h3>Cakes</h3>', 'justify-content: space-between'],
  ],
  [
    'menu page for a burger bar with sections for burgers, sides and drinks, prices in dollars',
    ['<h3>Burgers</h3>', '<h3>Drinks</h3>', '$10.50'],
  ],
  [
    'landing page for a nail studio with a price table and a button to call us that sticks to the bottom on mobile',
    ['Manicure', 'href="tel:', '@media (max-width: 40rem) { body'],
  ],
  [
    'one page for a garage with prices and a sticky call button',
    ['Oil change', '.hero .call { position: fixed'],
  ],
  [
    'website for a dance school with four class cards with prices and a book button',
    ['<h3>Tango</h3>', 'class="price">€30', '>Book</a>'],
  ],
  [
    'site for a wine bar with opening hours that mark today and show whether we are open, and a map',
    ["classList.add('today')", 'We are open now.', '<iframe title="Map"'],
  ],
  ['home page for a florist with a hero photo and smooth scrolling', ["url('hero.jpg')", 'scroll-behavior']],
])('a page of a small business meets %s', (wish, parts) => {
  const { definition = '' } = planPage(wish) ?? {};
  for (const part of parts) expect(definition).toContain(part);
});

test('a part of a page that nothing meets is named as it was written', () => {
  const made = pageInPart('a page for a bookshop with opening hours, a talking parrot and a footer');
  expect(made?.unmet).toEqual(['talking parrot']);
  expect(made?.snippet.definition).toContain('id="hours"');
});

test.each([
  [
    'a bmi calculator with height in cm and weight in kg that tells the category',
    ['BMI calculator', 'overweight'],
  ],
  ['unit converter for pounds and kilograms that updates while typing', ["['kilograms', 'pounds'"]],
  ['a currency converter page with fixed rates', ['RATES = { EUR: 1']],
  ['mortgage calculator with amount, interest rate and years', ['(1 + rate) ** -months']],
])('%s works it out', (wish, parts) => {
  const { definition = '' } = planCalculator(wish) ?? {};
  for (const part of parts) expect(definition).toContain(part);
});

test('a currency converter with rates of today is not made of fixed ones', () => {
  expect(planCalculator('currency converter with live rates from an api')).toBeUndefined();
});

test.each([
  [
    'site for an electrician: services, delivery area and a phone number that is always visible on mobile',
    ['id="area"', '@media (max-width: 40rem) { body'],
  ],
  [
    'weekly timetable for a pottery studio that becomes a list on phones',
    ['data-day="Monday"', 'attr(data-day)'],
  ],
  ['page for a brewery with a list of three beers with prices', ['<td>€4.20</td>']],
  ['festival page with a countdown to 3 July 2031', ["new Date('2031-07-03T00:00')"]],
  ['personal portfolio with a hero, four projects in a grid and a contact form', ['<h3>Fourth project</h3>']],
])('a page has the parts of %s', (wish, parts) => {
  const { definition = '' } = planPage(wish) ?? {};
  for (const part of parts) expect(definition).toContain(part);
  expect(definition).not.toContain('id="prices"');
});
