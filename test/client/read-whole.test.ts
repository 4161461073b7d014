import { expect, test } from 'vitest';
import { readWhole } from '../../src/client/read-whole.ts';
import type { StopSignal } from '../../src/contract/stop-signal.ts';
import type { TransportResponse } from '../../src/contract/transport.ts';
import { TransportFailure } from '../../src/contract/transport-failure.ts';
import { octet } from '../support/cli.ts';
import { FakeClock } from '../support/clock.ts';
import { bytes, tokenStream } from '../support/wire.ts';

const never = (signal: StopSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

function reading(get: (signal: StopSignal) => Promise<TransportResponse>) {
  const clock = new FakeClock();
  const user = new AbortController();
  const result = readWhole({ get, clock, signal: user.signal, mostBytes: 100 });
  result.catch(() => undefined);
  return { clock, user, result };
}

const reply = (body: AsyncIterable<Uint8Array>): TransportResponse => ({ status: 200, headers: {}, body });

test('reads a file whole', async () => {
  const { result, clock } = reading(async () => reply(bytes('a', 'b')));
  expect((await result).bytes.toString()).toBe('ab');
  expect(clock.pending).toBe(0);
});

test('what is larger than allowed is refused', async () => {
  const { result } = reading(async () => reply(bytes('a'.repeat(101))));
  await expect(result).rejects.toMatchObject({ code: 'cli_reply_too_large' });
});

test.each([
  ['before its headers', (signal: StopSignal) => never(signal)],
  [
    'in the middle',
    async (signal: StopSignal) =>
      reply(
        (async function* () {
          yield* bytes('a');
          await never(signal);
        })(),
      ),
  ],
])('a server that falls silent %s is not waited for for ever', async (_, get) => {
  const { result, clock } = reading(get);
  await new Promise((resolve) => setImmediate(resolve));
  await clock.pass(200_000);
  await expect(result).rejects.toMatchObject({ exit: 11, code: 'cli_timeout' });
  expect(clock.pending).toBe(0);
});

test('the user need not wait at all', async () => {
  const { result, user } = reading((signal) => never(signal));
  user.abort(new Error('enough'));
  await expect(result).rejects.toThrow('enough');
});

test('an address that nobody answers at ends a chat with 11', async () => {
  const network = async (): Promise<never> => {
    throw new TransportFailure('unreachable', 'x.example: connection refused');
  };
  const cli = octet({ 'POST /chat/completions': tokenStream('hi') }, { network });
  expect(await cli.run('chat', '-f', 'https://x.example/notes.txt', 'summarise')).toBe(11);
  expect(cli.stderr).toContain('error: x.example: connection refused');
});
