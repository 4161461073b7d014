import { fraction, isRight, problem, problems, starsFor } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const TABLES = { tables: [2, 9], by: [1, 10], lowest: 1, highest: 100, count: 20 };

test('every problem has the right answer', () => {
  const results = { '+': (a, b) => a + b, '−': (a, b) => a - b, '×': (a, b) => a * b };
  for (let times = 0; times < 50; times += 1) {
    const { question, answer } = problem({ ...TABLES, operations: ['+', '−', '×'] });
    const [a, operation, b] = question.split(' ');
    assert.equal(answer.top, results[operation](Number(a), Number(b)));
    assert.ok(answer.top >= 0 && answer.top <= 100);
  }
});

test('no question comes twice as long as there are enough', () => {
  const list = problems({ ...TABLES, operations: ['×'] });
  assert.equal(new Set(list.map(({ question }) => question)).size, 20);
});

test('a fraction may be written in several ways', () => {
  const answer = fraction(6, 4);
  for (const text of ['3/2', '6/4', '1 1/2', '1.5', ' 1,5 ']) assert.ok(isRight(text, answer));
  for (const text of ['2/3', '15', '', 'three halves']) assert.ok(!isRight(text, answer));
});

test('gives a star for every five right answers', () => {
  assert.equal(starsFor(4), '');
  assert.equal(starsFor(11), '★★');
});
