import OpenAI from 'openai';

const [base, count, concurrency] = process.argv.slice(2);
const client = new OpenAI({ baseURL: base, apiKey: 'bench' });
let left = Number(count);
await Promise.all(
  Array.from({ length: Number(concurrency) }, async () => {
    while (left > 0) {
      left -= 1;
      await client.chat.completions.create({ model: 'm', messages: [{ role: 'user', content: 'hello' }] });
    }
  }),
);
