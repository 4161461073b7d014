import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { EXIT_STATUS } from '../../src/errors.ts';
import { localOctet, octet } from '../support/cli.ts';
import { json } from '../support/wire.ts';
import { WAITING_WORKS } from '../support/works.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('exit statuses are data', async () => {
  const cli = octet({});
  expect(await cli.run('help', 'exit-codes', '--json')).toBe(0);
  const listed: { status: number; reason: string; meaning: string }[] = JSON.parse(cli.stdout);
  expect(listed.map(({ status }) => status)).toEqual([0, ...Object.values(EXIT_STATUS)]);
  expect(listed.every(({ meaning }) => meaning !== '')).toBe(true);
});

test('commands --json tells the statuses of each command, with their meanings', async () => {
  const cli = octet({});
  expect(await cli.run('commands', '--json')).toBe(0);
  const { commands } = JSON.parse(cli.stdout);
  const chat = commands.find(({ name }: { name: string }) => name === 'octet chat');
  expect(chat.statuses).toContainEqual({ status: 6, meaning: expect.stringContaining('credits') });
});

test('the schema of a reply holds for what the local service answers', async () => {
  const cli = localOctet({ works: WAITING_WORKS });
  for (const [words, ...argv] of [
    ['credits', 'credits', '--json'],
    ['chat', 'chat', 'what is 2 + 2?', '--json', '--no-stream'],
    ['music generate', 'music', 'generate', 'rain', '--detach', '--json'],
  ]) {
    const before = cli.stdout.length;
    expect(await cli.run('schema', ...(words?.split(' ') ?? []), '--reply')).toBe(0);
    const schema = JSON.parse(cli.stdout.slice(before));
    const at = cli.stdout.length;
    expect(await cli.run(...argv)).toBe(0);
    const validator = new Ajv2020({ strict: false, validateFormats: false });
    expect(validator.validate(schema, JSON.parse(cli.stdout.slice(at))), words).toBe(true);
  }
  expect(await cli.run('schema', 'serve', '--reply')).toBe(2);
});

test('a list with --ndjson is one item a line', async () => {
  const cli = octet({
    'GET /music/genres': [json({ data: ['pop', { id: 'jazz' }] })],
    'GET /payments/transactions': [json({ data: [{ id: 't1', type: 'charge', amount: -1, balance: 9 }] })],
  });
  expect(await cli.run('music', 'genres', '--ndjson')).toBe(0);
  expect(cli.out.map((line) => JSON.parse(line))).toEqual([
    { type: 'result', result: 'pop' },
    { type: 'result', id: 'jazz' },
  ]);
  expect(await cli.run('credits', 'history', '--ndjson')).toBe(0);
  expect(JSON.parse(cli.out.at(-1) ?? '')).toMatchObject({ type: 'result', result: { id: 't1' } });
});

test.each([
  [['music', 'generate', 'x', '--duration', '60'], 10],
  [['chat', 'hello'], 1],
  [['image', 'generate', 'x', '--count', '2'], 8],
  [['video', 'generate', 'x', '--resolution', '4k'], 40],
  [['code', 'generate', 'x'], 2],
])('--dry-run of %j costs %d at the local service', async (argv, credits) => {
  const cli = octet({}, { env: { OCTET_ENV: 'local', OCTET_BASE_URL: undefined } });
  expect(await cli.run(...argv, '--dry-run')).toBe(0);
  expect(JSON.parse(cli.stdout).estimated_credits).toBe(credits);
});

test('--dry-run does not know the prices of another service, and free requests have none', async () => {
  const cli = octet({});
  expect(await cli.run('chat', 'hello', '--dry-run')).toBe(0);
  expect(JSON.parse(cli.stdout).estimated_credits).toBe('not known');
  expect(await cli.run('models', '--dry-run')).toBe(0);
  expect(cli.stdout.slice(cli.stdout.indexOf(endpoints.models.path))).not.toContain('estimated');
});

/** The rules of the Agent Skills format (agentskills.io/specification) for the fields at the top of SKILL.md. */
const SKILL_FIELDS: Readonly<Record<string, { readonly most: number; readonly form: RegExp }>> = {
  name: { most: 64, form: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
  description: { most: 1_024, form: /\S/ },
  license: { most: 200, form: /\S/ },
  compatibility: { most: 500, form: /\S/ },
  'allowed-tools': { most: 1_024, form: /\S/ },
};

function skillProblems(text: string, folder: string): string[] {
  const [, head] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (head === undefined) return ['no fields'];
  const fields = new Map(
    head.split('\n').map((line) => {
      const [name = '', value = ''] = line.split(/: (.*)/s);
      return [name, value];
    }),
  );
  return [
    ...['name', 'description'].filter((name) => !fields.has(name)).map((name) => `${name} is missing`),
    ...[...fields].flatMap(([name, value]) => {
      const rule = SKILL_FIELDS[name];
      if (!rule) return [`${name} is no field`];
      // In YAML these begin a mapping or a comment.
      if (/: | #|^[[{&*!|>'"%@`]/.test(value)) return [`${name} needs quotes`];
      return value.length > rule.most || !rule.form.test(value) ? [`${name} is not of its form`] : [];
    }),
    ...(fields.get('name') === folder ? [] : ['name is not that of the folder']),
  ];
}

test('the skill has the form that agents read, and is short', async () => {
  const text = read('skills/octet/SKILL.md');
  expect(skillProblems(text, 'octet')).toEqual([]);
  expect(text.split('\n').length).toBeLessThan(150);
  const cli = octet({});
  expect(await cli.run('skill')).toBe(0);
  expect(cli.stdout.trim()).toBe(text.trim());
});

test.each([
  ['no fields at all', '# octet\n', 'no fields'],
  ['a name in capitals', '---\nname: Octet\ndescription: x\n---\n', 'name is not of its form'],
  ['two dashes', '---\nname: oc--tet\ndescription: x\n---\n', 'name is not of its form'],
  ['no description', '---\nname: octet\n---\n', 'description is missing'],
  [
    'a long description',
    `---\nname: octet\ndescription: ${'x'.repeat(1_025)}\n---\n`,
    'description is not of its form',
  ],
  ['a field of its own', '---\nname: octet\ndescription: x\nmodel: y\n---\n', 'model is no field'],
  ['a colon', '---\nname: octet\ndescription: it does: this\n---\n', 'description needs quotes'],
])('a skill with %s would be found', (_, text, problem) => {
  expect(skillProblems(text, 'octet')).toContain(problem);
});

/** The rules for server.json that its published schema has (2025-12-11), for the fields that ours uses. */
const SERVER_RULES = {
  $defs: {
    version: { type: 'string', minLength: 1, maxLength: 255, pattern: '^\\d+\\.\\d+\\.\\d+(-[\\w.]+)?$' },
  },
  type: 'object',
  required: ['$schema', 'name', 'description', 'version', 'packages'],
  additionalProperties: false,
  properties: {
    $schema: { const: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json' },
    name: { type: 'string', minLength: 3, maxLength: 200, pattern: '^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$' },
    title: { type: 'string', minLength: 1, maxLength: 100 },
    description: { type: 'string', minLength: 1, maxLength: 100 },
    version: { $ref: '#/$defs/version' },
    packages: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['registryType', 'identifier', 'transport'],
        additionalProperties: false,
        properties: {
          registryType: { enum: ['npm'] },
          identifier: { type: 'string' },
          version: { $ref: '#/$defs/version' },
          runtimeHint: { enum: ['npx'] },
          transport: {
            type: 'object',
            required: ['type'],
            additionalProperties: false,
            properties: { type: { const: 'stdio' } },
          },
          packageArguments: {
            type: 'array',
            items: {
              type: 'object',
              required: ['type', 'value'],
              additionalProperties: false,
              properties: { type: { const: 'positional' }, value: { type: 'string' } },
            },
          },
          environmentVariables: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name'],
              additionalProperties: false,
              properties: {
                name: { type: 'string', pattern: '^[A-Z_]+$' },
                description: { type: 'string' },
                isRequired: { type: 'boolean' },
                isSecret: { type: 'boolean' },
              },
            },
          },
        },
      },
    },
  },
};

test('the registry of servers gets the name and the version of the package, in its form', () => {
  const manifest = JSON.parse(read('package.json'));
  const server = JSON.parse(read('server.json'));
  const validator = new Ajv2020({ allErrors: true });
  const isOfForm = validator.compile(SERVER_RULES);
  isOfForm(server);
  expect(isOfForm.errors ?? []).toEqual([]);
  expect(isOfForm({ ...server, description: 'x'.repeat(101) })).toBe(false);
  expect(isOfForm({ ...server, name: 'octet' })).toBe(false);
  expect(server.name).toBe(manifest.mcpName);
  expect([server.version, server.packages[0].version]).toEqual([manifest.version, manifest.version]);
  expect(server.packages[0].identifier).toBe(manifest.name);
});
