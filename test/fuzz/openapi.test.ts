import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Service } from '../../src/service/service.ts';
import { ask, chat, eventsOf, type Got, handClock, testService } from '../support/service.ts';

/** `OCTET_FUZZ_REQUESTS=10000 npx vitest run test/fuzz/openapi.test.ts` looks longer. */
const REQUESTS = Number(process.env.OCTET_FUZZ_REQUESTS ?? 300);
const SEED = Number(process.env.OCTET_FUZZ_SEED ?? 17);

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
type Any = any;

/** Work that takes long is only asked for wrongly. */
const HEAVY = /^\/(image|images|audio|builder\/build|code|embeddings)/;
/** Opens a stream that does not end, or moves the time of all. */
const LEFT_OUT = /^\/local\/(events|clock|requests\/\{id\}\/replay)/;

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const HOSTILE: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1e21,
  true,
  [],
  {},
  'ä\u0000',
  [[]],
  { a: { b: 1 } },
  'x'.repeat(300),
];
const WORDS = ['hello', 'what is 2 + 2?', 'a cat', 'local-chat', 'user', 'text', 'https://example.com/x.png'];

const TOOL = {
  type: 'function',
  function: { name: 'f', parameters: { type: 'object', properties: { a: { type: 'string' } } } },
};

const SPACE = { type: 'namespace', name: 'n', tools: [{ type: 'function', name: 'f', parameters: {} }] };

class Fuzz {
  constructor(
    private readonly document: Any,
    private readonly random: () => number,
  ) {}

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  resolve(schema: Any): Any {
    const name = schema?.$ref?.split('/').at(-1);
    return name === undefined ? schema : this.document.components.schemas[name];
  }

  response(given: Any): Any {
    const name = given?.$ref?.split('/').at(-1);
    return name === undefined ? given : this.document.components.responses[name];
  }

  value(given: Any, depth = 0): unknown {
    const schema = this.resolve(given) ?? {};
    if (this.random() < 0.12 || depth > 6) return this.pick(HOSTILE);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return this.pick(schema.enum);
    const either = schema.anyOf ?? schema.oneOf;
    if (either) return this.value(this.pick(either), depth + 1);
    const type = Array.isArray(schema.type) ? this.pick(schema.type) : schema.type;
    if (type === 'integer' || type === 'number') {
      const { minimum = 0, maximum = 100 } = schema;
      return this.pick([minimum, Math.min(maximum, minimum + 3), minimum - 1, maximum + 1]);
    }
    if (type === 'boolean') return this.random() < 0.5;
    if (type === 'array') {
      return Array.from({ length: Math.floor(this.random() * 3) }, () =>
        this.value(schema.items ?? {}, depth + 1),
      );
    }
    if (type === 'object' || schema.properties) return this.object(schema, depth);
    return this.pick(WORDS);
  }

  object(schema: Any, depth: number): Record<string, unknown> {
    const body: Record<string, unknown> = {};
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const chance = schema.required?.includes(name) ? 0.95 : 0.25;
      if (this.random() < chance) body[name] = this.value(property, depth + 1);
    }
    return body;
  }

  /** Names of fields in a reply that its schema does not have. */
  undocumented(given: Any, value: unknown, place = ''): string[] {
    const schema = this.resolve(given);
    if (!schema || typeof value !== 'object' || value === null) return [];
    const variants: Any[] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
    if (variants.length > 0) {
      const found = variants.map((each) => this.undocumented(each, value, place));
      return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
    }
    if (Array.isArray(value)) {
      return schema.items
        ? value.slice(0, 3).flatMap((item) => this.undocumented(schema.items, item, `${place}[]`))
        : [];
    }
    if (!schema.properties || schema.additionalProperties === true) return [];
    return Object.entries(value).flatMap(([name, item]) => {
      if (!Object.hasOwn(schema.properties, name)) return [`${place}.${name}`];
      return this.undocumented(schema.properties[name], item, `${place}.${name}`);
    });
  }
}

/** Differences of a reply from the document. */
class Description {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });

  constructor(
    private readonly document: Any,
    private readonly fuzz: Fuzz,
  ) {
    this.#ajv.addSchema({ $id: 'doc', ...document });
  }

  problems(method: string, path: string, { status, json, text, headers }: Got): string[] {
    const described = this.document.paths[path][method].responses;
    const response = described[status] ?? described.default;
    const type = headers['content-type']?.split(';')[0] ?? '';
    const media = (response.content ?? this.fuzz.response(response).content)?.[type];
    if (!media) return [`${type} with status ${status} is not described`];
    if (type === 'text/event-stream') {
      if (!media['x-octet-event']) return [];
      const events = eventsOf(text).filter((event) => event !== '[DONE]');
      return events.flatMap((event) => this.#differences(media['x-octet-event'], JSON.parse(event)));
    }
    return type === 'application/json' ? this.#differences(media.schema, json) : [];
  }

  #differences({ $ref }: Any, value: unknown): string[] {
    const check = this.#ajv.getSchema(`doc${$ref}`);
    if (!check) return [`there is no ${$ref}`];
    return [
      ...this.fuzz.undocumented({ $ref }, value).map((name) => `${name} is not described`),
      ...(check(value) ? [] : [this.#ajv.errorsText(check.errors)]),
    ];
  }
}

async function described(service: Service): Promise<{ document: Any; fuzz: Fuzz; description: Description }> {
  const { json: document } = await ask(service, 'GET', '/openapi.json', undefined, {
    base: 'http://127.0.0.1',
  });
  const fuzz = new Fuzz(document, randomFrom(SEED));
  return { document, fuzz, description: new Description(document, fuzz) };
}

async function sent(service: Service, method: string, path: string, body: unknown) {
  const isLocal = path.startsWith('/local');
  const headers: Record<string, string> = isLocal ? { 'content-type': 'application/json' } : {};
  return ask(
    service,
    method.toUpperCase(),
    path,
    method === 'get' || method === 'delete' ? undefined : body,
    { headers },
  );
}

test('requests made from the description get replies that it describes', { timeout: 900_000 }, async () => {
  const service = await testService({
    clock: handClock(),
    plan: 'none',
    credits: 1_000_000,
    jobs: 'queue',
    journal: {},
  });
  const { document, fuzz, description } = await described(service);
  const operations = Object.entries<Any>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Any>(methods)
      .filter(([method]) => ['get', 'post', 'patch', 'delete'].includes(method) && !LEFT_OUT.test(path))
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const problems = new Map<string, number>();
  const statuses = new Map<number, number>();
  /** Ids of the latest replies, so that some requests are about things that are there. */
  const ids: string[] = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    const { path, method, operation } = fuzz.pick(operations);
    const schema = operation.requestBody?.content['application/json']?.schema;
    let body = schema ? fuzz.object(fuzz.resolve(schema), 0) : {};
    if (HEAVY.test(path)) body = { ...body, prompt: 7, input: 7, code: 7, n: 'x' };
    const place = path.replace(/\{\w+\}/g, () => fuzz.pick(['x', 'job_1', '%2e%2e', 'ä', ...ids]));
    const reply = await sent(service, method, place, body);
    const { status, json } = reply;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (typeof json?.id === 'string') ids.unshift(json.id);
    ids.length = Math.min(ids.length, 4);
    const found = description.problems(method, path, reply);
    if (status >= 500) found.push(String(status));
    for (const problem of found) {
      const line = `${method.toUpperCase()} ${path}: ${problem}`;
      problems.set(line, (problems.get(line) ?? 0) + 1);
    }
  }
  expect(Object.fromEntries(problems)).toEqual({});
  // It must reach what it is about: a run of refusals alone would prove nothing.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
});

const GOOD: readonly (readonly [string, string, unknown?])[] = [
  ['post', '/chat/completions', { ...chat('hi'), n: 2 }],
  ['post', '/chat/completions', chat('hi', { stream: true, stream_options: { include_usage: true } })],
  ['post', '/chat/completions', chat('call f', { tools: [TOOL], tool_choice: 'required' })],
  ['post', '/chat/completions', chat('call f', { tools: [TOOL], tool_choice: 'required', stream: true })],
  ['post', '/chat/stream', chat('hi')],
  ['post', '/completions', { prompt: 'hi' }],
  ['post', '/completions', { prompt: 'hi', stream: true }],
  ['post', '/responses', { input: 'hi', metadata: { a: 'b' }, instructions: 'be kind' }],
  ['post', '/responses', { input: 'hi', stream: true }],
  ['post', '/responses', { input: 'call f', tools: [SPACE], tool_choice: 'required' }],
  ['post', '/messages', { ...chat('hi'), max_tokens: 50 }],
  ['post', '/messages', { ...chat('hi'), max_tokens: 50, stream: true }],
  ['post', '/messages/count_tokens', chat('hi')],
  ['post', '/embeddings', { input: 'hi' }],
  ['post', '/code/generate', { prompt: 'hello world', language: 'python' }],
  ['post', '/code/complete', { code: 'function f(', language: 'javascript' }],
  ['post', '/code/refactor', { code: 'var a = 1;', language: 'javascript' }],
  ['post', '/code/explain', { code: 'var a = 1;', language: 'javascript' }],
  ['post', '/image/generate', { prompt: 'a boat', width: 64, height: 64 }],
  ['post', '/music/generate', { prompt: 'rain' }],
  ['get', '/music/library'],
  ['post', '/video/generate', { prompt: 'rain' }],
  ['post', '/builder/build', { prompt: 'a list of books', framework: 'react' }],
  ['post', '/builder/chat', { message: 'hello' }],
  ['get', '/builder/projects'],
  ['post', '/payments/checkout', { amount: 10 }],
  ['get', '/payments/transactions'],
  ['get', '/usage'],
  ['get', '/local/artifacts'],
  ['get', '/local/jobs'],
  ['get', '/local/credits'],
  ['get', '/local/requests'],
];

test('good replies of every kind are as they are described', async () => {
  const service = await testService({ clock: handClock(), plan: 'none', jobs: 'queue', journal: {} });
  const { description } = await described(service);
  const problems: string[] = [];
  for (const [method, path, body] of GOOD) {
    const reply = await sent(service, method, path, body);
    const found = reply.status === 200 ? description.problems(method, path, reply) : [reply.text];
    problems.push(...found.map((problem) => `${method} ${path}: ${problem}`));
  }
  const { json } = await sent(service, 'get', '/local/requests', undefined);
  for (const { id } of json.data) {
    const reply = await sent(service, 'get', `/local/requests/${id}`, undefined);
    problems.push(...description.problems('get', '/local/requests/{id}', reply));
  }
  expect([...new Set(problems)]).toEqual([]);
});
