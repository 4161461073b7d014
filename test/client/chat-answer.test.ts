import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { ApiError, OctetError } from '../../src/errors.ts';
import { broken, DONE, delta, finish, json, raw, stream } from '../support/wire.ts';
import { cutInto, hear } from './answering.ts';

const exitOf = (error: unknown) => (error instanceof OctetError ? error.exit : error);

test('S2: every split point of a stream with characters of two, three and four bytes', async () => {
  const text = 'é€👍🏽 “x” \\n 🇨🇭';
  const whole = Buffer.from(delta(text) + delta(`${text}!`) + finish() + DONE);
  for (let at = 1; at < whole.length; at += 1) {
    const heard = await hear(stream(whole.subarray(0, at), whole.subarray(at)));
    expect(heard.text, `split at ${at}`).toBe(`${text}${text}!`);
    expect(heard.answer.ended).toBe('marked');
  }
});

test.each([1, 2, 3, 7])('S2: the same in pieces of %i bytes', async (size) => {
  const whole = Buffer.from(`\ufeff${delta('né')}: ping\n\n${delta('👍')}${finish()}${DONE}`);
  const heard = await hear(stream(...cutInto(whole, size)));
  expect(heard.text).toBe('né👍');
});

test('pieces are handed out with the bytes that complete them', async () => {
  const heard = await hear(stream(delta('a'), delta('b') + delta('c'), finish(), DONE));
  expect(heard.pieces).toEqual(['a', 'b', 'c']);
});

describe('how a stream may end', () => {
  test.each([
    ['S3: a break', broken(delta('once')), 13],
    ['S4: a clean end without an end mark', stream(delta('once')), 13],
    ['S5: a finish reason and a clean end', stream(delta('once'), finish()), undefined],
    ['S19: a finish reason and a break', broken(delta('once'), finish()), undefined],
    ['S7: CRLF', stream(delta('once'), 'data: [DONE]\r\n\r\n'), undefined],
    ['S7: no blank line', stream(delta('once'), 'data: [DONE]\n'), undefined],
    ['S7: no line end at all', stream(delta('once'), 'data: [DONE]'), undefined],
    ['S7: a space behind it', stream(delta('once'), 'data: [DONE] \n\n'), undefined],
    ['S7: no space before it', stream(delta('once'), 'data:[DONE]\n\n'), undefined],
    ['S7: no blank line, and then a break', broken(delta('once'), 'data: [DONE]\n'), undefined],
    ['half of the end mark', stream(delta('once'), 'data: [DO'), 13],
    ['half of an event', stream(delta('once'), delta('twice').slice(0, -10)), 13],
  ])('%s', async (_, reply, exit) => {
    const heard = await hear(reply);
    expect(heard.text).toBe('once');
    expect(exitOf(heard.error)).toBe(exit);
    expect(heard.answer.complete).toBe(exit === undefined);
  });

  test('S5: the missing end mark is known', async () => {
    expect((await hear(stream(delta('a'), finish()))).answer.ended).toBe('unmarked');
  });

  test('S6: what follows the end mark is not read', async () => {
    let asked = 0;
    const heard = await hear(() => ({
      status: 200,
      headers: { 'content-type': 'text/event-stream' },
      body: (async function* () {
        yield Buffer.from(delta('a') + DONE + delta('b'));
        asked += 1;
        yield Buffer.from(delta('c'));
      })(),
    }));
    expect(heard.text).toBe('a');
    expect(heard.answer.complete).toBe(true);
    expect(asked).toBe(0);
  });
});

describe('S8: chunks that say nothing', () => {
  test.each([
    '{}',
    '{"choices":[]}',
    '{"choices":[{}]}',
    '{"choices":[{"delta":{}}]}',
    '{"choices":[{"delta":{"content":null}}]}',
    '{"choices":[{"delta":{"content":7}}]}',
    '{"choices":[{"delta":{"role":"assistant"}}],"x":[1]}',
    '{"choices":null}',
    '[]',
    'null',
    '3',
    '"text"',
  ])('%s', async (document) => {
    const heard = await hear(stream(delta('a'), `data: ${document}\n\n`, delta('b'), finish(), DONE));
    expect(heard.error).toBeUndefined();
    expect(heard.text).toBe('ab');
  });

  test('an event without data, a comment, an id and a retry', async () => {
    const heard = await hear(
      stream(delta('a'), 'event: ping\n\n: hi\n\nid: 4\nretry: 1\n\ndata:\n\n', delta('b'), DONE),
    );
    expect(heard.text).toBe('ab');
  });
});

describe('errors inside a stream', () => {
  test('S9: an event that is not JSON ends it; its payload is not shown', async () => {
    const heard = await hear(stream(delta('a'), 'data: {"secret":"pay\n\n', delta('b'), DONE));
    expect(heard.text).toBe('a');
    expect(exitOf(heard.error)).toBe(13);
    expect((heard.error as Error).message).not.toContain('secret');
  });

  test.each([
    ['{"error":{"message":"busy","type":"server_error","code":"overloaded"}}', 'busy', 10],
    ['{"error":{"message":"slow","type":"rate_limit_error","code":null}}', 'slow', 7],
    ['{"error":{"message":"slow","code":429}}', 'slow', 7],
    ['{"error":"just text"}', 'just text', 10],
    ['{"error":{}}', 'the service sent an error mid-answer', 10],
  ])('S10: %s', async (document, message, exit) => {
    const heard = await hear(stream(delta('a'), `data: ${document}\n\n`, DONE));
    expect(heard.text).toBe('a');
    expect(heard.error).toBeInstanceOf(ApiError);
    expect((heard.error as Error).message).toBe(message);
    expect(exitOf(heard.error)).toBe(exit);
    expect(heard.answer.complete).toBe(false);
  });

  test.each([
    ['{"message":"busy"}', 'busy', 10],
    ['{"error":{"message":"busy"}}', 'busy', 10],
    ['{"type":"rate_limit_exceeded","message":"slow"}', 'slow', 7],
    ['overloaded', 'overloaded', 10],
  ])('S11: event: error with %s', async (data, message, exit) => {
    const heard = await hear(stream(delta('a'), `event: error\ndata: ${data}\n\n`, DONE));
    expect((heard.error as Error).message).toBe(message);
    expect(exitOf(heard.error)).toBe(exit);
  });
});

describe('replies that are no stream', () => {
  const completion = { choices: [{ message: { content: 'Hi.' }, finish_reason: 'stop' }] };

  test('S12: a JSON body is a whole answer', async () => {
    const heard = await hear(json(completion));
    expect(heard.text).toBe('Hi.');
    expect(heard.answer).toMatchObject({ complete: true, whole: true, finish: 'stop', first: completion });
  });

  test.each([
    ['S12: an error in it', json({ error: { message: 'no' } })],
    ['S12: no answer in it', json({ choices: [] })],
    ['S13: a page', raw('<html></html>', 'text/html')],
    ['S13: no type', raw('data: [DONE]\n\n', '')],
    ['S13: a type that only begins like it', raw(DONE, 'text/event-stream-x')],
  ])('%s is 10', async (_, reply) => {
    const heard = await hear(reply);
    expect(heard.pieces).toEqual([]);
    expect(exitOf(heard.error)).toBe(10);
  });

  test.each(['text/event-stream;', 'Text/Event-Stream; charset=utf-8', ' text/event-stream ;x=y'])(
    'S13: %j is a stream',
    async (type) => {
      expect((await hear(raw(delta('a') + DONE, type))).text).toBe('a');
    },
  );

  test.each([201, 202, 204, 205, 206, 210, 299])('S14: status %i is not a stream', async (status) => {
    const heard = await hear(raw(delta('a') + DONE, 'text/event-stream', { status }));
    expect(heard.pieces).toEqual([]);
    expect(exitOf(heard.error)).toBe(10);
  });

  test('a stream that is compressed although it was not asked for', async () => {
    const packed = gzipSync(delta('a') + delta('b') + finish() + DONE);
    const heard = await hear(raw(packed, 'text/event-stream', { headers: { 'content-encoding': 'gzip' } }));
    expect(heard.text).toBe('ab');
    expect(heard.answer.complete).toBe(true);
  });
});

test('S17: an event of more than 8 MiB ends the stream; what came before is kept', async () => {
  const block = Buffer.alloc(64 * 1024, 'x');
  let sent = 0;
  const heard = await hear(() => ({
    status: 200,
    headers: { 'content-type': 'text/event-stream' },
    body: (async function* () {
      yield Buffer.from(`${delta('once')}data: `);
      for (; ; sent += 1) yield block;
    })(),
  }));
  expect(heard.text).toBe('once');
  expect(exitOf(heard.error)).toBe(13);
  expect(sent).toBeLessThan(140);
});
