import { lstat, mkdir } from 'node:fs/promises';
import { dirname, join, parse, resolve } from 'node:path';
import type { Context } from '../context.ts';
import { OctetError, systemCode } from '../errors.ts';
import { checkTarget } from '../files/atomic.ts';
import { ioError } from '../files/io-error.ts';
import { safeName } from '../files/safe-path.ts';

export interface SaveFlags {
  readonly output?: string;
  readonly force?: boolean;
}

/** What a template and a default name may use. */
export interface NameParts {
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly prompt: string;
  readonly extension: string;
}

/** `-o -`: the artifact itself goes to stdout. */
export const STDOUT = '-';

/** Refuses a target that exists before anything is paid for. What depends on the result is checked again later. */
export async function checkOutput(context: Context, flags: SaveFlags): Promise<void> {
  const { output } = flags;
  if (output === undefined || output === STDOUT) return;
  const place = resolve(context.cwd, output);
  if (await isDirectory(place)) return;
  if (isFolder(output)) return makeFolder(context, place, output);
  if (output.includes('{')) return;
  await checkTarget(place, { force: flags.force ? undefined : false, replaceSymlink: flags.force });
  await requireDirectory(resolve(place, '..'), output);
}

/**
 * Where one artifact goes. A name that octet chose itself avoids what is there, unless that is this very artifact;
 * one that was given is taken as it is.
 */
export async function targetOf(
  context: Context,
  flags: SaveFlags,
  parts: NameParts,
  isSaved: (path: string) => Promise<boolean>,
): Promise<string> {
  const { output } = flags;
  const own = defaultName(parts);
  const free = (path: string) => (flags.force ? path : unused(path, isSaved));
  if (output === undefined) return free(resolve(context.cwd, own));
  const place = resolve(context.cwd, filled(output, parts));
  if (isFolder(output) || (await isDirectory(place))) return free(join(place, own));
  return parts.count > 1 && !output.includes('{index}') ? numbered(place, parts.index) : place;
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

function isFolder(output: string): boolean {
  return /[\\/]$/.test(output) || output === '.' || output === '..';
}

async function isDirectory(path: string): Promise<boolean> {
  return lstat(path).then(
    (facts) => facts.isDirectory(),
    () => false,
  );
}

async function requireDirectory(path: string, output: string): Promise<void> {
  if (await isDirectory(path)) return;
  throw new OctetError('io', `there is no directory for ${output}`, `mkdir -p ${dirname(output)}`);
}

/** Whoever ends a name with a slash means a folder, also one that is not there yet. */
async function makeFolder(context: Context, path: string, output: string): Promise<void> {
  if (context.flags.dryRun) return;
  await mkdir(path, { recursive: true }).catch((error: unknown) => {
    throw ioError(error, 'create', output);
  });
  // A link that was there before is not followed.
  await requireDirectory(path, output);
}

function numbered(path: string, index: number): string {
  if (index === 0) return path;
  const { dir, name, ext } = parse(path);
  return join(dir, `${name}-${index + 1}${ext}`);
}

async function unused(path: string, isSaved: (path: string) => Promise<boolean>): Promise<string> {
  for (let index = 0; ; index += 1) {
    const candidate = numbered(path, index);
    const taken = await lstat(candidate).then(
      () => true,
      (error: unknown) => systemCode(error) !== 'ENOENT',
    );
    if (!taken || index > 9_999 || (await isSaved(candidate))) return candidate;
  }
}
