import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import builtIn from '../../../src/commands/templates/built-in.json' with { type: 'json' };
import { parametersOf, parseTemplate, templateText } from '../../../src/commands/templates/template.ts';
import { octet } from '../../support/cli.ts';
import { tokenStream } from '../../support/wire.ts';

const CHAT = 'POST /chat/completions';

function asking(options: Parameters<typeof octet>[1] = {}, files: Readonly<Record<string, string>> = {}) {
  const cli = octet({ [CHAT]: [tokenStream('yes')] }, options);
  const folder = join(cli.home, '.config/octet/templates');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, `${name}.md`), text);
  return cli;
}

const MAIL = `---
# a letter
description: an answer to a customer
system: |
  You answer letters of {{shop}}.

  Be kind.
model: fast
temperature: 0.3
max_tokens: 99
schema: {"type":"object"}
defaults:
  shop: "our shop"
---
Answer this:

{{ input }}
`;

test('built-in templates are sound, and every parameter has a value', () => {
  const texts = v.record(v.string(), v.string());
  const schema = v.record(
    v.string(),
    v.strictObject({
      description: v.string(),
      system: v.string(),
      prompt: v.pipe(v.string(), v.includes('{{input}}')),
      temperature: v.optional(v.string()),
      defaults: texts,
    }),
  );
  expect(v.safeParse(schema, builtIn).success).toBe(true);
  expect(Object.keys(builtIn)).toEqual(['commit', 'explain', 'review', 'summarise', 'translate']);
  for (const [name, template] of Object.entries(builtIn)) {
    expect(parametersOf(template).filter((key) => !Object.hasOwn(template.defaults, key))).toEqual([]);
    expect(parseTemplate(templateText(template), name)).toEqual(template);
  }
});

describe('chat -t', () => {
  test('fills in prompt and system, and asks as the template says', async () => {
    const cli = asking({ stdin: 'where is my parcel?' }, { mail: MAIL });
    expect(await cli.run('chat', '-t', 'mail', '--param', 'shop={{input}} & Co')).toBe(0);
    expect(cli.sent.at(-1)?.body).toEqual({
      model: 'fast',
      messages: [
        { role: 'system', content: 'You answer letters of {{input}} & Co.\n\nBe kind.' },
        { role: 'user', content: 'Answer this:\n\nwhere is my parcel?' },
      ],
      temperature: 0.3,
      max_tokens: 99,
      response_format: { type: 'json_schema', json_schema: { name: 'mail', schema: { type: 'object' } } },
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  test('what is typed goes before the template, and a prompt without a place has the question at its end', async () => {
    const cli = asking({}, { short: 'Be brief.' });
    writeFileSync(join(cli.home, 'system.txt'), 'from a file\n');
    const argv = ['chat', '-t', 'short', '-s', '@system.txt', '-m', 'other', 'why?'];
    expect(await cli.run(...argv)).toBe(0);
    expect(cli.sent.at(-1)?.body).toMatchObject({
      model: 'other',
      messages: [
        { role: 'system', content: 'from a file\n' },
        { role: 'user', content: 'Be brief.\n\nwhy?' },
      ],
    });
  });

  test.each([
    ['an unknown template', ['-t', 'nothing'], 5, "no template 'nothing'"],
    ['a name that leads elsewhere', ['-t', '../../keys'], 2, 'a template name may contain only'],
    ['an unknown parameter', ['-t', 'translate', '--param', 'tongue=French'], 2, 'it has language'],
    ['a parameter without a value', ['-t', 'need'], 2, '--param thing=VALUE'],
    ['no NAME=VALUE', ['-t', 'translate', '--param', 'French'], 2, 'must be NAME=VALUE'],
    ['a parameter without a template', ['--param', 'a=b'], 2, '--param needs a template'],
    ['an unknown field', ['-t', 'odd'], 2, 'unknown field in line 2: colour: red'],
    ['a value out of bounds', ['-t', 'hot'], 2, 'temperature cannot be 9'],
  ])('%s asks nothing', async (_, flags, status, message) => {
    const cli = asking(
      {},
      {
        need: 'About {{thing}}.',
        odd: '---\ncolour: red\n---\nx',
        hot: '---\ntemperature: 9\n---\nx',
      },
    );
    expect(await cli.run('chat', ...flags, 'hello')).toBe(status);
    expect(cli.stderr).toContain(message);
    expect(cli.sent).toEqual([]);
  });
});

describe('octet templates', () => {
  test('lists, shows, edits and removes', async () => {
    const edited: string[] = [];
    const cli = asking({
      env: { EDITOR: 'edit' },
      launch: async (_, args) => {
        const path = args.at(-1) ?? '';
        edited.push(readFileSync(path, 'utf8'));
        writeFileSync(path, '---\ndescription: mine\n---\nhello {{who}}\n');
        return 0;
      },
    });
    expect(await cli.run('templates')).toBe(0);
    expect(cli.out.map((line) => line.split('\t').slice(0, 3))).toContainEqual([
      'translate',
      'built in',
      'language',
    ]);
    expect(await cli.run('templates', 'edit', 'commit')).toBe(0);
    expect(edited[0]).toContain('Write a commit message');
    expect(await cli.run('templates', 'show', 'commit', '--json')).toBe(0);
    expect(JSON.parse(cli.out.at(-1) ?? '')).toMatchObject({ description: 'mine', parameters: ['who'] });
    expect(await cli.run('templates', 'rm', 'commit')).toBe(0);
    expect(await cli.run('templates', 'show', 'commit')).toBe(0);
    expect(cli.stdout).toContain('You write commit messages');
    expect(await cli.run('templates', 'rm', 'commit')).toBe(2);
    expect(await cli.run('templates', 'rm', 'nothing')).toBe(5);
    expect(await cli.run('templates', 'show', 'nothing')).toBe(5);
    expect(readdirSync(join(cli.home, '.config/octet/templates'))).toEqual([]);
  });

  test('a text that is no template is refused, and nothing is written', async () => {
    const cli = asking({
      launch: async (_, args) => {
        writeFileSync(args.at(-1) ?? '', '---\ncolour: red\n---\nx');
        return 0;
      },
    });
    expect(await cli.run('templates', 'edit', 'mail')).toBe(2);
    expect(readdirSync(join(cli.home, '.config/octet/templates'))).toEqual([]);
  });
});

test('an alias stands for a model wherever one is named', async () => {
  const cli = asking();
  expect(await cli.run('models', 'alias', 'fast', 'big-model-1')).toBe(0);
  expect(await cli.run('models', 'alias')).toBe(0);
  expect(cli.out.at(-1)).toBe('fast\tbig-model-1');
  expect(await cli.run('chat', '-m', 'fast', 'hello')).toBe(0);
  expect(cli.sent.at(-1)?.body).toMatchObject({ model: 'big-model-1' });
  expect(await cli.run('image', 'generate', 'x', '-m', 'fast', '--dry-run')).toBe(0);
  expect(cli.stdout).toContain('"model": "big-model-1"');
  expect(await cli.run('models', 'alias', 'fast', '--remove')).toBe(0);
  expect(await cli.run('models', 'alias', 'fast')).toBe(5);
  expect(await cli.run('models', 'alias', 'a b', 'x')).toBe(2);
});
