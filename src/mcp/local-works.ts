import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import { OctetError } from '../errors.ts';
import { readSidecar } from '../jobs/sidecar.ts';
import { ledgerOf } from '../jobs/start-job.ts';

/** One thing that was made. */
export interface Work {
  readonly kind: string;
  readonly prompt: string;
  readonly id?: string;
  readonly status: string;
  readonly made_at?: string;
  readonly paths?: readonly string[];
}

const SIDECAR = '.octet.json';
const DEEPEST = 4;
/** Entries of folders that are looked at. */
const MOST_ENTRIES = 20_000;
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git']);

/** Jobs of the ledger, and files below the root that say how they were made. */
export async function localWorks(context: Context): Promise<Work[]> {
  const jobs = await ledgerOf(context).all({ brief: true });
  const works: Work[] = jobs.map(({ kind, request, id, state, askedAt, files }) => ({
    kind,
    prompt: typeof request.prompt === 'string' ? request.prompt : '',
    id,
    status: state,
    made_at: askedAt,
    paths: files,
  }));
  const known = new Set(jobs.flatMap(({ id }) => id ?? []));
  for await (const path of sidecars(context.cwd)) {
    const work = await workOf(context, path);
    if (work && (work.id === undefined || !known.has(work.id))) works.push(work);
  }
  return works;
}

async function workOf(context: Context, path: string): Promise<Work | undefined> {
  try {
    const { command, prompt = '', id, created_at } = await readSidecar(context, path);
    const kind = command.split(' ')[0] ?? command;
    return { kind, prompt, id, status: 'done', made_at: created_at, paths: [path.slice(0, -SIDECAR.length)] };
  } catch (error) {
    if (!(error instanceof OctetError)) throw error;
    // Not written by octet, or not readable: then it is no work of this library.
    return undefined;
  }
}

async function* sidecars(root: string): AsyncGenerator<string> {
  const folders = [{ path: root, depth: 0 }];
  let seen = 0;
  for (let folder = folders.shift(); folder; folder = folders.shift()) {
    const { path, depth } = folder;
    // A folder that cannot be read holds nothing for this list.
    const entries = await opendir(path).catch(() => undefined);
    if (!entries) continue;
    for await (const entry of entries) {
      seen += 1;
      if (seen > MOST_ENTRIES) return;
      const inner = join(path, entry.name);
      if (entry.isDirectory() && depth < DEEPEST && !SKIPPED.has(entry.name))
        folders.push({ path: inner, depth: depth + 1 });
      else if (entry.isFile() && entry.name.endsWith(SIDECAR)) yield inner;
    }
  }
}
