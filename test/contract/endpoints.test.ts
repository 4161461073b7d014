import { toJsonSchema } from '@valibot/to-json-schema';
import { describe, expect, test } from 'vitest';
import { API_PREFIX, endpointUrl, fillPath } from '../../src/contract/address.ts';
import { type Endpoint, endpoints, type Risk } from '../../src/contract/endpoints.ts';
import { fieldsOf, isOwnField } from '../../src/contract/field.ts';

/** The endpoint tables of the API document, in its order. */
const DOCUMENTED: [method: string, path: string, risk: Risk, fields?: string][] = [
  ['POST', '/chat/completions', 'paid', 'model messages max_tokens temperature stream'],
  ['POST', '/completions', 'paid', 'model prompt max_tokens temperature stream'],
  ['GET', '/models', 'read'],
  ['POST', '/embeddings', 'paid', 'model input encoding_format dimensions'],
  ['GET', '/usage', 'read'],
  ['POST', '/chat/stream', 'paid', 'model messages max_tokens temperature stream'],
  ['GET', '/chat/models', 'read'],
  ['POST', '/code/generate', 'paid', 'prompt language max_tokens'],
  ['POST', '/code/complete', 'paid', 'code language suffix'],
  ['POST', '/code/refactor', 'paid', 'code instruction language'],
  ['POST', '/code/explain', 'paid', 'code language'],
  ['POST', '/music/generate', 'paid', 'prompt genre duration voice vocals lyrics'],
  ['GET', '/music/voices', 'read'],
  ['GET', '/music/genres', 'read'],
  ['GET', '/music/status/{job_id}', 'read'],
  ['GET', '/music/{id}', 'read'],
  ['GET', '/music/library', 'read'],
  ['POST', '/image/generate', 'paid', 'prompt model width height steps size style count'],
  ['POST', '/image/edit', 'paid', 'image prompt model'],
  ['POST', '/image/upscale', 'paid', 'image scale'],
  ['GET', '/image/models', 'read'],
  ['POST', '/video/generate', 'paid', 'prompt type duration resolution image'],
  ['GET', '/video/{id}', 'read'],
  ['POST', '/builder/build', 'paid', 'prompt framework project_id preview'],
  ['POST', '/builder/chat', 'paid', 'message context conversation_id'],
  ['GET', '/builder/projects', 'read'],
  ['POST', '/payments/checkout', 'payment', 'amount currency'],
  ['GET', '/payments/balance', 'read'],
  ['GET', '/payments/transactions', 'read'],
];

const all = Object.values<Endpoint>(endpoints);
const found = (method: string, path: string) =>
  all.filter((each) => each.method === method && each.path === path);

test('29 endpoints, no more and no fewer', () => {
  expect(DOCUMENTED).toHaveLength(29);
  expect(all.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    DOCUMENTED.map(([method, path]) => `${method} ${path}`).sort(),
  );
});

describe.each(DOCUMENTED.map(([method, path, risk, fields]) => ({ method, path, risk, fields })))(
  '$method $path',
  ({ method, path, risk, fields }) => {
    test('stands once, with its risk and its fields', () => {
      const [endpoint, ...more] = found(method, path);
      expect(more).toEqual([]);
      expect(endpoint?.risk).toBe(risk);
      const entries = endpoint?.request ? Object.entries(endpoint.request.entries) : undefined;
      const shown = entries?.filter(([, schema]) => !isOwnField(schema)).map(([name]) => name);
      expect(shown).toEqual(fields?.split(' '));
    });

    test('has both path forms', () => {
      const filled = fillPath(path, { id: 'j1', job_id: 'j1' });
      expect(endpointUrl('https://h.example/v1', '', filled)).toBe(`https://h.example/v1${filled}`);
      expect(endpointUrl('https://h.example/v1/', '', filled)).toBe(`https://h.example/v1${filled}`);
      expect(endpointUrl('https://h.example/v1', API_PREFIX, filled)).toBe(
        `https://h.example/api/v1${filled}`,
      );
    });
  },
);

describe('JSON Schema of every request', () => {
  test.each(all.filter(({ request }) => request).map((each) => [each.path, each] as const))(
    '%s',
    (_, endpoint) => {
      if (!endpoint.request) throw new Error('no request');
      // `check` has no counterpart in JSON Schema and is left out of it.
      const schema = toJsonSchema(endpoint.request, { errorMode: 'ignore' });
      expect(schema.type).toBe('object');
      for (const field of fieldsOf(endpoint.request)) {
        const property = schema.properties?.[field.name];
        if (typeof property !== 'object') throw new Error(`${field.name} is not in the schema`);
        expect(property.description, field.name).toBe(field.description);
        expect(field.description).not.toBe('');
        expect(property.minimum, field.name).toBe(field.min);
        expect(property.maximum, field.name).toBe(field.max);
        if (field.options) expect(property.enum).toEqual(field.options);
      }
      const required = fieldsOf(endpoint.request).filter((each) => each.required);
      expect([...(schema.required ?? [])].sort()).toEqual(required.map(({ name }) => name).sort());
    },
  );
});

test.each([
  ['', 'https://api.example.com/v1', 'https://api.example.com/v1'],
  [API_PREFIX, 'https://api.example.com/v1', 'https://api.example.com/api/v1'],
  ['', 'https://api.example.com/api/v1/', 'https://api.example.com/api/v1'],
  [API_PREFIX, 'http://127.0.0.1:4848/v1', 'http://127.0.0.1:4848/api/v1'],
] as const)('prefix %j with %s asks %s', (prefix, base, place) => {
  expect(endpointUrl(base, prefix, '/models')).toBe(`${place}/models`);
});
