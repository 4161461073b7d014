import { expect, test } from 'vitest';
import { TransportFailure } from '../../../src/contract/transport-failure.ts';
import { OctetError } from '../../../src/errors.ts';
import { inProcessTransport } from '../../../src/service/http/in-process-transport.ts';

const timeouts = { connectMs: 0, headersMs: 0, idleMs: 0 };

async function streamEndingWith(error: Error): Promise<unknown> {
  async function* body() {
    yield Buffer.from('data: {}\n\n');
    throw error;
  }
  const transport = inProcessTransport(async () => ({ status: 200, headers: {}, body: body() }), 'key');
  const reply = await transport({ method: 'POST', url: 'http://octet.local/v1/chat', headers: {}, timeouts });
  try {
    for await (const _ of reply.body);
  } catch (caught) {
    return caught;
  }
  return undefined;
}

test('X10.7: a full disk at the end of a stream reaches the command as it is', async () => {
  const full = new OctetError('io', 'no space left on the disk', 'free some space; nothing was charged');
  expect(await streamEndingWith(full)).toBe(full);
  expect(await streamEndingWith(new Error('x'))).toBeInstanceOf(TransportFailure);
});
