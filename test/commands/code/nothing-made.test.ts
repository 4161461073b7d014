import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localOctet, octet } from '../../support/cli.ts';
import { json } from '../../support/wire.ts';

test('a wish that the snippet library does not have is 11, writes nothing and costs nothing', async () => {
  const cli = localOctet();
  expect(await cli.run('code', 'generate', 'a quantum flux capacitor', '-l', 'python', '-o', 'flux.py')).toBe(
    11,
  );
  expect(existsSync(join(cli.home, 'flux.py'))).toBe(false);
  expect(cli.stdout).toBe('');
  expect(cli.stderr).toContain('nothing for this');
  expect(cli.stderr).not.toContain('quantum');
  await cli.run('credits', 'history', '--json');
  expect(cli.stdout).not.toContain('"charge"');
});

test('code is highlighted on a terminal, and plain in a pipe', async () => {
  const code = 'def f(x):\n    return "a"\n';
  const script = () => ({ 'POST /code/generate': [json({ code, language: 'python' })] });
  const shown = octet(script(), { terminal: true });
  await shown.run('code', 'generate', 'f');
  expect(shown.stdout).toContain('\u001b[');
  expect(shown.stdout.replace(/\u001b\[[0-9;]*m/g, '')).toContain(code);
  const piped = octet(script());
  await piped.run('code', 'generate', 'f');
  expect(piped.stdout).toBe(code);
});
