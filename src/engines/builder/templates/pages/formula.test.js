import { usualValues } from '{{folder}}/expression.js';
import { settings } from '{{folder}}/settings.js';
import { resultText } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const usual = usualValues(settings.inputs);

test('every result is a number with the usual values', () => {
  for (const result of settings.results)
    assert.match(resultText(result, usual), /^-?\d/, result.label);
});

test('a result is a dash while a value is missing', () => {
  const none = Object.fromEntries(Object.keys(usual).map((name) => [name, Number.NaN]));
  for (const result of settings.results) assert.equal(resultText(result, none), '–');
});

test('a result has the digits that it asks for', () => {
  assert.equal(
    resultText({ formula: 'a ÷ b', digits: 1 }, { a: 1, b: 4 }).replace(',', '.'),
    '0.3',
  );
  assert.equal(resultText({ formula: 'a ÷ b' }, { a: 1, b: 0 }), '–');
});
