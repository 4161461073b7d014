import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { localOctet, octet, temporaryFolder } from '../../support/cli.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FILES = { bash: 'octet.bash', zsh: '_octet', fish: 'octet.fish', powershell: 'octet.ps1' } as const;

async function suggestions(...words: string[]): Promise<string[]> {
  const cli = octet({});
  expect(await cli.run('__complete', '--', ...words)).toBe(0);
  return cli.out.map((line) => line.split('\t')[0] ?? '');
}

test.each(Object.entries(FILES))(
  'the %s script in completions/ is the one that octet prints',
  async (shell, file) => {
    const cli = octet({});
    expect(await cli.run('completion', shell)).toBe(0);
    expect(cli.stdout).toBe(readFileSync(join(ROOT, 'completions', file), 'utf8'));
  },
);

test('without a shell it names the one that is used', async () => {
  const cli = octet({}, { env: { SHELL: '/usr/bin/fish' } });
  expect(await cli.run('completion')).toBe(2);
  expect(cli.err).toEqual([
    'error: which shell: bash, zsh, fish, powershell?',
    'hint: octet completion fish',
  ]);
});

test('suggests commands, verbs, options, choices and files', async () => {
  expect(await suggestions('mu')).toEqual(['music']);
  expect(await suggestions('music', 'ge')).toEqual(['generate', 'genres', 'get']);
  expect(await suggestions('image', 'generate', '--sty')).toEqual(['--style']);
  expect(await suggestions('image', 'generate', '--style', '')).toEqual([
    'realistic',
    'artistic',
    'anime',
    '3d',
  ]);
  expect(await suggestions('image', 'generate', '--style=a')).toEqual(['--style=artistic', '--style=anime']);
  expect(await suggestions('--env', 's')).toEqual(['sandbox']);
  expect(await suggestions('code', 'explain', '')).toEqual([':files']);
  expect(await suggestions('chat', '-f', '')).toEqual([':files']);
  expect(await suggestions('config', 'get', 'prod')).toEqual(['production_url']);
  expect(await suggestions('webhook', 'trigger', 'user')).toEqual(['user.created']);
  expect(await suggestions('help', 'e')).toEqual(['embed', 'environment', 'exit-codes']);
  expect(await suggestions('help', 'music', 'gene')).toEqual(['generate']);
  expect(await suggestions('schema', 'music', 'gene')).toEqual(['generate']);
});

test('suggests live values from what was listed and done before', async () => {
  const cli = localOctet();
  await cli.run('models', '-q');
  await cli.run('chat', '--session', 'work', 'hello', '-q');
  const before = cli.stdout.length;
  await cli.run('__complete', '--', 'chat', '-m', 'local-c');
  await cli.run('__complete', '--', 'history', 'show', '');
  expect(cli.stdout.slice(before).split('\n')).toEqual(expect.arrayContaining(['local-chat', 'work']));
});

/** A folder with the built octet in it, for shells to find. */
function withOctet(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'bin'));
  const path = join(folder, 'bin', 'octet');
  writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${join(ROOT, 'bin/octet.js')}" "$@"\n`);
  chmodSync(path, 0o755);
  return folder;
}

function shell(program: string, args: string[]): string | undefined {
  const folder = withOctet();
  const env = { ...process.env, HOME: folder, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
  const { stdout, error } = spawnSync(program, args, { cwd: ROOT, env, encoding: 'utf8' });
  return error ? undefined : stdout;
}

test('completes in a real bash', (context) => {
  const script =
    'source completions/octet.bash; COMP_WORDS=(octet image generate --st); COMP_CWORD=3; _octet; echo "${COMPREPLY[@]}"';
  const out = shell('bash', ['-c', script]);
  if (out === undefined) return context.skip('bash is not installed');
  expect(out.trim()).toBe('--steps --style');
});

test.each([
  ['an option and its value in one', 'octet image generate --style = ar', 5, 'artistic'],
  ['an option that waits for its value', 'octet image generate --style =', 4, 'realistic artistic anime 3d'],
  ['a file', 'octet code explain READM', 3, 'README.md'],
])('bash: %s', (_, words, at, replies) => {
  const script = `source completions/octet.bash; COMP_WORDS=(${words}); COMP_CWORD=${at}; _octet; echo "\${COMPREPLY[@]}"`;
  const out = shell('bash', ['-uc', script]);
  if (out !== undefined) expect(out.trim()).toBe(replies);
});

test('completes in a real zsh', (context) => {
  const script =
    '_describe() { print -l -- "${(@P)3}" }; words=(octet music ge); CURRENT=3; source completions/_octet 2>/dev/null; _octet';
  const out = shell('zsh', ['-fc', script]);
  if (out === undefined) return context.skip('zsh is not installed');
  expect(out.split('\n')[0]).toBe('generate:compose a song from a description');
});

test('completes in a real fish', (context) => {
  const out = shell('fish', [
    '--no-config',
    '-c',
    'source completions/octet.fish; complete -C "octet music ge"',
  ]);
  if (out === undefined) return context.skip('fish is not installed');
  expect(out.split('\n').map((line) => line.split('\t')[0])).toEqual(
    expect.arrayContaining(['generate', 'genres', 'get']),
  );
});
