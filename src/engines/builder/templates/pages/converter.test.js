import { settings } from '{{folder}}/settings.js';
import { convert, numberText } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('a value that goes to any unit and back is the same', () => {
  for (const { units } of settings.groups)
    for (const unit of units)
      assert.equal(
        numberText(convert(convert(12.5, units[0], unit), unit, units[0])),
        '12.5',
        unit.name,
      );
});

test('sizes and zeros are used', () => {
  const celsius = { size: 1 };
  const fahrenheit = { size: 5 / 9, zero: -160 / 9 };
  assert.equal(numberText(convert(100, celsius, fahrenheit)), '212');
  assert.equal(numberText(convert(-40, fahrenheit, celsius)), '-40');
  assert.equal(numberText(convert(1, { size: 1000 }, { size: 1 })), '1000');
});
