import { expect, test } from 'vitest';
import { planButton } from '../../../src/engines/code/plans/web/button.ts';
import { planHtmlTable } from '../../../src/engines/code/plans/web/table.ts';
import { planForm } from '../../../src/engines/code/plans/web/write-form.ts';

test.each([
  [
    'order form with street, size dropdown with small, medium or large and quantity (1 to 9), every field required',
    [
      'id="street" name="street" required',
      '<option>Medium</option>',
      'type="number" id="quantity"',
      'min="1" max="9" required',
    ],
  ],
  [
    'sign-in form with placeholders and a show password toggle',
    ['placeholder="ada@example.com"', 'id="show-password"'],
  ],
  [
    'profile form with bio up to 300 characters in two columns',
    ['maxlength="300"', 'grid-template-columns: 1fr 1fr'],
  ],
])('a form keeps what is asked: %s', (wish, parts) => {
  for (const part of parts) expect(planForm(wish)?.definition).toContain(part);
});

test.each(['order form that talks to a robot', 'form with a captcha'])(
  'what it cannot do is no form: %s',
  (wish) => {
    expect(planForm(wish)).toBeUndefined();
  },
);

test('a table keeps its columns and looks', () => {
  const page = planHtmlTable('striped table with columns city, population and 4 rows')?.definition ?? '';
  expect(page).toContain('<th scope="col">Population</th>');
  expect(page).toContain('nth-child(even)');
  expect(page.match(/<tr>/g)).toHaveLength(5);
});

test('a button keeps its colour and what it does under the pointer', () => {
  const code = planButton('rounded purple button that lifts up on hover')?.definition ?? '';
  for (const part of ['#7e22ce', 'border-radius', 'translateY(']) expect(code).toContain(part);
  expect(planButton('button that explodes')).toBeUndefined();
});
