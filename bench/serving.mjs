// A running `octet serve`, and callers that keep so many requests under way.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Pool } from 'undici';
import { bin, cleanEnv } from './places.mjs';

const PATIENCE_MS = 120_000;

export async function serving(...more) {
  const args = ['serve', '--port', '0', '--plan', 'enterprise', '--speed', '1e9', '--json', ...more];
  const child = spawn(process.execPath, [bin(), ...args], {
    env: cleanEnv(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  while (!said.includes('}')) said += String((await once(child.stdout, 'data'))[0]);
  const { url, key, admin_key: adminKey } = JSON.parse(said);
  const post = async (path, body, as = key) => {
    const reply = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
    return reply.json();
  };
  const get = async (path, as = key) =>
    (await fetch(new URL(path, url), { headers: { authorization: `Bearer ${as}` } })).json();
  return {
    url,
    post,
    get,
    /** The largest plan allows 1,000 requests a minute; each measurement has an account of its own. */
    newKey: async () =>
      (await post('/local/accounts', { plan: 'enterprise', credits: 1_000_000 }, adminKey)).key,
    async close() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** The same calls to a server that does nothing: what the callers and node:http cost by themselves. */
export const bareServer = (base) => ({ url: base, newKey: async () => 'none', close: async () => {} });

/** Seconds for so many chats, each answer read to its end; any status but 200 is an error. */
export async function callsThrough(target, { calls, stream, connections = 8 }) {
  const key = await target.newKey();
  const { origin, pathname } = new URL(target.url);
  const pool = new Pool(origin, { connections });
  const body = JSON.stringify({ messages: [{ role: 'user', content: 'what is 2+2?' }], stream });
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const ask = async () => {
    const reply = await pool.request({
      method: 'POST',
      path: `${pathname}/chat/completions`,
      headers,
      body,
    });
    const text = await reply.body.text();
    if (reply.statusCode !== 200) throw new Error(`a chat was answered with ${reply.statusCode}: ${text}`);
  };
  const startedAt = performance.now();
  await inFlight(calls, connections, ask);
  const seconds = (performance.now() - startedAt) / 1e3;
  await pool.close();
  return seconds;
}

/** Seconds until so many songs, asked for at once, are there. */
export async function songsThrough(target, songs) {
  const key = await target.newKey();
  const startedAt = performance.now();
  await inFlight(songs, songs, async (index) => {
    const song = { prompt: `calm instrumental piano at dusk, take ${index}`, duration: 30 };
    const { id } = await target.post('/v1/music/generate', song, key);
    for (;;) {
      const { status } = await target.get(`/v1/music/status/${id}`, key);
      if (status === 'completed') return;
      if (status === 'failed' || performance.now() - startedAt > PATIENCE_MS)
        throw new Error(`song: ${status}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
  return (performance.now() - startedAt) / 1e3;
}

async function inFlight(count, atOnce, act) {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      await act(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
