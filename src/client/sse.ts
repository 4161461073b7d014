import { createParser, type EventSourceMessage, type EventSourceParser } from 'eventsource-parser';

/** Most that one event may hold. */
export const MOST_EVENT_CHARACTERS = 8 * 1024 * 1024;

export class EventTooLarge extends Error {
  override readonly name = 'EventTooLarge';
}

/** Server-sent events from text in pieces of any size. */
export function eventParser(onEvent: (event: EventSourceMessage) => void): EventSourceParser {
  return createParser({
    onEvent,
    maxBufferSize: MOST_EVENT_CHARACTERS,
    onError(error) {
      // Unknown fields and odd retry values are ignored, as the standard asks.
      if (error.type === 'max-buffer-size-exceeded') throw new EventTooLarge(error.message);
    },
  });
}

/** Decodes bytes with one decoder, so that a character split between two pieces stays whole. */
export async function* decodedText(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of body) yield decoder.decode(chunk, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
