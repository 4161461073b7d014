import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';

test('headings are bold on a terminal, and plain in a pipe', async () => {
  const shown = octet({}, { terminal: 80 });
  expect(await shown.run('music', 'generate', '--help')).toBe(0);
  for (const heading of ['Usage:', 'Options:', 'Examples:', 'Exit statuses:'])
    expect(shown.stdout).toContain(`\u001b[1m${heading}\u001b[22m`);
  const piped = octet({});
  await piped.run('music', 'generate', '--help');
  expect(piped.stdout).not.toContain('\u001b');
});

test('a noun alone prints its page the same way', async () => {
  const shown = octet({}, { terminal: 80 });
  expect(await shown.run('music')).toBe(0);
  expect(shown.stdout).toContain('\u001b[1mCommands:');
});
