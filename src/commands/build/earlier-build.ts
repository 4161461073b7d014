import { lstat, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Context } from '../../context.ts';
import { firstText, isObject } from '../../contract/shape.ts';
import { OctetError, systemCode } from '../../errors.ts';
import { digestOf } from '../../files/install.ts';
import { ioError } from '../../files/io-error.ts';
import { resolveInside } from '../../files/safe-path.ts';
import { sidecarPath } from '../../jobs/sidecar.ts';
import { ledgerOf } from '../../jobs/start-job.ts';

/** The origin of a directory, read from the sidecar beside it. */
export interface EarlierBuild {
  readonly project: string | undefined;
  /** Path to SHA-256 of every file as it was written; undefined where that is not known. */
  readonly files: ReadonlyMap<string, string> | undefined;
}

export async function earlierBuild(place: string): Promise<EarlierBuild> {
  // Without the file beside it nothing is known; anybody may have written it.
  const text = await readFile(sidecarPath(place), 'utf8').catch(() => '{}');
  const value = parsed(text);
  if (!isObject(value)) return { project: undefined, files: undefined };
  const { files } = value;
  const known = isObject(files)
    ? Object.entries(files).flatMap(([path, sum]): [string, string][] =>
        typeof sum === 'string' ? [[path, sum]] : [],
      )
    : undefined;
  return { project: firstText(value, ['project_id']), files: known && new Map(known) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A damaged sidecar says nothing.
    return undefined;
  }
}

/** The directory that the newest build of a project was written to, if it is still there. */
export async function directoryOfProject(context: Context, project: string): Promise<string | undefined> {
  const jobs = await ledgerOf(context).all({
    wanted: ({ kind, files }) => kind === 'build' && files.length > 0,
  });
  for (const { cwd, files } of jobs.reverse()) {
    const place = resolve(cwd, files[0] ?? '');
    if ((await earlierBuild(place)).project === project && (await isDirectory(place))) return place;
  }
  return undefined;
}

export async function isDirectory(place: string): Promise<boolean> {
  // Not there.
  const facts = await lstat(place).catch(() => undefined);
  return facts?.isDirectory() === true;
}

/** The content of a file inside a directory; undefined where there is none. */
export async function bytesInside(place: string, path: string): Promise<Buffer | undefined> {
  const full = resolveInside(place, path);
  const facts = await lstat(full).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT' || systemCode(error) === 'ENOTDIR') return undefined;
    throw ioError(error, 'read', full);
  });
  if (!facts) return undefined;
  if (!facts.isFile()) throw new OctetError('unsafe', `${full} is not a file`);
  return readFile(full).catch((error: unknown) => Promise.reject(ioError(error, 'read', full)));
}

/** Files that are no longer as they were written. */
export async function editedFiles(place: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const edited: string[] = [];
  for (const [path, sum] of files) {
    const bytes = await bytesInside(place, path);
    if (bytes && digestOf(bytes) !== sum) edited.push(path);
  }
  return edited;
}
