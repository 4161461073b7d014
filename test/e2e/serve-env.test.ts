import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freshHome, octet } from './octet.ts';

const announcementOf = (home: string): string => join(home, 'state', 'serve.json');

async function serving(home: string) {
  const running = octet(['serve', '--port', '0', '--json'], {
    home,
    env: { OCTET_STATE_DIR: join(home, 'state') },
  });
  let said = '';
  while (!said.includes('}')) said += String((await once(running.stdout, 'data'))[0]);
  return { running };
}

test('X12.1 serve env answers for the service that proves itself, and for nobody else on its port', async () => {
  const home = freshHome();
  const options = { home, env: { OCTET_STATE_DIR: join(home, 'state') } };
  const env = async (): Promise<number | undefined> => (await octet(['serve', 'env'], options)).exitCode;
  const { running } = await serving(home);
  const text = readFileSync(announcementOf(home), 'utf8');
  expect(await env()).toBe(0);

  const imposter = createServer((_, reply) => reply.end(JSON.stringify({ proof: 'f'.repeat(64) })));
  imposter.listen(0, '127.0.0.1');
  await once(imposter, 'listening');
  onTestFinished(() => void imposter.close());
  const announcement = JSON.parse(text);
  const { port } = imposter.address() as AddressInfo;
  const elsewhere = { ...announcement.variables, OCTET_BASE_URL: `http://127.0.0.1:${port}/v1` };
  const forgeries = [
    { ...announcement, variables: elsewhere },
    { ...announcement, proofKey: '0'.repeat(64) },
    { ...announcement, owner: { ...announcement.owner, start: '1' } },
  ];
  for (const [index, forged] of forgeries.entries()) {
    writeFileSync(announcementOf(home), JSON.stringify(forged));
    expect([index, await env()]).toEqual([index, 5]);
  }

  writeFileSync(announcementOf(home), text);
  const reset = await octet(['serve', 'reset', '--yes'], options);
  expect(reset.exitCode).toBe(15);
  running.kill('SIGKILL');
  await running;
  expect(await env()).toBe(5);
  expect((await octet(['serve', 'reset', '--yes'], options)).exitCode).toBe(0);
}, 120_000);
