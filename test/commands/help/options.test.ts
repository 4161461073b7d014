import { expect, test } from 'vitest';
import { localOctet, octet } from '../../support/cli.ts';
import { onDisk } from '../../support/on-disk.ts';

onDisk();

const bodyOf = (stdout: string): unknown => JSON.parse(stdout).body;

test('an option after a subcommand is the subcommand’s, also where its group has the same', async () => {
  const cli = octet({});
  expect(await cli.run('build', 'chat', 'hello', '-d', '{"tone":"dry"}', '--dry-run')).toBe(0);
  expect(bodyOf(cli.stdout)).toEqual({ message: 'hello', tone: 'dry' });
});

test('an option of the whole program is found before and after the subcommand', async () => {
  for (const argv of [
    ['--dry-run', 'build', 'chat', 'hello'],
    ['build', '--dry-run', 'chat', 'hello'],
    ['build', 'chat', '--dry-run', 'hello'],
  ]) {
    const cli = octet({});
    expect(await cli.run(...argv)).toBe(0);
    expect(bodyOf(cli.stdout)).toEqual({ message: 'hello' });
  }
});

test('an option between the words of a prompt is still an option', async () => {
  const cli = octet({});
  expect(await cli.run('build', 'a', 'shop', '--framework', 'vue', 'for', 'tea', '--dry-run')).toBe(0);
  expect(bodyOf(cli.stdout)).toMatchObject({ prompt: 'a shop for tea', framework: 'vue' });
});

test('serve exec gives its service the credits and the plan that were asked for', async () => {
  let variables: Readonly<Record<string, string | undefined>> = {};
  let balance: unknown;
  const cli = localOctet({
    launch: async (_program, _args, more) => {
      variables = more?.env ?? {};
      const reply = await fetch(`${variables.OCTET_BASE_URL}/payments/balance`, {
        headers: { authorization: `Bearer ${variables.OCTET_API_KEY}` },
      });
      balance = await reply.json();
      return 0;
    },
  });
  const status = await cli.run('serve', 'exec', '--credits', '5', '--plan', 'free', '--', 'true');
  expect(`${status} ${cli.stderr}`).toBe('0 ');
  expect(balance).toMatchObject({ balance: 5, plan: 'free' });
});
