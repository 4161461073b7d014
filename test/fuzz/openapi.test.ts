import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Service } from '../../src/service/service.ts';
import { ask, handClock, testService } from '../support/service.ts';

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
    if (!schema.properties || schema.additionalProperties) return [];
    return Object.entries(value).flatMap(([name, item]) => {
      if (!Object.hasOwn(schema.properties, name)) return [`${place}.${name}`];
      return this.undocumented(schema.properties[name], item, `${place}.${name}`);
    });
  }
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

test('requests made from the description get replies that it describes', { timeout: 600_000 }, async () => {
  const service = await testService({
    clock: handClock(),
    plan: 'none',
    credits: 1_000_000,
    jobs: 'queue',
    journal: {},
  });
  const { json: document } = await ask(service, 'GET', '/openapi.json', undefined, {
    base: 'http://127.0.0.1',
  });
  const random = randomFrom(SEED);
  const fuzz = new Fuzz(document, random);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  ajv.addSchema({ $id: 'doc', ...document });
  const operations = Object.entries<Any>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Any>(methods)
      .filter(([method]) => ['get', 'post', 'patch', 'delete'].includes(method) && !LEFT_OUT.test(path))
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const problems = new Map<string, number>();
  const note = (problem: string): void => void problems.set(problem, (problems.get(problem) ?? 0) + 1);
  const statuses = new Map<number, number>();
  for (let index = 0; index < REQUESTS; index += 1) {
    const { path, method, operation } = fuzz.pick(operations);
    const schema = operation.requestBody?.content['application/json']?.schema;
    let body = schema ? fuzz.object(fuzz.resolve(schema), 0) : {};
    if (HEAVY.test(path)) body = { ...body, prompt: 7, input: 7, code: 7, n: 'x' };
    const place = path.replace(/\{\w+\}/g, () => fuzz.pick(['x', 'job_1', '%2e%2e', 'ä']));
    const { status, json, headers } = await sent(service, method, place, body);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const at = `${method.toUpperCase()} ${path}`;
    if (status >= 500) note(`${at}: ${status}`);
    const described = operation.responses[status] ?? operation.responses.default;
    if (!described) note(`${at}: status ${status} is not described`);
    const isJson = headers['content-type']?.startsWith('application/json');
    const shape = status === 200 && isJson ? described?.content?.['application/json']?.schema : undefined;
    if (status >= 400) {
      const { message, type, code } = json?.error ?? {};
      if (![message, type, code].every((each) => typeof each === 'string'))
        note(`${at}: ${status} has no error object`);
    }
    if (!shape) continue;
    for (const name of fuzz.undocumented(shape, json)) note(`${at}: ${name} is not described`);
    const name = shape.$ref?.split('/').at(-1);
    const check = name === undefined ? undefined : ajv.getSchema(`doc#/components/schemas/${name}`);
    if (check && !check(json)) note(`${at}: ${ajv.errorsText(check.errors)}`);
  }
  expect(Object.fromEntries(problems)).toEqual({});
  // It must reach what it is about: a run of refusals alone would prove nothing.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
});
