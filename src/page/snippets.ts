import { baseUrl, serviceKey } from './api.ts';

/** Ready to run, with the real address. The key stays out of what people paste into files. */
export function snippets(): Readonly<Record<string, { readonly code: string; readonly language: string }>> {
  const url = baseUrl();
  return {
    curl: {
      language: 'sh',
      code: `curl ${url}/chat/completions \\
  -H "Authorization: Bearer ${serviceKey()}" \\
  -H "Content-Type: application/json" \\
  -d '{"messages":[{"role":"user","content":"What is 15% of 80?"}]}'`,
    },
    octet: {
      language: 'sh',
      code: `export OCTET_BASE_URL=${url} OCTET_API_KEY=${serviceKey()}\noctet chat "What is 15% of 80?"`,
    },
    TypeScript: {
      language: 'ts',
      code: `import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: '${url}',
  apiKey: '${serviceKey()}',
});
const answer = await client.chat.completions.create({
  model: 'local-chat',
  messages: [{ role: 'user', content: 'What is 15% of 80?' }],
});
console.log(answer.choices[0].message.content);`,
    },
    Python: {
      language: 'py',
      code: `from openai import OpenAI

client = OpenAI(
    base_url="${url}",
    api_key="${serviceKey()}",
)
answer = client.chat.completions.create(
    model="local-chat",
    messages=[{"role": "user", "content": "What is 15% of 80?"}],
)
print(answer.choices[0].message.content)`,
    },
  };
}

/** The same request in the words of the openai package. */
export function sdkCode(method: string, path: string, body: unknown): string {
  const options =
    body === null || body === undefined
      ? ''
      : `, {\n  body: ${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')},\n}`;
  return `import OpenAI from 'openai';

const client = new OpenAI({ baseURL: '${baseUrl()}', apiKey: process.env.OCTET_API_KEY });
const reply = await client.${method.toLowerCase()}(${JSON.stringify(path.replace(/^\/(api\/)?v1/, ''))}${options});
console.log(reply);`;
}
