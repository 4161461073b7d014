import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/client/json.ts';
import { stringifyExact } from '../../src/exact-json.ts';
import { octet } from '../support/cli.ts';
import { DONE, raw, stream } from '../support/wire.ts';

test('JSON is what JSON.parse makes of it, and anything else is nothing', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), fc.nat(3_000), (text, padding) => {
      const exact = parseJson(text + ' '.repeat(padding));
      // Integers beyond 2^53 keep their digits; JSON.parse rounds them.
      expect(JSON.parse(stringifyExact(exact))).toEqual(JSON.parse(text));
    }),
  );
  for (const text of ['', '{', 'x', '{"a":1', `"${'x'.repeat(5_000)}`])
    expect(parseJson(text)).toBeUndefined();
});

describe('nesting', () => {
  const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);

  test.each([
    ['a thousand levels', nested(1_000), true],
    ['one more', nested(1_001), false],
    ['objects', `${'{"a":'.repeat(1_001)}1${'}'.repeat(1_001)}`, false],
    ['many brackets side by side', `[${'[],'.repeat(5_000)}[]]`, true],
    ['brackets inside a text', JSON.stringify(['['.repeat(5_000), '\\"[[', '"']), true],
  ])('%s', (_, text, readable) => expect(parseJson(text) !== undefined).toBe(readable));

  const deep = nested(200_000);

  test.each([
    ['models --json', 10],
    ['models', 10],
    ['usage --json', 10],
    ['chat --no-stream --json hi', 10],
    ['chat --json hi', 13],
  ])('T17: octet %s with a reply of 200,000 levels is %i, not a crash', async (line, exit) => {
    const document = `{"choices":[{"message":{"content":"x"}}],"data":[{"id":"m","x":${deep}}]}`;
    const reply = raw(document, 'application/json');
    const argv = line.split(' ');
    const streams = argv[0] === 'chat' && !argv.includes('--no-stream');
    const cli = octet({
      'GET /models': reply,
      'GET /usage': reply,
      'POST /chat/completions': streams ? stream(`data: ${document}\n\n`, DONE) : reply,
    });
    expect(await cli.run(...argv)).toBe(exit);
  });
});
