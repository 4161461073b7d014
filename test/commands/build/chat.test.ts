import { expect, test } from 'vitest';
import { octet } from '../../support/cli.ts';
import { FakeKeyboard } from '../../support/streams.ts';
import { type Answer, json } from '../../support/wire.ts';

const CHAT = 'POST /builder/chat';

test('Ctrl-C stops the answer and not the conversation', async () => {
  const keyboard = new FakeKeyboard();
  const slow: Answer = ({ signal }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      setImmediate(() => cli.interrupt());
    });
  const cli = octet(
    { [CHAT]: [slow, json({ content: 'use a table', conversation_id: 'c1' })] },
    { stdin: keyboard, terminal: 80 },
  );
  const ended = cli.run('build', 'chat', '--color', 'never');
  keyboard.push('how do I begin?\r');
  await expect.poll(() => cli.stderr).toContain('stopped');
  keyboard.push('and now?\r');
  await expect.poll(() => cli.stdout).toContain('use a table');
  keyboard.push('\x04');
  expect(await ended).toBe(0);
  expect(cli.sent).toHaveLength(2);
});
