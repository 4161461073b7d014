import { expect, test } from 'vitest';
import { parseBody } from '../../../src/service/http/body.ts';

const HEADERS = { 'content-type': 'application/json' };
const parse = (text: string) => parseBody(HEADERS, Buffer.from(text));

test('what stands inside strings has no shape, however it is escaped', () => {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const parts = ['"', '\\', '\\"', '\\\\', '[', '{', ',', 'x', 'é', '\n'];
  for (let round = 0; round < 300; round += 1) {
    let text = '';
    for (let part = 0; part < 20; part += 1) {
      text += (parts[Math.floor(random() * parts.length)] ?? '').repeat(1 + Math.floor(random() * 4));
      if (random() < 0.3) text += 'y'.repeat(Math.floor(random() * 600));
    }
    const body = { [text]: text, list: [text, '['.repeat(100), text] };
    expect(parse(JSON.stringify(body))).toEqual(body);
    expect(() => parse(`{"a":${JSON.stringify(text)},"b":${'['.repeat(65)}`)).toThrow('64 levels');
  }
});

test.each(['{"a":"', `{"a":"${'x'.repeat(300)}`, `{"a":"${'x'.repeat(300)}\\"`, '{"a":"\\'])(
  'a string without an end is refused: %.12s',
  (text) => {
    expect(() => parse(text)).toThrow('not valid JSON');
  },
);
