import { Answer } from '../../src/client/answer.ts';
import { Api, type ApiOptions } from '../../src/client/api.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import type { Carry } from '../../src/contract/transport.ts';
import { FakeClock } from '../support/clock.ts';
import { scripted, type Answer as WireAnswer } from '../support/wire.ts';

export function apiWith(carry: Carry, options: Partial<ApiOptions> = {}): Api {
  return new Api({
    carry: async () => carry,
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
  readonly answer: Answer;
  readonly error: unknown;
}

/** Everything that an answer hands out, and how it ended. */
export async function hear(reply: WireAnswer, clock = new FakeClock()): Promise<Heard> {
  const { carry } = scripted({ 'POST /chat/completions': reply });
  const answer = new Answer(apiWith(carry, { clock }), clock);
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
