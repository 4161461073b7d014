import { evaluate } from '{{folder}}/expression.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('calculates with precedence, brackets, signs and percent', () => {
  assert.equal(evaluate('2+3×4'), 14);
  assert.equal(evaluate('(2+3)*4/2'), 10);
  assert.equal(evaluate('-2^2'), -4);
  assert.equal(evaluate('50%×8'), 4);
  assert.equal(evaluate('0.1+0.2'), 0.3);
  assert.equal(evaluate('√(9)+sin(0)'), 3);
});

test('says what is wrong', () => {
  assert.throws(() => evaluate('1÷0'), /division by zero/);
  assert.throws(() => evaluate('(1+2'), /bracket/);
  assert.throws(() => evaluate('1+'), /missing/);
});
