import { hexOf, inkOn, matching, paletteOf, partsOf } from '{{module}}';
import assert from 'node:assert/strict';
import { test } from 'node:test';

test('writes colours as hexadecimal codes', () => {
  assert.equal(hexOf(0, 100, 50), '#ff0000');
  assert.equal(hexOf(120, 100, 25), '#008000');
  assert.equal(hexOf(200, 0, 100), '#ffffff');
});

test('a palette has as many colours as asked', () => {
  const palette = paletteOf('Triad', 6);
  assert.equal(palette.length, 6);
  for (const colour of palette) assert.match(colour, /^#[\da-f]{6}$/);
});

test('ink is dark on light colours', () => {
  assert.equal(inkOn('#ffffaa'), '#000000');
  assert.equal(inkOn('#101040'), '#ffffff');
});

test('reads hue, saturation and lightness of a code', () => {
  assert.deepEqual(partsOf('#ff0000'), { hue: 0, saturation: 100, lightness: 50 });
  const { hue, saturation, lightness } = partsOf('#1e90ff');
  assert.equal(hexOf(hue, saturation, lightness), '#1e90ff');
});

test('colours that match begin with the one they match', () => {
  const palette = matching('#336699', 'Triad', 5);
  assert.equal(palette[0], '#336699');
  assert.equal(new Set(palette).size, 5);
});
