import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodedText, EventTooLarge, eventParser, MOST_EVENT_CHARACTERS } from '../../src/client/sse.ts';
import { bytes } from '../support/wire.ts';
import { cutInto } from './answering.ts';

interface Vector {
  readonly source: string;
  readonly bytes_base64: string;
  readonly data: readonly string[];
  readonly events?: readonly (string | null)[];
}

const VECTORS: Vector[] = JSON.parse(
  readFileSync(new URL('../fixtures/sse-vectors.json', import.meta.url), 'utf8'),
);

async function eventsOf(pieces: Uint8Array[]) {
  const events: { data: string; event: string | null }[] = [];
  const parser = eventParser(({ data, event }) => events.push({ data, event: event ?? null }));
  for await (const text of decodedText(bytes(...pieces))) parser.feed(text);
  return events;
}

test('there are the 25 of them', () => expect(VECTORS).toHaveLength(25));

describe.each([1, 2, 3, 7, Number.POSITIVE_INFINITY])('S1, S20: in pieces of %d bytes', (size) => {
  test.each(VECTORS)('$source', async ({ bytes_base64, data, events }) => {
    const whole = Buffer.from(bytes_base64, 'base64');
    const found = await eventsOf(cutInto(whole, Math.min(size, whole.length)));
    expect(found.map((each) => each.data)).toEqual(data);
    if (events) expect(found.map((each) => each.event)).toEqual(events);
  });
});

describe('S17: an event without end is given up at 8 MiB', () => {
  const block = 'x'.repeat(64 * 1024);

  test('one line', () => {
    const parser = eventParser(() => undefined);
    parser.feed('data: ');
    const most = MOST_EVENT_CHARACTERS / block.length;
    for (let fed = 0; fed < most - 1; fed += 1) parser.feed(block);
    expect(() => {
      parser.feed(block);
      parser.feed(block);
    }).toThrow(EventTooLarge);
  });

  test.each(['data: 12345678\n', 'data:\n'])('many lines of %j without the blank one', (line) => {
    const parser = eventParser(() => undefined);
    const lines = line.repeat(Math.ceil((64 * 1024) / line.length));
    let fed = 0;
    expect(() => {
      for (; fed < 2 * MOST_EVENT_CHARACTERS; fed += lines.length) parser.feed(lines);
    }).toThrow(EventTooLarge);
    expect(fed).toBeLessThanOrEqual(MOST_EVENT_CHARACTERS);
  });

  test.each(['\n\n', '\r\n\r\n'])('a long stream of small events that end in %j is no such event', (end) => {
    let events = 0;
    const parser = eventParser(() => {
      events += 1;
    });
    const piece = `data: ${'x'.repeat(1024)}${end}`.repeat(64);
    for (let fed = 0; fed < 2 * MOST_EVENT_CHARACTERS; fed += piece.length) parser.feed(piece);
    expect(events).toBeGreaterThan(16_000);
  });
});

test('bytes cut anywhere, broken ones too, give the text of one decoder', async () => {
  const byte = fc.oneof(
    fc.integer({ min: 0, max: 255 }).map((value) => [value]),
    fc.constantFrom('a', 'é', '€', '👍', '\ufeff').map((character) => [...Buffer.from(character)]),
  );
  const piece = fc.array(byte, { maxLength: 4 }).map((parts) => Uint8Array.from(parts.flat()));
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      let text = '';
      for await (const part of decodedText(bytes(...pieces))) text += part;
      expect(text).toBe(new TextDecoder().decode(Buffer.concat(pieces)));
    }),
    { numRuns: 500 },
  );
});
