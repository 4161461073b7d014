import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { fillSchema } from '../../../src/engines/text/structured/fill.ts';
import type { JsonSchema } from '../../../src/engines/text/structured/schema.ts';

const ajv = new Ajv2020({ strict: false });

const SCHEMAS: readonly (readonly [name: string, schema: JsonSchema])[] = [
  ['nothing', {}],
  ['text with bounds', { type: 'string', minLength: 30, maxLength: 31 }],
  ['a short text', { type: 'string', maxLength: 3 }],
  ['a pattern', { type: 'string', pattern: '^[A-Z]{2}-\\d{3,5}(?:x|yz)+[^a-z\\s]?$' }],
  ['a pattern with a length', { type: 'string', pattern: '^[a-f0-9]+$', minLength: 64, maxLength: 64 }],
  ['a repeated group', { type: 'string', pattern: '^(\\w+)=\\1$' }],
  ['whole numbers', { type: 'integer', minimum: 7, exclusiveMaximum: 9 }],
  ['steps', { type: 'number', multipleOf: 0.25, exclusiveMinimum: 1, maximum: 1.5 }],
  ['below zero', { type: 'integer', maximum: -5 }],
  [
    'constants',
    {
      type: 'object',
      required: ['a', 'b'],
      properties: { a: { const: { x: [1] } }, b: { enum: [null, 3] } },
    },
  ],
  ['enum with type', { type: 'string', enum: [1, 'two', null] }],
  ['nullable', { type: ['null', 'string'] }],
  [
    'any of',
    {
      anyOf: [{ type: 'null' }, { type: 'object', required: ['k'], properties: { k: { type: 'boolean' } } }],
    },
  ],
  ['one of', { oneOf: [{ type: 'number' }, { type: 'integer', maximum: 3 }] }],
  [
    'all of',
    {
      allOf: [
        { type: 'object', required: ['a'], properties: { a: { type: 'string' } } },
        { properties: { a: { minLength: 40 } }, required: ['b'] },
      ],
    },
  ],
  ['not', { type: 'integer', minimum: 0, maximum: 3, not: { enum: [0, 1] } }],
  [
    'if then',
    JSON.parse(
      '{"type":"object","required":["kind"],"properties":{"kind":{"const":"x"}},"if":{"properties":{"kind":{"const":"x"}}},"then":{"required":["size"],"properties":{"size":{"type":"integer"}}}}',
    ),
  ],
  [
    'lists',
    { type: 'array', items: { type: 'integer', minimum: 0, maximum: 9 }, minItems: 5, uniqueItems: true },
  ],
  [
    'tuples',
    { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 },
  ],
  ['contains', { type: 'array', contains: { const: 7 }, minItems: 3 }],
  [
    'closed',
    { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false, required: ['a'] },
  ],
  ['open', { type: 'object', additionalProperties: { type: 'integer' }, minProperties: 3 }],
  [
    'names by pattern',
    {
      type: 'object',
      patternProperties: { '^x-[a-z]+$': { type: 'integer' } },
      additionalProperties: false,
      minProperties: 2,
    },
  ],
  [
    'dependent',
    {
      type: 'object',
      required: ['a'],
      properties: { a: {}, b: { type: 'null' } },
      dependentRequired: { a: ['b'] },
    },
  ],
  [
    'a tree',
    {
      $ref: '#/$defs/node',
      $defs: {
        node: {
          type: 'object',
          required: ['name', 'children'],
          properties: {
            name: { type: 'string' },
            children: { type: 'array', items: { $ref: '#/$defs/node' } },
          },
        },
      },
    },
  ],
  [
    'a linked list',
    {
      type: 'object',
      required: ['next', 'value'],
      properties: { value: { type: 'number' }, next: { anyOf: [{ $ref: '#' }, { type: 'null' }] } },
    },
  ],
  [
    'own names',
    {
      type: 'object',
      required: ['constructor', '__proto__x', 'toString'],
      properties: { constructor: { type: 'string' } },
    },
  ],
];

test.each(SCHEMAS)(
  '%s: the value is valid for another validator, and the same for the same seed',
  (_, schema) => {
    const validate = ajv.compile(schema);
    for (const seed of [0, 1, 7, 12345]) {
      const options = { schema, seed, question: 'three things about 8 boats in "Rome"' };
      const value = fillSchema(options);
      expect(validate(value), JSON.stringify([value, validate.errors])).toBe(true);
      expect(fillSchema(options)).toEqual(value);
    }
  },
);

test.each(['date', 'time', 'date-time', 'email', 'uuid', 'ipv4', 'ipv6', 'uri', 'hostname', 'duration'])(
  'the format %s',
  (format) => {
    const text = String(fillSchema({ schema: { type: 'string', format }, seed: 3, question: '' }));
    if (format === 'uri') expect(new URL(text).href).toBe(text);
    if (format.startsWith('date')) expect(Number.isNaN(Date.parse(text))).toBe(false);
    expect(text).not.toBe('');
  },
);

test.each<[string, JsonSchema]>([
  ['no value', { type: 'integer', minimum: 3, maximum: 2 }],
  ['false', { type: 'object', required: ['a'], properties: { a: false } }],
  ['looking ahead', { type: 'string', pattern: '^(?=x)y$' }],
  ['never ends', { type: 'object', required: ['child'], properties: { child: { $ref: '#' } } }],
  ['elsewhere', { $ref: 'https://example.com/schema.json' }],
  ['too long', { type: 'string', minLength: 1e9 }],
  ['too many', { type: 'array', minItems: 1e9 }],
  ['repeats without end', { type: 'string', pattern: '^(?:(?:a{999}){999}){999}$' }],
])('%s is refused', (_, schema) => {
  expect(() => fillSchema({ schema, seed: 1, question: '' })).toThrow(
    expect.objectContaining({ name: 'Unfillable' }),
  );
});

test('the question fills what it names', () => {
  const value = fillSchema({
    seed: 1,
    question:
      'book a table in New York on 2026-03-04 for 4 guests, name: Ada Lovelace, kind outdoor, mail ada@example.org',
    schema: {
      type: 'object',
      required: ['city', 'date', 'guests', 'name', 'kind', 'mail'],
      properties: {
        city: { type: 'string' },
        date: { type: 'string', format: 'date' },
        guests: { type: 'integer' },
        name: { type: 'string' },
        kind: { enum: ['indoor', 'outdoor'] },
        mail: { type: 'string', format: 'email' },
        note: { type: 'string' },
      },
    },
  });
  expect(value).toEqual({
    city: 'New York',
    date: '2026-03-04',
    guests: 4,
    name: 'Ada Lovelace',
    kind: 'outdoor',
    mail: 'ada@example.org',
  });
});
