import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';

test.each([
  [['image', 'a cat'], 'octet image generate "…"'],
  [['image', 'cat'], 'octet image generate "…"'],
  [['music', 'a sad song', '--duration', '30'], 'octet music generate "…"'],
  [['code', 'a binary search', '--json'], 'octet code generate "…"'],
  [['what is a monad'], 'octet chat "…"'],
])('%j: a description without a command gets the command that fits', async (argv, hint) => {
  const cli = octet({});
  expect(await cli.run(...argv)).toBe(2);
  expect(cli.stderr.replaceAll('\\"', '"')).toContain(hint);
  if (argv.at(-1)?.includes(' ')) expect(cli.stderr).not.toContain(argv.at(-1));
  expect(cli.sent).toEqual([]);
});

test('a mistyped command still gets the command that was meant', async () => {
  const cli = octet({});
  expect(await cli.run('image', 'genrate')).toBe(2);
  expect(cli.stderr).toContain('did you mean octet image generate?');
});

test.each([
  ['app', 'octet build "…"'],
  ['song', 'octet music generate "…"'],
  ['paint', 'octet image generate "…"'],
  ['ask', 'octet chat "…"'],
  ['login', 'octet auth login'],
])('octet %s: another name for a command gets the one that it has', async (word, hint) => {
  const cli = octet({});
  expect(await cli.run(word, 'a shop for bread')).toBe(2);
  expect(cli.stderr.split('\n').filter(Boolean)).toEqual([
    `error: unknown command '${word}'`,
    `hint: ${hint}`,
  ]);
  expect(cli.sent).toEqual([]);
});
