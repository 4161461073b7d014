import { expect, test } from 'vitest';
import { endpointNames, endpoints } from '../../src/contract/endpoints.ts';
import { type Field, fieldsOf } from '../../src/contract/field.ts';
import { commandFor } from '../../src/page/command.ts';
import { localOctet } from '../support/cli.ts';
import { onDisk } from '../support/on-disk.ts';

onDisk();

const WORDS: Readonly<Record<string, unknown>> = {
  prompt: 'it\'s a test; $(touch x) "quoted"',
  messages: [{ role: 'user', content: 'what is 1 + 1?' }],
  input: ['one text', 'another'],
  code: 'let a = 1;\nlet b = a;',
  message: 'add a field',
  instruction: 'use const',
  language: 'javascript',
  model: undefined,
  voice: undefined,
  project_id: undefined,
  conversation_id: undefined,
  image: undefined,
  width: undefined,
  height: undefined,
};

/** A value that the contract takes. */
function sample(field: Field): unknown {
  if (field.name in WORDS) return WORDS[field.name];
  if (field.kind === 'choice') return field.options?.at(-1);
  if (field.kind === 'integer') return Math.min(field.max ?? 40, Math.max(field.min ?? 1, 40));
  if (field.kind === 'text') return 'usd';
  return undefined;
}

/** The words of a command as a POSIX shell reads them. */
function shellWords(line: string): string[] {
  const words: string[] = [];
  for (const [word] of line.matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"[^"]*")+/g)) {
    words.push(word.replace(/'([^']*)'|\\(.)/g, (_, text, escaped) => text ?? escaped));
  }
  return words;
}

const CASES = endpointNames.filter((name) => {
  const endpoint = endpoints[name];
  return 'request' in endpoint && !['chatStream', 'imageEdit', 'imageUpscale', 'checkout'].includes(name);
});

test.each(CASES)('the command of %s sends what the form would send', async (name) => {
  const endpoint = endpoints[name];
  const schema = 'request' in endpoint ? endpoint.request : undefined;
  const body = Object.fromEntries(
    (schema ? fieldsOf(schema) : [])
      .map((field) => [field.name, sample(field)])
      .filter(([, value]) => value !== undefined),
  );
  const [first = '', second] = commandFor(name, body).split(/ \| (?=octet )/);
  const cli = localOctet({ stdin: second === undefined ? undefined : String(body.code) });
  const [octet, ...argv] = shellWords(second ?? first);
  expect(octet).toBe('octet');
  expect(await cli.run(...argv, '--dry-run', '--json'), cli.stderr).toBe(0);
  const sent = JSON.parse(cli.stdout);
  expect(sent.url).toMatch(new RegExp(`${endpoint.path}$`));
  const { messages, ...rest } = body;
  expect(sent.body).toMatchObject(messages === undefined ? rest : { ...rest, messages });
});
