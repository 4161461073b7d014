// The help pages as a file, so that the entry can show them without loading the program. They are one file because the
// package compresses each file for itself, and they say much alike.

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';

/** Writes the page of each command between form feeds, headed by its words, and gives the first screen. */
export async function writeHelpPages(dist, version) {
  const { run } = createRequire(import.meta.url)(join(dist, 'program.cjs'));
  const tree = JSON.parse(await said(run, ['commands', '--json'], version));
  let pages = '\f';
  for (const words of pathsOf(tree.commands)) {
    const page = await said(run, [...words.split(' '), '--help'], version);
    pages += `${words}\n${page}\f`;
  }
  writeFileSync(join(dist, 'help.txt'), pages);
  return said(run, ['--help'], version);
}

/** Without the name of the program, which each begins with. */
function pathsOf(commands) {
  return commands.flatMap(({ name, commands: children }) => [
    name.slice(name.indexOf(' ') + 1),
    ...pathsOf(children),
  ]);
}

/** The output of a command into a pipe, on an unknown machine. */
async function said(run, argv, version) {
  let text = '';
  const into = (add) =>
    new Writable({
      write(chunk, _encoding, done) {
        add(String(chunk));
        done();
      },
    });
  const host = {
    stdin: Readable.from([]),
    stdinKind: () => 'none',
    stdout: into((more) => {
      text += more;
    }),
    stderr: into(() => undefined),
    env: {},
    cwd: '/',
    platform: 'linux',
    clock: { now: () => 0, monotonic: () => 0, after: () => () => undefined },
    random: () => 0,
    signal: new AbortController().signal,
    interrupts: { take: () => () => undefined, allow: () => undefined },
    version,
    serviceParts: {},
  };
  const status = await run(argv, host);
  if (status !== 0 || text === '') throw new Error(`octet ${argv.join(' ')} ended with ${status}`);
  return text;
}
