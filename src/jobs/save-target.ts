import { lstat, mkdir } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import type { Context } from '../context.ts';
import { OctetError, systemCode } from '../errors.ts';
import { checkTarget } from '../files/atomic.ts';
import { ioError } from '../files/io-error.ts';
import { safeName } from '../files/safe-path.ts';
import { resolveFrom } from '../files/working-directory.ts';
import { makeWay, noDirectory, requireWritable } from '../files/writable-directory.ts';
import { hasMediaExtension } from './extensions.ts';
import { sidecarPath } from './sidecar.ts';

export interface SaveFlags {
  readonly output?: string;
  readonly force?: boolean;
  readonly sidecar?: boolean;
}

/** The placeholders of a template and of a default name. */
export interface NameParts {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly prompt: string;
  readonly extension: string;
}

/** `-o -`: the artifact itself goes to stdout. */
export const STDOUT = '-';

/** Refuses a target that cannot be written, or must not be, before anything is paid for. */
export async function checkOutput(
  context: Context,
  flags: SaveFlags,
  planned: { readonly prompt: string; readonly count?: number },
): Promise<void> {
  const { output } = flags;
  if (output === STDOUT) return refuseTerminal(context, flags);
  if (output === undefined) return requireWritable(context.cwd, '.');
  if (await isFolder(context, output)) return makeFolder(context, resolveFrom(context, output), output);
  // These two depend on the reply.
  if (/\{(id|ext)\}/.test(output)) return;
  const count = planned.count ?? 1;
  for (let index = 0; index < count; index += 1) {
    const path = namedPath(context, output, { ...planned, id: '', extension: '', index, count });
    await checkFree(path, flags);
    if (!context.flags.dryRun) await makeWay(path, output);
  }
}

/** Pictures, songs and films are binary: a terminal would refuse them after they were paid for. */
function refuseTerminal({ terminal }: Context, flags: SaveFlags): void {
  if (!terminal.out.isTTY || flags.force) return;
  throw new OctetError(
    'unsafe',
    'refusing to print binary data to the terminal',
    'save it with -o FILE, or add --force',
  );
}

/** The file and what is kept beside it obey one rule. */
async function checkFree(path: string, flags: SaveFlags): Promise<void> {
  const rule = { force: flags.force ? undefined : false, replaceSymlink: flags.force };
  await checkTarget(path, rule);
  if (flags.sidecar !== false) await checkTarget(sidecarPath(path), rule);
}

/**
 * Chooses the path of one artifact. A name that octet chose avoids existing files, unless the file is this very
 * artifact; a name that the user gave is taken as it is.
 */
export async function targetOf(
  context: Context,
  flags: SaveFlags,
  parts: NameParts,
  isSaved: (path: string) => Promise<boolean>,
): Promise<string> {
  const { output } = flags;
  const own = defaultName(parts);
  const free = (path: string) => (flags.force ? path : unused(path, flags, isSaved));
  if (output === undefined) return free(resolve(context.cwd, own));
  const filledIn = filled(output, parts);
  if (await isFolder(context, filledIn)) return free(join(resolveFrom(context, filledIn), own));
  return namedPath(context, output, parts);
}

function namedPath(context: Context, output: string, parts: NameParts): string {
  const path = resolveFrom(context, filled(output, parts));
  return parts.count > 1 && !output.includes('{index}') ? numbered(path, parts.index) : path;
}

/** `rain-on-tin.mp3`, or by its id when the prompt has no letters for a name. */
function defaultName(parts: NameParts): string {
  const slug = slugOf(parts.prompt);
  const stem = parts.count > 1 ? `${slug || parts.id}-${parts.index + 1}` : slug || parts.id;
  return safeName(`${stem}.${parts.extension}`, `octet-${parts.index + 1}.${parts.extension}`);
}

export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 48)
    .replace(/^-+|-+$/g, '');
}

function filled(template: string, parts: NameParts): string {
  const values: Record<string, string> = {
    id: slugOf(parts.id) || 'job',
    index: String(parts.index + 1),
    prompt: slugOf(parts.prompt) || 'result',
    ext: parts.extension,
  };
  return template.replace(/\{(id|index|prompt|ext)\}/g, (_, name: string) => values[name] ?? '');
}

/** A name with the extension of an artifact is a file, whatever stands there now. */
async function isFolder(context: Context, output: string): Promise<boolean> {
  if (/[\\/]$/.test(output) || output === '.' || output === '..') return true;
  return !hasMediaExtension(output) && isDirectory(resolveFrom(context, output));
}

async function isDirectory(path: string): Promise<boolean> {
  return lstat(path).then(
    (facts) => facts.isDirectory(),
    // Not there.
    () => false,
  );
}

/** A name that ends with a slash is a directory, also one that is not there yet. */
async function makeFolder(context: Context, path: string, output: string): Promise<void> {
  if (context.flags.dryRun) return;
  await mkdir(path, { recursive: true }).catch((error: unknown) => {
    throw ioError(error, 'create', output);
  });
  // A link that was there before is not followed.
  if (!(await isDirectory(path))) throw noDirectory(output);
  await requireWritable(path, output);
}

function numbered(path: string, index: number): string {
  if (index === 0) return path;
  const { dir, name, ext } = parse(path);
  return join(dir, `${name}-${index + 1}${ext}`);
}

async function unused(
  path: string,
  flags: SaveFlags,
  isSaved: (path: string) => Promise<boolean>,
): Promise<string> {
  for (let index = 0; ; index += 1) {
    const candidate = numbered(path, index);
    const isFree =
      !(await isTaken(candidate)) && (flags.sidecar === false || !(await isTaken(sidecarPath(candidate))));
    if (isFree || index > 9_999 || (await isSaved(candidate))) return candidate;
  }
}

async function isTaken(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    (error: unknown) => systemCode(error) !== 'ENOENT',
  );
}
