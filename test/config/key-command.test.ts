import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { type KeyCommandOptions, runKeyCommand } from '../../src/config/key-command.ts';
import { tempDirectory } from '../files/child.ts';

/** Never fires by itself; `expire` is the end of the time allowed. */
function handClock() {
  const timers = new Set<() => void>();
  return {
    timers,
    after(_ms: number, fire: () => void) {
      timers.add(fire);
      return () => void timers.delete(fire);
    },
    expire: () => {
      for (const fire of timers) fire();
    },
  };
}

async function options(changes: Partial<KeyCommandOptions> = {}) {
  const clock = handClock();
  return { env: { PATH: process.env.PATH }, directory: await tempDirectory(), clock, ...changes };
}

test('gives what the command prints, through the shell, and calls off its timer', async () => {
  const clock = handClock();
  const given = await options({ env: { PATH: process.env.PATH, PART: 'live' }, clock });
  expect(await runKeyCommand('printf "octet_%s\\n" "$PART" | tr a-z A-Z', given)).toBe('OCTET_LIVE\n');
  expect(clock.timers.size).toBe(0);
});

test.each([
  ['exit 3', 'key_command ended with status 3'],
  ['no-such-program-of-ours', 'key_command ended with status 127'],
  ['kill -TERM $$', 'key_command was ended by SIGTERM'],
  ['yes octet_live_secret', 'key_command printed too much for a key'],
])('K15 %j is an answer, not a hang', async (command, message) => {
  await expect(runKeyCommand(command, await options())).rejects.toMatchObject({ reason: 'auth', message });
});

test('K15 a command that hangs is ended with all it has started', async () => {
  const clock = handClock();
  const given = await options({ clock });
  const file = join(given.directory, 'pids');
  const running = runKeyCommand(
    `sleep 1000 & echo $! > "${file}.new"; mv "${file}.new" "${file}"; wait`,
    given,
  );
  const outcome = expect(running).rejects.toMatchObject({
    reason: 'auth',
    message: 'key_command did not finish within 3 s',
  });
  while (!existsSync(file)) await new Promise(setImmediate);
  clock.expire();
  await outcome;
  const sleeper = Number(readFileSync(file, 'utf8'));
  const isRunning = () =>
    existsSync(`/proc/${sleeper}`) && !/\) Z /.test(readFileSync(`/proc/${sleeper}/stat`, 'utf8'));
  while (isRunning()) await new Promise(setImmediate);
});

test('K15 what the command says on stderr is not shown, and its text is not in the error', async () => {
  const failing = runKeyCommand(
    'echo octet_live_secret; echo octet_live_secret >&2; exit 1',
    await options(),
  );
  const error = await failing.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: 'key_command ended with status 1' });
  expect(JSON.stringify(error) + String(error)).not.toContain('octet_live_secret');
});

test('K16 a program of that name in the current directory or its project is never run', async () => {
  const project = await tempDirectory();
  const good = await tempDirectory();
  const bin = join(project, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  const plant = (directory: string, answer: string) => {
    writeFileSync(join(directory, 'security'), `#!/bin/sh\necho ${answer}\n`);
    chmodSync(join(directory, 'security'), 0o755);
  };
  plant(project, 'evil');
  plant(bin, 'evil');
  plant(good, 'good');
  const path = ['.', '', bin, './bin', good, process.env.PATH].join(delimiter);
  const before = process.cwd();
  process.chdir(project);
  try {
    const given = await options({ env: { PATH: path } });
    plant(given.directory, 'evil');
    expect(await runKeyCommand('security', given)).toBe('good\n');
    const relative = runKeyCommand('./security', await options({ env: { PATH: path } }));
    await expect(relative).rejects.toMatchObject({ message: 'key_command ended with status 127' });
  } finally {
    process.chdir(before);
  }
});

test('a directory that is gone is an answer too', async () => {
  const given = await options({ directory: '/nonexistent' });
  await expect(runKeyCommand('echo x', given)).rejects.toMatchObject({
    reason: 'auth',
    message: 'key_command cannot be started',
  });
});
