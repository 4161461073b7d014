import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';
import { FakeKeyboard } from '../../support/streams.ts';
import { json, tokenStream } from '../../support/wire.ts';

const CHAT = 'POST /chat/completions';

function talking(...answers: string[]) {
  const keyboard = new FakeKeyboard();
  const cli = octet(
    { [CHAT]: answers.map((answer) => tokenStream(answer)) },
    { stdin: keyboard, terminal: 80 },
  );
  return { cli, type: (keys: string) => keyboard.push(keys) };
}

test('questions and answers, until Ctrl-D', async () => {
  const { cli, type } = talking('four', 'blue');
  const ended = cli.run('chat', '--color', 'never');
  type('what is two and two?\r');
  type('and the sky?\r');
  type('\x04');
  expect(await ended).toBe(0);
  expect(cli.stdout).toContain('four');
  expect(cli.stdout).toContain('blue');
  expect(cli.sent).toHaveLength(2);
});

test('/help, a command that does not exist, and /exit ask nothing', async () => {
  const { cli, type } = talking();
  const ended = cli.run('chat', '--color', 'never');
  type('/help\r');
  type('/nonsense\r');
  type('/exit\r');
  expect(await ended).toBe(0);
  expect(cli.stderr).toContain('/retry');
  expect(cli.stderr).toContain('unknown command /nonsense');
  expect(cli.sent).toEqual([]);
});

test('what is said with every answer is shown once', async () => {
  const keyboard = new FakeKeyboard();
  const answer = json({ choices: [{ message: { content: 'yes' } }], attribution: 'Made with care' });
  const cli = octet({ [CHAT]: [answer, answer] }, { stdin: keyboard, terminal: 80 });
  const ended = cli.run('chat', '--no-stream', '--color', 'never');
  keyboard.push('one?\r');
  keyboard.push('two?\r');
  keyboard.push('\x04');
  expect(await ended).toBe(0);
  expect(cli.sent).toHaveLength(2);
  expect(cli.stderr.split('Made with care')).toHaveLength(2);
});

test('an address that is missing is tokenStream before anything is asked', async () => {
  const cli = octet(
    {},
    { stdin: new FakeKeyboard(), terminal: 80, env: { OCTET_BASE_URL: undefined, OCTET_ENV: 'sandbox' } },
  );
  expect(await cli.run('chat')).toBe(2);
  expect(cli.stderr).toContain('octet config set sandbox_url');
});
