import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Pool } from 'undici';
import { BIN, cleanEnv } from './measure.mjs';

const REQUESTS = 300;

/** What the local service answers by itself: plain requests, streams, and the same through the command. */
export async function serviceRates(report) {
  const child = spawn(
    process.execPath,
    [BIN, 'serve', '--port', '0', '--ephemeral', '--plan', 'enterprise', '--speed', '1e9', '--json'],
    {
      env: cleanEnv(),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(child.stdout, 'data');
  const { url, key } = JSON.parse(String(line));
  const pool = new Pool(new URL(url).origin, { connections: 8 });
  const ask = async (stream) => {
    const reply = await pool.request({
      method: 'POST',
      path: '/v1/chat/completions',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'what is 2+2?' }], stream }),
    });
    await reply.body.text();
  };
  for (const [name, stream] of [
    ['chat requests a second', false],
    ['chat streams a second', true],
  ]) {
    const startedAt = performance.now();
    let left = REQUESTS;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (left > 0) {
          left -= 1;
          await ask(stream);
        }
      }),
    );
    report.add('service', name, REQUESTS / ((performance.now() - startedAt) / 1_000), { unit: '/s' });
  }
  await pool.close();
  child.kill('SIGTERM');
  await once(child, 'exit');
}
