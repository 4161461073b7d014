import { request } from 'node:http';
import type { Context } from '../context.ts';
import { isLoopbackHost } from '../contract/address.ts';
import { readList } from '../contract/replies.ts';
import { isObject } from '../contract/shape.ts';

/** A model server on this machine that speaks the API of OpenAI. */
export interface LocalServer {
  readonly name: string;
  /** Ends in /v1. */
  readonly url: string;
  readonly models: readonly string[];
}

const ANSWER_MS = 150;
const MOST_BYTES = 1_000_000;

/** Looks for model servers on this machine, all at once. Nothing but loopback is asked. */
export async function discoverServers(context: Context): Promise<LocalServer[]> {
  const found = await Promise.all(
    serverAddresses(context.env).map(async ({ name, url }): Promise<LocalServer | undefined> => {
      const models = await modelsAt(context, `${url}/models`).catch(() => undefined);
      return models && models.length > 0 ? { name, url, models } : undefined;
    }),
  );
  context.signal.throwIfAborted();
  return found.filter((server) => server !== undefined);
}

interface ServerAddress {
  readonly name: string;
  readonly url: string;
}

function serverAddresses(env: Context['env']): ServerAddress[] {
  const ollama = ollamaUrl(env.OLLAMA_HOST);
  return [
    ...(ollama === undefined ? [] : [{ name: 'Ollama', url: ollama }]),
    { name: 'LM Studio', url: 'http://127.0.0.1:1234/v1' },
    { name: 'llama.cpp', url: 'http://127.0.0.1:8080/v1' },
    { name: 'vLLM', url: 'http://127.0.0.1:8000/v1' },
  ];
}

/** Ollama's own forms: a host, host:port, or an address. One on another machine is not asked. */
export function ollamaUrl(host = ''): string | undefined {
  const text = host.trim() === '' ? '127.0.0.1' : host.trim();
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const hostname = url.hostname === '0.0.0.0' || url.hostname === '[::]' ? '127.0.0.1' : url.hostname;
  if (!isLoopbackHost(hostname) || url.protocol !== 'http:') return undefined;
  const isBare = !/^https?:\/\//i.test(text) && url.port === '';
  return `http://${hostname}:${url.port || (isBare ? '11434' : '80')}/v1`;
}

/** Undefined for any other program on that port. */
async function modelsAt(context: Context, address: string): Promise<string[] | undefined> {
  const document: unknown = JSON.parse(await get(context, address));
  const items = isObject(document) && document.object === 'list' ? readList(document) : undefined;
  return items?.flatMap((item) => (isObject(item) && typeof item.id === 'string' ? [item.id] : []));
}

function get({ clock, signal }: Context, address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent: false, signal }, (reply) => {
      if (reply.statusCode !== 200) return void sent.destroy(new Error('not a model server'));
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => {
        text += part;
        if (text.length > MOST_BYTES) sent.destroy(new Error('the reply is too long'));
      });
      reply.on('end', () => resolve(text));
      reply.on('error', reject);
    });
    const callOff = clock.after(ANSWER_MS, () => sent.destroy(new Error('no reply')));
    sent.on('close', callOff);
    sent.on('error', reject);
    sent.end();
  });
}

/** `Ollama with 3 models (llama3.2, …)` */
export function inWords({ name, models }: LocalServer): string {
  return `${name} with ${models.length === 1 ? '1 model' : `${models.length} models`}`;
}
