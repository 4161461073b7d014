import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localOctet, octet } from '../../support/cli.ts';
import { json } from '../../support/wire.ts';

test.each([
  [{ code: 'x = 1' }],
  [{ completion: 'x = 1' }],
  [{ text: 'x = 1' }],
  [{ result: 'x = 1' }],
  [{ result: { code: 'x = 1' } }],
  [{ choices: [{ message: { content: 'x = 1' } }] }],
  [{ choices: [{ text: 'x = 1' }] }],
])('finds the code in %j', async (document) => {
  const cli = octet({ 'POST /code/generate': [json(document)] });
  expect(await cli.run('code', 'generate', 'one', '-l', 'python')).toBe(0);
  expect(cli.stdout).toBe('x = 1\n');
  expect(cli.sent[0]?.body).toEqual({ prompt: 'one', language: 'python' });
});

test('explain is a filter, and knows the language of a file by its ending', async () => {
  const cli = octet(
    { 'POST /code/explain': [json({ explanation: 'one' }), json({ explanation: 'two' })] },
    { stdin: 'print(1)' },
  );
  expect(await cli.run('code', 'explain')).toBe(0);
  expect(cli.stdout).toBe('one\n');
  writeFileSync(join(cli.home, 'a.py'), 'a\nb\nc\n');
  expect(await cli.run('code', 'explain', 'a.py', '--lines', '2:3')).toBe(0);
  expect(cli.sent[1]?.body).toEqual({ code: 'b\nc', language: 'python' });
});

test('complete inserts at the place that was named', async () => {
  const cli = octet({ 'POST /code/complete': [json({ completion: 'XX' })] });
  writeFileSync(join(cli.home, 'a.js'), 'one\ntwo\n');
  expect(await cli.run('code', 'complete', 'a.js', '--at', '2:2')).toBe(0);
  expect(cli.stdout).toBe('one\ntXXwo\n');
  expect(cli.sent[0]?.body).toEqual({ code: 'one\nt', suffix: 'wo\n', language: 'javascript' });
});

test.each(['0', '9', '1:9', 'x', '1:0'])('refuses --at %s', async (place) => {
  const cli = octet({}, { stdin: 'one' });
  expect(await cli.run('code', 'complete', '--at', place)).toBe(2);
});

test('refactor --diff shows the change, --in-place makes it and keeps the old file', async () => {
  const reply = () => json({ code: 'const a = 1;\n' })({} as never);
  const cli = octet({ 'POST /code/refactor': reply });
  writeFileSync(join(cli.home, 'a.js'), 'var a = 1;\n');
  expect(await cli.run('code', 'refactor', 'a.js', '--diff')).toBe(0);
  expect(cli.stdout).toContain('-var a = 1;\n+const a = 1;');
  expect(await cli.run('code', 'refactor', 'a.js', '--in-place')).toBe(2);
  expect(readFileSync(join(cli.home, 'a.js'), 'utf8')).toBe('var a = 1;\n');
  expect(await cli.run('code', 'refactor', 'a.js', '--in-place', '--yes')).toBe(0);
  expect(readFileSync(join(cli.home, 'a.js'), 'utf8')).toBe('const a = 1;\n');
  expect(readFileSync(join(cli.home, 'a.js.orig'), 'utf8')).toBe('var a = 1;\n');
});

test('-o --json prints the whole reply with the path', async () => {
  const cli = octet({ 'POST /code/generate': json({ code: 'x = 1', credits_used: 2, language: 'python' }) });
  expect(await cli.run('code', 'generate', 'x', '-o', 'a.py', '--json')).toBe(0);
  const whole = { code: 'x = 1', credits_used: 2, language: 'python', path: 'a.py' };
  expect(JSON.parse(cli.stdout)).toEqual(whole);
  expect(readFileSync(join(cli.home, 'a.py'), 'utf8')).toBe('x = 1\n');
});

test('-o refuses a file that exists before anything is paid for', async () => {
  const cli = octet({});
  writeFileSync(join(cli.home, 'a.py'), 'mine');
  expect(await cli.run('code', 'generate', 'x', '-o', 'a.py')).toBe(15);
  expect(cli.sent).toEqual([]);
});

test('-o refuses a link before anything is paid for, also with --force', async () => {
  const cli = octet({});
  writeFileSync(join(cli.home, 'real.py'), 'mine');
  symlinkSync(join(cli.home, 'real.py'), join(cli.home, 'link.py'));
  expect(await cli.run('code', 'generate', 'x', '-o', 'link.py', '--force')).toBe(15);
  expect(cli.sent).toEqual([]);
});

test('the local service writes code that says what it is', async () => {
  const cli = localOctet();
  expect(await cli.run('code', 'generate', 'fizzbuzz', '-l', 'python')).toBe(0);
  expect(cli.stdout).toContain('def ');
});
