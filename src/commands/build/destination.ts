import { lstat, readdir, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { checkTarget } from '../../files/atomic.ts';
import { guardOfPlace } from '../../files/guarded-paths.ts';
import { systemDirectory } from '../../files/system-directories.ts';
import { resolveFrom } from '../../files/working-directory.ts';
import { slugOf } from '../../jobs/save-target.ts';
import { sidecarPath } from '../../jobs/sidecar.ts';

export interface DestinationFlags {
  readonly output?: string;
  readonly force?: boolean;
  readonly sidecar?: boolean;
  readonly open?: boolean;
  /** The directory was made by an earlier build: it holds files, and is meant to. */
  readonly updates?: boolean;
}

/** The directory of the project: the one named, or a new one after the prompt. */
export async function destinationOf(
  context: Context,
  flags: DestinationFlags,
  prompt: string,
): Promise<string> {
  if (flags.output !== undefined) return resolveFrom(context, flags.output);
  const stem = slugOf(prompt).split('-').slice(0, 5).join('-') || 'application';
  for (let number = 1; ; number += 1) {
    const place = resolve(context.cwd, number === 1 ? stem : `${stem}-${number}`);
    const taken = await Promise.all([place, ...companions(place, flags)].map(exists));
    if (!taken.includes(true) || number > 999) return place;
  }
}

export const previewPath = (place: string): string => `${place}.preview.html`;

/** The files that may be written beside the directory; they obey the same rule as files in it. */
function companions(place: string, flags: DestinationFlags): string[] {
  return [
    ...(flags.sidecar === false ? [] : [sidecarPath(place)]),
    ...(flags.open ? [previewPath(place)] : []),
  ];
}

/** Refuses a destination before anything is paid for. */
export async function checkDestination(
  context: Context,
  flags: DestinationFlags,
  prompt: string,
): Promise<void> {
  if (flags.output === '-')
    throw new OctetError('usage', '-o must be a directory: an application has many files');
  const place = await destinationOf(context, flags, prompt);
  await refuseSystemDirectory(context, place);
  // Not there.
  const facts = await lstat(place).catch(() => undefined);
  if (facts && !facts.isDirectory()) throw new OctetError('unsafe', `${place} exists and is not a directory`);
  if (flags.updates) return;
  for (const path of companions(place, flags))
    await checkTarget(path, { force: flags.force ? undefined : false, replaceSymlink: flags.force });
  // A directory that cannot be listed: writing into it reports why.
  const holdsFiles = facts ? (await readdir(place).catch(() => [])).length > 0 : false;
  if (!holdsFiles || flags.force) return;
  if (context.flags.yes && !(await exists(join(place, '.git')))) return;
  if (!context.terminal.canPrompt) {
    throw new OctetError('unsafe', `${place} is not empty`, 'choose another -o, or add --force');
  }
  const sure = await context.terminal.confirm(`${place} is not empty; add files to it?`, {
    flag: '--force',
    default: false,
  });
  if (!sure) throw new OctetError('unsafe', `${place} is not empty; nothing was sent`);
}

/** Also refused with --force, and also through links on the way. */
export async function refuseSystemDirectory(context: Context, place: string): Promise<void> {
  const { HOME, USERPROFILE } = context.env;
  const homes = [HOME, USERPROFILE, homedir()].flatMap((home) => (home ? [home] : []));
  const real = await Promise.all([...homes, place].map(realPath));
  for (const path of [place, real.at(-1) ?? place]) {
    const why = systemDirectory(path, [...homes, ...real.slice(0, -1)]);
    if (why !== undefined) throw refused(place, `it is ${why}`);
    const rule = guardOfPlace(path);
    if (rule) throw refused(place, `${rule.by} runs or trusts files there`);
  }
}

function refused(place: string, why: string): OctetError {
  return new OctetError(
    'unsafe',
    `refusing to write an application to ${place}: ${why}`,
    'choose another -o',
    {
      code: 'cli_unsafe_path',
    },
  );
}

/** Follows links; a path that does not exist yet is returned as it is. */
async function realPath(path: string): Promise<string> {
  // Not there.
  const found = await realpath(path).catch(() => undefined);
  if (found !== undefined || dirname(path) === path) return found ?? path;
  return join(await realPath(dirname(path)), basename(path));
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    // Not there.
    () => false,
  );
}
