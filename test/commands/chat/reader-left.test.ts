import { expect, test } from 'vitest';
import { localOctet } from '../../support/cli.ts';
import { FailingStream } from '../../support/streams.ts';

test.each(['what can you do?', 'what is 2 + 2?'])('a reader that left is no error: %s', async (prompt) => {
  const cli = localOctet({ stdout: new FailingStream('EPIPE') });
  const status = await cli.run('chat', prompt);
  expect(`${status} ${cli.stderr}`).toBe('0 ');
});
