import { Api } from '../../src/client/api.ts';
import type { ApiOptions } from '../../src/client/api-request.ts';
import { ChatAnswer } from '../../src/client/chat-answer.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Transport } from '../../src/contract/transport.ts';
import { FakeClock } from '../support/clock.ts';
import { scripted, type Answer as WireAnswer } from '../support/wire.ts';

export function apiWith(transport: Transport, options: Partial<ApiOptions> = {}): Api {
  return new Api({
    transport: async () => transport,
    clock: new FakeClock(),
    random: () => 0,
    signal: new AbortController().signal,
    baseUrl: 'https://api.example.com/v1',
    prefix: '',
    key: async () => 'key',
    maxRetries: 3,
    userAgent: 'octet/test',
    confirmations: { has: async () => false, add: async () => undefined },
    ...options,
  });
}

export interface Heard {
  readonly text: string;
  readonly pieces: string[];
  readonly answer: ChatAnswer;
  readonly error: unknown;
}

/** Everything that an answer hands out, and how it ended. */
export async function hear(reply: WireAnswer, clock = new FakeClock()): Promise<Heard> {
  const { transport } = scripted({ 'POST /chat/completions': reply });
  const answer = new ChatAnswer(apiWith(transport, { clock }), clock);
  const pieces: string[] = [];
  let error: unknown;
  try {
    for await (const texts of answer.pieces(endpoints.chatCompletions, {})) pieces.push(...texts);
  } catch (reason) {
    error = reason;
  }
  return { text: pieces.join(''), pieces, answer, error };
}

/** The bytes of a text in pieces of one size. */
export function cutInto(bytes: Uint8Array, size: number): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.subarray(at, at + size));
  return pieces;
}
