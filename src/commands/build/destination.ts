import { access, lstat, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { slugOf } from '../../jobs/target.ts';

interface DestinationFlags {
  readonly output?: string;
  readonly force?: boolean;
}

/** The directory of the project: the one named, or a new one after the prompt. */
export async function destinationOf(
  context: Context,
  flags: DestinationFlags,
  prompt: string,
): Promise<string> {
  if (flags.output !== undefined) return resolve(context.cwd, flags.output);
  const stem = slugOf(prompt).split('-').slice(0, 5).join('-') || 'application';
  for (let number = 1; ; number += 1) {
    const place = resolve(context.cwd, number === 1 ? stem : `${stem}-${number}`);
    const taken = await lstat(place).then(
      () => true,
      () => false,
    );
    if (!taken || number > 999) return place;
  }
}

/** Before anything is paid for: places where files of others live need more than a name. */
export async function checkDestination(
  context: Context,
  flags: DestinationFlags,
  prompt: string,
): Promise<void> {
  if (flags.output === '-')
    throw new OctetError('usage', 'an application is many files; -o takes a directory');
  const place = await destinationOf(context, flags, prompt);
  const home = context.env.HOME ? resolve(context.env.HOME) : undefined;
  const isPrecious = place === dirname(place) || place === home || (await isRepository(place));
  const facts = await lstat(place).catch(() => undefined);
  if (facts && !facts.isDirectory()) throw new OctetError('unsafe', `${place} exists and is not a directory`);
  const holdsFiles = facts ? (await readdir(place).catch(() => [])).length > 0 : false;
  if (!holdsFiles || flags.force) return;
  if (!isPrecious && context.flags.yes) return;
  if (!context.terminal.canPrompt) {
    throw new OctetError('unsafe', `${place} is not empty`, 'choose another -o, or add --force');
  }
  const sure = await context.terminal.confirm(`${place} is not empty; add files to it?`, {
    flag: '--force',
    default: false,
  });
  if (!sure) throw new OctetError('unsafe', `${place} is not empty; nothing was asked for`);
}

async function isRepository(place: string): Promise<boolean> {
  return access(join(place, '.git')).then(
    () => true,
    () => false,
  );
}
