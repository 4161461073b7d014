import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChunkFastPath } from '../../src/client/chunk-fast-path.ts';
import { eventParser } from '../../src/client/sse.ts';
import { readChunk } from '../../src/contract/stream.ts';
import { CODE_POINTS } from '../support/code-points.ts';
import { stream } from '../support/wire.ts';
import { cutInto, hear } from './answering.ts';

/** The text that a stream holds, read the ordinary way and all at once. */
function plainly(input: string): string {
  let text = '';
  let ended = false;
  const parser = eventParser(({ data }) => {
    if (data.trim() === '[DONE]') ended = true;
    if (!ended) text += readChunk(JSON.parse(data)).text;
  });
  parser.feed(input);
  return text;
}

/** Text that is hard on escapes: quotes, backslashes, controls, line separators, halves of pairs. */
const text = fc.oneof(
  fc.string({ unit: CODE_POINTS, maxLength: 8 }),
  fc.string({
    unit: fc.constantFrom(
      '"',
      '\\',
      '\n',
      '\r',
      '\u2028',
      '{',
      '}',
      ':',
      'data: ',
      '👍',
      '\ud83d',
      'é',
      'octet',
    ),
    maxLength: 8,
  }),
  fc.constantFrom('', 'octet', '"content":"x"', '[DONE]', '\\"', '\\\\"}'),
);

type Kind =
  | 'plain'
  | 'spaced'
  | 'escaped'
  | 'other id'
  | 'twice'
  | 'decoy'
  | 'typed'
  | 'crlf'
  | 'comment'
  | 'empty'
  | 'split data';

function eventOf(kind: Kind, content: string): string {
  const chunk = (more: object = {}) => ({
    id: 'c1',
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
    ...more,
  });
  const event = (document: object) => `data: ${JSON.stringify(document)}\n\n`;
  const escaped = JSON.stringify(chunk()).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const shapes: Record<Kind, () => string> = {
    plain: () => event(chunk()),
    spaced: () => `data: ${JSON.stringify(chunk(), null, ' ').replaceAll('\n', '')}\n\n`,
    escaped: () => `data: ${escaped}\n\n`,
    'other id': () => event(chunk({ id: `c${content.length}` })),
    twice: () => `data: {"choices":[{"delta":{"content":"first","content":${JSON.stringify(content)}}}]}\n\n`,
    decoy: () => event({ note: { content: `no ${content}` }, ...chunk() }),
    typed: () => `event: message\nid: 7\n${event(chunk())}`,
    crlf: () => event(chunk()).replaceAll('\n', '\r\n'),
    comment: () => `: ${'ping'}\n\n`,
    empty: () => event({ id: 'c1', choices: [] }),
    'split data': () => `data: {"choices":[{"delta":\ndata: {"content":${JSON.stringify(content)}}}]}\n\n`,
  };
  return shapes[kind]();
}

const KINDS: Kind[] = [
  'plain',
  'spaced',
  'escaped',
  'other id',
  'twice',
  'decoy',
  'typed',
  'crlf',
  'comment',
  'empty',
  'split data',
];

const events = fc.oneof(
  // Long runs of one kind are what the lane is for.
  fc
    .tuple(fc.constantFrom(...KINDS), fc.array(text, { minLength: 1, maxLength: 12 }))
    .map(([kind, texts]) => texts.map((each) => eventOf(kind, each))),
  fc
    .array(fc.tuple(fc.constantFrom(...KINDS), text), { minLength: 1, maxLength: 12 })
    .map((list) => list.map(([kind, each]) => eventOf(kind, each))),
);

test('it gives the same text as the ordinary way, whatever the events and however they are cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(events, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 300 }),
      async (runs, size) => {
        const input = `${runs.flat().join('')}data: [DONE]\n\n`;
        const whole = Buffer.from(input);
        const heard = await hear(stream(...cutInto(whole, size)));
        expect(heard.error).toBeUndefined();
        expect(heard.text).toBe(plainly(whole.toString('utf8')));
      },
    ),
    { numRuns: 400 },
  );
});

describe('what it learns', () => {
  const around = (before: string, content: string, after: string) =>
    `{"choices":[{${before}"delta":{"content":${JSON.stringify(content)}}${after}}]}`;
  const taught = (data: string, content: string) => {
    const lane = new ChunkFastPath();
    lane.learn(data, content);
    return lane;
  };
  const run = (lane: ChunkFastPath, input: string) => {
    const texts: string[] = [];
    const at = lane.run(input, 0, (some) => texts.push(...some));
    return { texts, rest: input.slice(at) };
  };

  test('takes events that differ in their text alone', () => {
    const lane = taught(around('', 'a', ''), 'a');
    const input = `data: ${around('', 'b"\\', '')}\n\ndata: ${around('', 'c', '')}\n\nrest`;
    expect(run(lane, input)).toEqual({ texts: ['b"\\', 'c'], rest: 'rest' });
  });

  test('stops before the first event of another shape, wherever it stands', () => {
    const lane = taught(around('', 'a', ''), 'a');
    const plain = (content: string) => `data: ${around('', content, '')}\n\n`;
    const other = `data: ${around('', 'x', ',"finish_reason":"stop"')}\n\n`;
    const rest = `${other}${plain('d')}`;
    expect(run(lane, `${plain('b')}${plain('c')}${rest}`)).toEqual({ texts: ['b', 'c'], rest });
  });

  test.each([
    ['a finish reason', `data: ${around('', 'b', ',"finish_reason":"stop"')}\n\n`],
    ['another letter before', `data: ${around('"index":1,', 'b', '')}\n\n`],
    ['a second data line', `data: ${around('', 'b', '')}\ndata: x\n\n`],
    ['half an event', `data: ${around('', 'b', '')}\n`],
    ['a raw control character', `data: {"choices":[{"delta":{"content":"a\u0007"}}]}\n\n`],
  ])('leaves %s to the parser', (_, input) => {
    expect(run(taught(around('', 'a', ''), 'a'), input)).toEqual({ texts: [], rest: input });
  });

  test('a text like its own probe does not make it learn the wrong place', () => {
    const decoy = (note: string, content: string) =>
      `{"note":{"content":"${note}"},"choices":[{"delta":{"content":"${content}"}}]}`;
    const lane = taught(decoy('x', 'octet'), 'octet');
    const input = `data: ${decoy('wrong', 'octet')}\n\n`;
    expect(run(lane, input).texts).not.toContain('wrong');
  });

  test('a chunk with a finish reason or an error teaches nothing', () => {
    expect(taught(around('', 'a', ',"finish_reason":"stop"'), 'a').open).toBe(false);
    expect(taught(`{"error":{"message":"x"},${around('', 'a', '').slice(1)}`, 'a').open).toBe(false);
  });
});
