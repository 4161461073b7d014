import { Pool } from 'undici';

const [base, count, concurrency] = process.argv.slice(2);
const { origin, pathname } = new URL(base);
const pool = new Pool(origin, { connections: Number(concurrency) });
const body = JSON.stringify({ messages: [{ role: 'user', content: 'hello' }] });
let left = Number(count);
await Promise.all(
  Array.from({ length: Number(concurrency) }, async () => {
    while (left > 0) {
      left -= 1;
      const reply = await pool.request({
        method: 'POST',
        path: `${pathname}/chat/completions`,
        headers: { 'content-type': 'application/json' },
        body,
      });
      await reply.body.json();
    }
  }),
);
await pool.close();
