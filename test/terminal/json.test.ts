import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonPieces, jsonText, ndjsonLine } from '../../src/terminal/json.ts';

const HOSTILE = 'a\x1b[2J\x7f\x9b\x85\u2028\u2029\u202e\u2066\u061c\u200b\ufeff\u{e0041}é日👍';

test('O5: a document for a terminal holds nothing a terminal acts on, and is the same document', () => {
  const text = jsonText({ [HOSTILE]: [HOSTILE] }, { forTerminal: true });
  expect(text).toContain(
    '\\u001b[2J\\u007f\\u009b\\u0085\\u2028\\u2029\\u202e\\u2066\\u061c\\u200b\\ufeff\\udb40\\udc41é日👍',
  );
  expect(JSON.parse(text)).toEqual({ [HOSTILE]: [HOSTILE] });
});

const CODES = fc
  .integer({ min: 0, max: 0x2100 })
  .map((code) => String.fromCharCode(code % 3 === 0 ? code % 0xa0 : code));

test('O5: any document survives', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: CODES, maxDepth: 3 }), (document) => {
      const text = jsonText(document, { forTerminal: true, indent: 2 });
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(document)));
      expect(text.replaceAll('\n', '')).not.toMatch(
        /[\0-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]/,
      );
    }),
  );
});

test('a document for a pipe is exact', () => {
  expect(jsonText({ a: '\u202e\x7f', b: 1 }, { forTerminal: false })).toBe('{"a":"\u202e\x7f","b":1}');
});

test('one event is one line, whatever it holds', () => {
  expect(ndjsonLine({ type: 'delta', text: 'a\nb\u2028' }, false)).toBe(
    '{"type":"delta","text":"a\\nb\u2028"}\n',
  );
  expect(jsonText(undefined, { forTerminal: false })).toBe('null');
});

test.each([0, 1, 500, 501, 1_000, 1_701])('a list of %i in pieces is the same list', (count) => {
  const list = Array.from({ length: count }, (_, index) =>
    index % 7 === 0 ? undefined : { index, text: ',]"' },
  );
  for (const form of [{ forTerminal: false }, { forTerminal: true }, { forTerminal: true, indent: 2 }])
    expect([...jsonPieces(list, form)].join('')).toBe(`${jsonText(list, form)}\n`);
});

test('a long list is written piece by piece', () => {
  const pieces = [
    ...jsonPieces(
      Array.from({ length: 5_000 }, () => 'x'.repeat(100)),
      { forTerminal: false },
    ),
  ];
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(60_000);
});
