import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { Context } from '../context.ts';
import { LOCAL_BASE } from '../contract/address.ts';
import { type Endpoint, endpoints } from '../contract/endpoints.ts';
import { readList } from '../contract/replies.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError } from '../errors.ts';
import { writeAtomic } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { similar } from './similar.ts';

interface List {
  readonly endpoint: Endpoint;
  /** Prints the list. */
  readonly command: string;
}

const MODELS: List = { endpoint: endpoints.models, command: 'octet models' };
const IMAGE_MODELS: List = { endpoint: endpoints.imageModels, command: 'octet image models' };
const GENRES: List = { endpoint: endpoints.musicGenres, command: 'octet music genres' };
const VOICES: List = { endpoint: endpoints.musicVoices, command: 'octet music voices' };

const KEPT_MS = 10 * 60_000;
const ANSWER_MS = 2_000;
const MOST_NAMED = 5;

/** Refuses a model or voice that the service does not list. Where the list cannot be had, the request is sent. */
export async function checkListed(
  context: Context,
  { module }: Pick<Endpoint, 'module'>,
  { model, voice, genre }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (typeof model === 'string' && !(await isUpstreams(context, module)))
    await checkName(context, 'model', model, module === 'image' ? IMAGE_MODELS : MODELS);
  if (typeof voice === 'string') await checkName(context, 'voice', voice, VOICES);
  if (typeof genre === 'string') await noteGenre(context, genre);
}

/** A genre is free text: one that is not listed is sent all the same. */
async function noteGenre(context: Context, genre: string): Promise<void> {
  const names = (await namesOf(context, GENRES, genre)) ?? [];
  if (names.length === 0 || names.some((name) => plain(name) === plain(genre))) return;
  context.terminal.note(`this service does not list the genre '${shorten(genre)}' (${GENRES.command})`);
}

/** `Hip Hop` is the listed `hip-hop`. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The same check for a setting: it warns, because the service in use may change. */
export async function warnUnlistedModel(context: Context, model: string): Promise<void> {
  try {
    await checkListed(context, endpoints.chatCompletions, { model });
  } catch (error) {
    if (!(error instanceof OctetError) || error.code !== 'cli_unknown_model') throw error;
    context.terminal.warn(`${error.message}; ${error.hint}`);
  }
}

/** The models of a server behind the local service are its own affair. */
async function isUpstreams(context: Context, module: Endpoint['module']): Promise<boolean> {
  const { environment, upstream } = await context.config();
  return module === 'chat' && environment.value === 'local' && upstream !== undefined;
}

async function checkName(context: Context, what: string, name: string, list: List): Promise<void> {
  const names = await namesOf(context, list, name);
  if (names === undefined || names.length === 0 || names.includes(name)) return;
  const near = similar(name, names);
  const known =
    near.length > 0 ? `did you mean ${near.join(' or ')}?` : names.slice(0, MOST_NAMED).join(', ');
  throw new OctetError(
    'usage',
    `this service lists no ${what} '${shorten(name)}'`,
    `${known} (${list.command}; --force sends it anyway)`,
    { code: `cli_unknown_${what}` },
  );
}

const shorten = (name: string): string => (name.length > 60 ? `${name.slice(0, 59)}…` : name);

/** Undefined where the service has no such list, or does not answer in time. */
async function namesOf(context: Context, list: List, wanted: string): Promise<string[] | undefined> {
  const api = await context.api({ mayRetry: () => false });
  const place =
    api.baseUrl === LOCAL_BASE ? undefined : cachePath(context, `${api.baseUrl} ${list.endpoint.path}`);
  const kept = place === undefined ? undefined : await readKept(place, context.clock.now());
  if (kept?.includes(wanted)) return kept;
  const names = await api.call(list.endpoint, { timeoutMs: ANSWER_MS }).then(
    ({ document }) => (readList(document) ?? []).flatMap(nameIn),
    () => {
      context.signal.throwIfAborted();
      return undefined;
    },
  );
  if (place !== undefined && names) await keep(place, context.clock.now(), names);
  return names;
}

function nameIn(item: unknown): string[] {
  const name = isObject(item) ? (item.id ?? item.name) : item;
  return typeof name === 'string' ? [name] : [];
}

function cachePath({ directories }: Context, list: string): string | undefined {
  const name = crc32(list).toString(16).padStart(8, '0');
  return directories.cache && join(directories.cache, `listed-${name}.json`);
}

async function readKept(path: string, now: number): Promise<string[] | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (!isObject(kept) || typeof kept.at !== 'number' || !Array.isArray(kept.names)) return undefined;
    const isFresh = kept.at <= now && now - kept.at < KEPT_MS;
    return isFresh ? kept.names.filter((name) => typeof name === 'string') : undefined;
  } catch {
    // No list was kept yet.
    return undefined;
  }
}

async function keep(path: string, at: number, names: readonly string[]): Promise<void> {
  try {
    await ensureDirectory(join(path, '..'));
    await writeAtomic(path, JSON.stringify({ at, names }), { mode: 0o600 });
  } catch {
    // The next command asks again.
  }
}
