import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isObject } from '../../../src/contract/shape.ts';
import { localOctet, octet } from '../../support/cli.ts';
import { json } from '../../support/wire.ts';

const SCHEMA = {
  type: 'object',
  properties: { city: { type: 'string' } },
  required: ['city'],
  additionalProperties: false,
};
const POST = 'POST /chat/completions';
const MODELS = 'GET /models';
const answer = (content: string) =>
  json({ choices: [{ message: { role: 'assistant', content } }], credits_used: 1 });
const ask = ['chat', 'a city', '--schema', JSON.stringify(SCHEMA), '--no-save'];

test.each([['{"city":"Lyon"}'], ['Here it is:\n```json\n{ "city": "Lyon" }\n```\n']])(
  'prints the JSON alone: %j',
  async (text) => {
    const cli = octet({ [POST]: [answer(text)] });
    expect(await cli.run(...ask)).toBe(0);
    expect(cli.stdout).toBe('{"city":"Lyon"}\n');
    expect(cli.sent[0]?.body).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { schema: SCHEMA } },
    });
  },
);

test('takes the schema from a file, and the local service answers in it', async () => {
  const cli = localOctet();
  writeFileSync(join(cli.home, 'schema.json'), JSON.stringify(SCHEMA));
  expect(await cli.run('chat', 'a city in France', '--schema', 'schema.json')).toBe(0);
  expect(JSON.parse(cli.stdout)).toEqual({ city: expect.any(String) });
});

test('an answer that does not fit is 10, with the reason, and is kept', async () => {
  const cli = octet({ [POST]: [answer('{"town":"Lyon"}')] });
  expect(await cli.run(...ask)).toBe(10);
  expect(cli.stdout).toBe('');
  expect(cli.stderr).toContain("must have required property 'city'");
  const kept = readdirSync(cli.home).filter((name) => name.endsWith('.octet-reply.json'));
  expect(readFileSync(join(cli.home, kept[0] ?? ''), 'utf8')).toContain('town');
});

test('--retry-invalid asks again with the errors', async () => {
  const cli = octet({ [POST]: [answer('Lyon'), answer('{"city":1}'), answer('{"city":"Lyon"}')] });
  expect(await cli.run(...ask, '--retry-invalid', '2')).toBe(0);
  expect(cli.stdout).toBe('{"city":"Lyon"}\n');
  const sent = cli.sent[2]?.body;
  const messages = isObject(sent) && Array.isArray(sent.messages) ? sent.messages : [];
  expect(messages.map(({ content }) => content)).toEqual([
    'a city',
    'Lyon',
    expect.stringContaining('it is not JSON'),
    '{"city":1}',
    expect.stringContaining('/city must be string'),
  ]);
});

test('--retry-invalid stays within the budget', async () => {
  const prices = [{ operation: 'text', credits: 1, per: 2_000 }];
  const cli = octet({ [MODELS]: [json({ data: [], prices })], [POST]: [answer('Lyon')] });
  expect(await cli.run(...ask, '--retry-invalid', '5', '--max-credits', '1')).toBe(10);
  expect(cli.sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each([['{'], ['[]'], ['{"type":"nonsense"}'], ['missing.json']])(
  'the schema %s is refused before anything is sent',
  async (schema) => {
    const cli = octet({});
    expect(await cli.run('chat', 'x', '--schema', schema)).toBe(2);
    expect(cli.sent).toEqual([]);
  },
);
