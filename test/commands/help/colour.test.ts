import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';

const FORCED = { FORCE_COLOR: '1' };

test.each([
  ['chta', '--color', 'never'],
  ['--color', 'never', 'chta'],
  ['chta', '--color=never'],
  ['chta', '--no-color'],
  ['chta', '--color', 'always', '--color', 'never'],
  ['chat', '--no-such-option', '--color', 'never'],
  ['music', 'generate', 'x', '--duration', '5', '--color', 'never'],
])('X26.6: octet %s %s %s is refused without colour', async (...argv) => {
  const cli = octet({}, { env: FORCED });
  expect(await cli.run(...argv)).toBe(2);
  expect(cli.stderr).toContain('error:');
  expect(cli.stderr).not.toContain('\u001b');
});

test.each([
  ['chta', '--color', 'always'],
  ['chta', '--color=always'],
  ['chta', '--color', 'never', '--color', 'always'],
])('X26.7: octet %s %s %s is refused in colour', async (...argv) => {
  const cli = octet({}, { env: { NO_COLOR: '1' } });
  expect(await cli.run(...argv)).toBe(2);
  expect(cli.stderr).toContain('\u001b[31m');
});

test('X26.8: what comes after -- is no option', async () => {
  const cli = octet({}, { env: FORCED });
  expect(await cli.run('chta', '--', '--color', 'never')).toBe(2);
  expect(cli.stderr).toContain('\u001b[31m');
});

test.each([
  ['--json', 'chta'],
  ['chta', '--ndjson'],
  ['chta', '-q', '--json'],
])('X26.9: octet %s %s is refused in JSON', async (...argv) => {
  const cli = octet({}, { env: FORCED });
  expect(await cli.run(...argv)).toBe(2);
  expect(JSON.parse(cli.stderr)).toMatchObject({ error: { exit: 2 } });
});
