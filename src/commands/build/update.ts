import { rm } from 'node:fs/promises';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { digestOf } from '../../files/install.ts';
import { ioError } from '../../files/io-error.ts';
import type { ProjectFile } from '../../files/project.ts';
import { resolveInside } from '../../files/safe-path.ts';
import { resolveFrom, shownPath } from '../../files/working-directory.ts';
import { bytesInside, directoryOfProject, earlierBuild, editedFiles, isDirectory } from './earlier-build.ts';
import type { BuildFlags } from './flags.ts';

/** A directory that is to be brought up to date, and the project that it was made from. */
export interface Update {
  readonly place: string;
  readonly project: string;
}

/** `--update DIR`, or the directory of the project if the user says yes. Nothing is sent before this has passed. */
export async function updateFor(context: Context, flags: Partial<BuildFlags>): Promise<Update | undefined> {
  const update = flags.update === undefined ? await offered(context, flags) : await named(context, flags);
  if (update) await checkEdited(context, update.place, flags.force === true);
  return update;
}

async function named(context: Context, { update, output, project }: Partial<BuildFlags>): Promise<Update> {
  if (output !== undefined) throw new OctetError('usage', '--update and -o cannot be used together');
  const place = resolveFrom(context, update ?? '').replace(/(?<=.)[\\/]+$/, '');
  if (!(await isDirectory(place)))
    throw new OctetError('usage', `${update} is not a directory`, 'octet build projects');
  const before = await earlierBuild(place);
  const id = project ?? before.project;
  if (id === undefined)
    throw new OctetError(
      'usage',
      `${update} does not say which project it was made from`,
      'add --project ID',
    );
  if (before.project !== undefined && before.project !== id)
    throw new OctetError(
      'unsafe',
      `${update} was made from the project ${before.project}`,
      'choose another -o',
    );
  return { place, project: id };
}

async function offered(context: Context, flags: Partial<BuildFlags>): Promise<Update | undefined> {
  const { terminal } = context;
  const { project, output, download } = flags;
  if (project === undefined || output !== undefined || download === false) return undefined;
  if (!terminal.canPrompt || terminal.mode !== 'human' || context.flags.dryRun) return undefined;
  const place = await directoryOfProject(context, project);
  if (place === undefined) return undefined;
  const question = `update ${shownPath(context, place)}, which was made from this project?`;
  return (await terminal.confirm(question, { flag: '--update', default: true }))
    ? { place, project }
    : undefined;
}

const MOST_NAMED = 5;

async function checkEdited(context: Context, place: string, force: boolean): Promise<void> {
  if (force) return;
  const { files } = await earlierBuild(place);
  const edited = files && (await editedFiles(place, files));
  if (edited?.length === 0) return;
  const shown = shownPath(context, place);
  const why = edited
    ? `${inWords(edited)} in ${shown} ${edited.length === 1 ? 'has' : 'have'} been edited since`
    : `it is not known which files in ${shown} have been edited`;
  const hint = 'commit or copy your changes, then add --force';
  if (!context.terminal.canPrompt) throw new OctetError('unsafe', why, hint);
  const sure = await context.terminal.confirm(`${why}; replace what the build changes?`, {
    flag: '--force',
    default: false,
  });
  if (!sure) throw new OctetError('unsafe', `${why}; nothing was sent`, hint);
}

function inWords(paths: readonly string[]): string {
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : '';
  return paths.slice(0, MOST_NAMED).join(', ') + more;
}

export interface DirectoryChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** The changes that an update makes to a directory. A file of the last build that the new one lacks is removed, unless it was edited. */
export async function changesOf(place: string, files: readonly ProjectFile[]): Promise<DirectoryChanges> {
  const added: string[] = [];
  const changed: string[] = [];
  for (const { path, bytes } of files) {
    const now = await bytesInside(place, path);
    if (!now) added.push(path);
    else if (!now.equals(bytes)) changed.push(path);
  }
  const kept = new Set(files.map(({ path }) => path));
  const removed: string[] = [];
  for (const [path, sum] of (await earlierBuild(place)).files ?? []) {
    if (kept.has(path)) continue;
    const now = await bytesInside(place, path);
    if (now && digestOf(now) === sum) removed.push(path);
  }
  return { added, changed, removed };
}

export async function removeFiles(place: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const full = resolveInside(place, path);
    await rm(full, { force: true }).catch((error: unknown) => Promise.reject(ioError(error, 'write', full)));
  }
}

/** `+ new.js`, `~ changed.js`, `- gone.js` */
export function changeLines(
  { style }: Context['terminal'],
  { added, changed, removed }: DirectoryChanges,
): string[] {
  const lines = [
    ...added.map((path) => style.green(`+ ${path}`)),
    ...changed.map((path) => style.yellow(`~ ${path}`)),
    ...removed.map((path) => style.red(`- ${path}`)),
  ];
  return lines.length > 0 ? lines : ['nothing changes'];
}
