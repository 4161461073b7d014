import type { ServerResponse } from 'node:http';
import { PNG } from 'pngjs';
import { type HttpServer, httpServer } from '../support/servers.ts';
import { DONE, delta, finish } from '../support/wire.ts';

/** A job as the scripted service tells it. */
interface ScriptedJob {
  status: string;
  progress?: number;
  queue_position?: number;
  estimated_time?: number;
}

export interface ScriptedService extends HttpServer {
  /** The job whose prompt this was, once it was asked for; a test changes it. */
  job(prompt: string): ScriptedJob;
}

const PICTURE = PNG.sync.write(new PNG({ width: 96, height: 96 })).toString('base64');

const TABLE = [
  '| river | country | a word that fits no column |',
  '|---|---|---|',
  '| Rhine | Germany | Rheinschifffahrtsgesellschaftskapitän |',
  '| Po | Italy | short |',
].join('\n');

const MODELS = { object: 'list', data: [{ id: 'm-1' }, { id: 'm-2' }] };
const USAGE = { prompt_tokens: 9, completion_tokens: 5, credits: 1 };

/** A small service of another machine: it answers at once, and its songs are as far as a test says. */
export async function scriptedService(): Promise<ScriptedService> {
  const jobs = new Map<string, ScriptedJob>();
  const prompts = new Map<string, string>();
  const jobOf = (prompt: string): ScriptedJob => {
    const job = jobs.get(prompt) ?? { status: 'queued', queue_position: 3 };
    jobs.set(prompt, job);
    return job;
  };
  const server: HttpServer = await httpServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname.replace(/^\/v1/, '');
    const body = server.received.at(-1)?.body ?? '';
    const given = body === '' ? {} : JSON.parse(body);
    const route = ROUTES[`${request.method} ${path}`];
    if (route) return route(response, given);
    if (path === '/music/generate') {
      const id = `song-${given.prompt.replaceAll(' ', '-')}`;
      prompts.set(id, given.prompt);
      return json(response, { id, ...jobOf(given.prompt) });
    }
    const [, , id] = /^\/music(\/status)?\/([\w-]+)$/.exec(path) ?? [];
    const prompt = prompts.get(id ?? '');
    if (prompt !== undefined)
      return json(response, { id, audio_url: `/files/${id}.mp3`, ...jobs.get(prompt) });
    if (path.startsWith('/files/')) return void response.end(Buffer.alloc(4_096, 'ID3song '));
    return json(response, { error: { message: 'no such page', code: 'not_found' } }, 404);
  });
  return Object.assign(server, { job: jobOf });
}

type Given = Readonly<Record<string, unknown>>;

const ROUTES: Readonly<Record<string, (response: ServerResponse, given: Given) => void>> = {
  'GET /models': (response) => json(response, MODELS),
  'GET /chat/models': (response) => json(response, MODELS),
  'POST /chat/completions': chat,
  'POST /hook': (response) => json(response, {}),
  'POST /image/generate': (response) => json(response, { data: [{ b64_json: PICTURE }] }),
  'POST /builder/build': (response, { prompt }) => json(response, built(String(prompt))),
  'GET /payments/balance': (response) => json(response, { balance: 500 }),
  'GET /payments/transactions': (response) =>
    json(response, {
      data: [
        { id: 't1', type: 'charge', amount: -3, balance: 497, description: 'chat' },
        { id: 't2', type: 'purchase', amount: 1_000, balance: 1_497, description: 'checkout' },
      ],
    }),
  'POST /payments/checkout': (response) =>
    json(response, { url: 'https://pay.example.com/1', credits: 1_000, amount: 1_000, currency: 'usd' }),
  'GET /usage': (response) => {
    response.setHeader('retry-after', '23');
    json(response, { error: { message: 'slow down', code: 'rate_limited' } }, 429);
  },
};

function json(response: ServerResponse, document: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(document));
}

function chat(response: ServerResponse, { messages }: Given): void {
  const question = Array.isArray(messages) ? String(messages.at(-1)?.content) : '';
  const code = 'In code:\n\n```js\nconst six = 2 * 3;\n```\n';
  const answer = question.includes('table')
    ? TABLE
    : question.includes('code')
      ? code
      : `you said ${question}`;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(delta(answer) + finish() + delta('', { usage: USAGE, choices: [] }) + DONE);
}

const APPLICATION = { 'package.json': '{"name":"shop","scripts":{"start":"node server.js"}}' };

/** The second version has one file more, one that differs and one less. */
function built(prompt: string) {
  const files = prompt.includes('again')
    ? { ...APPLICATION, 'index.html': '<h1>two</h1>', 'new.css': 'b {}' }
    : { ...APPLICATION, 'index.html': '<h1>one</h1>', 'old.css': 'a {}' };
  return { id: 'b_1', status: 'completed', project_id: 'proj_1', files };
}
