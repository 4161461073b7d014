import { isAscii } from 'node:buffer';
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Most that one event may take on the wire. */
export const MOST_EVENT_CHARACTERS = 8 * 1024 * 1024;

export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
}

export interface EventParser {
  feed(text: string): void;
}

/**
 * Server-sent events from text in pieces of any size. What arrives is counted, not what the parser keeps of it: a
 * million tiny lines are little text and much memory.
 */
export function eventParser(onEvent: (event: EventSourceMessage) => void): EventParser {
  let sinceEvent = 0;
  /** The parser joins and reads an unfinished line again with every piece, so pieces wait here for its end. */
  let unfinished: string[] = [];
  const parser = createParser({
    onEvent(event) {
      sinceEvent = 0;
      onEvent(event);
    },
  });
  return {
    feed(text) {
      sinceEvent += text.length;
      unfinished.push(text);
      if (/[\r\n]/.test(text)) {
        const lines = unfinished.join('');
        unfinished = [];
        parser.feed(lines);
      }
      if (sinceEvent > MOST_EVENT_CHARACTERS) throw new EventTooLarge();
    },
  };
}

/** Decodes bytes with one decoder, so that a character split between two pieces stays whole. */
export async function* decodedText(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  // Some versions of Node take a mark after a broken character for one at the beginning: it is looked for here instead.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** True while the decoder may be waiting for the rest of a character. */
  let inside = false;
  let begun = false;
  const unmarked = (text: string): string => {
    if (begun || text === '') return text;
    begun = true;
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  };
  for await (const chunk of body) {
    // Most of what streams is ASCII, which needs no decoder.
    if (!inside && isAscii(chunk)) yield unmarked(asBuffer(chunk).toString('latin1'));
    else {
      yield unmarked(decoder.decode(chunk, { stream: true }));
      inside = (chunk.at(-1) ?? 0x80) >= 0x80;
    }
  }
  const rest = unmarked(decoder.decode());
  if (rest !== '') yield rest;
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
