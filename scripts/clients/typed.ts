// Compiled by scripts/check-clients.mjs against types made from the OpenAPI document.
import createClient from 'openapi-fetch';
import type { paths } from './octet.d.ts';

const client = createClient<paths>({ baseUrl: 'http://127.0.0.1:4848/v1' });
const { data, error } = await client.POST('/chat/completions', {
  body: { model: 'local-chat', messages: [{ role: 'user', content: 'what is 6 * 7?' }] },
});
if (data) {
  const message: { role: 'assistant'; content: string | null } = data.choices[0].message;
  const total: number = data.usage.total_tokens;
  console.log(message, total);
}
if (error) console.log(error.error.code);
const made = await client.POST('/responses', { body: { model: 'local-chat', input: 'hi' } });
console.log(made.data?.output[0]?.content?.[0]?.text);
const said = await client.POST('/messages', {
  body: { model: 'x', max_tokens: 9, messages: [{ role: 'user', content: 'hi' }] },
});
console.log(said.data?.content[0]?.text);
const fault = await client.POST('/local/faults', { body: { kind: '500', count: 2 } });
const hits: number | undefined = fault.data?.hits;
const journal = await client.GET('/local/requests', { params: { query: { status: '4xx' } } });
const path: string | undefined = journal.data?.data[0]?.path;
const key = await client.POST('/local/keys', { body: { name: 'ci' } });
const song = await client.POST('/music/generate', { body: { prompt: 'rain' } });
const status = await client.GET('/music/status/{job_id}', { params: { path: { job_id: 'x' } } });
const url: string | undefined = status.data?.audio_url;
const image = await client.POST('/image/generate', { body: { prompt: 'rain' } });
const pictures: string[] | undefined = image.data?.image_urls;
console.log(hits, path, key.data?.key, song.data?.status, url, pictures);
