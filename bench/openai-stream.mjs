// The reference: the same stream through the openai package, each piece written as it comes.
import OpenAI from 'openai';

const [base, model] = process.argv.slice(2);
const client = new OpenAI({ baseURL: base, apiKey: 'bench' });
const stream = await client.chat.completions.create({
  model,
  messages: [{ role: 'user', content: 'x' }],
  stream: true,
});
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta?.content ?? '');
