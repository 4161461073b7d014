import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import type { Api } from '../client/api.ts';
import { download } from '../client/download.ts';
import type { Context } from '../context.ts';
import { percentDecoded } from '../contract/address.ts';
import { OctetError } from '../errors.ts';
import { isTargetTaken, writeAtomic } from '../files/atomic.ts';
import { withLock } from '../files/lock.ts';
import { shownPath } from '../files/working-directory.ts';
import { convertImage, formatOfName } from '../output/convert-image.ts';
import { extensionOfMime, extensionOfUrl, hasMediaExtension } from './extensions.ts';
import { artifactUrl, fetchArtifact } from './fetch-artifact.ts';
import type { SavingFlags } from './job-options.ts';
import { type NameParts, STDOUT, targetOf } from './save-target.ts';
import { readSidecar, type Sidecar, sidecarPath, withoutPictures, writeSidecar } from './sidecar.ts';

export interface SavedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** An artifact comes from a URL, or inside the reply itself. */
export type ArtifactSource = { readonly url: string } | { readonly base64: string; readonly mime?: string };

export interface PaidArtifact {
  readonly source: ArtifactSource;
  readonly parts: Omit<NameParts, 'extension'>;
  /** When neither the address nor the type tells. */
  readonly usualExtension: string;
  readonly sidecar: Omit<Sidecar, 'octet' | 'sha256' | 'bytes' | 'created_at'>;
}

/** Saves one artifact where the user wants it, and what it is made of beside it. Undefined: it went to stdout. */
export async function saveArtifact(
  context: Context,
  api: Api,
  artifact: PaidArtifact,
  flags: SavingFlags,
): Promise<SavedFile | undefined> {
  const extension = extensionOf(artifact);
  if (flags.output === STDOUT) {
    for await (const piece of piecesOf(context, api, artifact.source, { mostBytes: mostBytesOf(flags) }))
      await context.terminal.writeBytes(piece, { force: flags.force });
    return undefined;
  }
  const lookFor = (path: string) => alreadySaved(context, path, artifact);
  const isSaved = async (path: string) => {
    // Another process has written the file and not yet what it is: perhaps this very artifact.
    const isBeingSaved = await isFile(lockOf(path));
    return (await (isBeingSaved ? alone(context, path, () => lookFor(path)) : lookFor(path))) !== undefined;
  };
  const path = await targetOf(context, flags, { ...artifact.parts, extension }, isSaved);
  return alone(context, path, async () => {
    const there = await lookFor(path);
    if (there) return there;
    const saved = await fetchTo(context, api, artifact, path, flags);
    warnOfOtherType(context, path, extension);
    // The next holder of the lock looks for it.
    if (flags.sidecar !== false) await keepSidecar(context, path, artifact, saved, flags.force);
    return saved;
  });
}

/** Images are converted to the format of their name; a song with the name of a WAV file stays an MP3. */
function warnOfOtherType(context: Context, path: string, extension: string): void {
  if (!hasMediaExtension(path) || formatOfName(path) !== undefined) return;
  const named = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if (named === extension || formatOfName(`.${extension}`) !== undefined) return;
  const shown = shownPath(context, path);
  context.terminal.warn(
    `${shown} holds ${extension.toUpperCase()}, which octet does not convert: rename it to ${shown.slice(0, -named.length)}${extension}`,
  );
}

const lockOf = (path: string): string => `${path}.octet-lock`;

/** While no other process saves to this path. */
const alone = <T>({ clock, signal }: Context, path: string, action: () => Promise<T>): Promise<T> =>
  withLock(lockOf(path), clock, action, { signal, waitMs: 10 * 60_000 });

async function keepSidecar(
  context: Context,
  path: string,
  { sidecar }: PaidArtifact,
  saved: SavedFile,
  force = false,
): Promise<void> {
  const kept = {
    octet: context.version,
    ...sidecar,
    request: withoutPictures(sidecar.request),
    sha256: saved.sha256,
    bytes: saved.bytes,
    created_at: new Date(context.clock.now()).toISOString(),
  };
  const mayReplace = force || (await isPredecessor(context, path, sidecar.id));
  await writeSidecar(path, kept, { force: mayReplace }).catch((error: unknown) => {
    if (!isTargetTaken(error)) throw error;
    context.terminal.warn(`${shownPath(context, sidecarPath(path))} already exists and was not replaced`);
  });
}

/** A sidecar that an earlier save of the same job left may be replaced; another file of that name may not. */
async function isPredecessor(context: Context, path: string, id: string | undefined): Promise<boolean> {
  if (id === undefined || !(await isFile(sidecarPath(path)))) return false;
  // No sidecar, or not ours: the file counts as somebody else's.
  const kept = await readSidecar(context, path).catch(() => undefined);
  return kept?.id === id;
}

/** It was saved before, or another process that waited for the same job was faster: its file is this file. */
async function alreadySaved(
  context: Context,
  path: string,
  { sidecar }: PaidArtifact,
): Promise<SavedFile | undefined> {
  if (sidecar.id === undefined || !(await isFile(path)) || !(await isFile(sidecarPath(path))))
    return undefined;
  // No sidecar, or not ours: the file counts as somebody else's.
  const kept = await readSidecar(context, path).catch(() => undefined);
  if (kept?.id !== sidecar.id || kept.index !== sidecar.index) return undefined;
  // Not readable: not known to be the same.
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined || sha256Of(bytes) !== kept.sha256) return undefined;
  return { path: shownPath(context, path), bytes: bytes.length, sha256: kept.sha256 };
}

/** Reading anything else, such as a pipe of that name, could last for ever. */
async function isFile(path: string): Promise<boolean> {
  // Not there.
  const facts = await lstat(path).catch(() => undefined);
  return facts?.isFile() === true;
}

async function fetchTo(
  context: Context,
  api: Api,
  artifact: PaidArtifact,
  path: string,
  flags: SavingFlags,
): Promise<SavedFile> {
  const { source } = artifact;
  const shown = shownPath(context, path);
  const format = artifact.usualExtension === 'png' ? formatOfName(path) : undefined;
  const isOther = format !== undefined && format !== formatOfName(`.${extensionOf(artifact)}`);
  if ('base64' in source || isInline(source.url) || isOther) {
    const received = await bytesOf(context, api, source, { mostBytes: mostBytesOf(flags) });
    const bytes = format ? await convertImage(context, received, format) : received;
    await writeAtomic(path, bytes, {
      mode: 0o644,
      force: flags.force ? undefined : false,
      replaceSymlink: flags.force,
    });
    return { path: shown, bytes: bytes.length, sha256: sha256Of(bytes) };
  }
  const url = artifactUrl(api, source.url);
  const bar = context.terminal.animate ? context.terminal.status(`saving ${shown}`) : undefined;
  const startedAt = context.clock.monotonic();
  try {
    const { bytes, sha256, lengthKnown } = await download({
      url: url.href,
      path,
      get: (headers, signal) => fetchArtifact(context, api, url, headers, signal),
      clock: context.clock,
      random: context.random,
      signal: context.signal,
      force: flags.force,
      mostBytes: mostBytesOf(flags),
      maxRetries: api.maxRetries,
      onProgress: (size, total) =>
        bar?.progress(
          total ? size / total : 0,
          rateText(shown, size, total, context.clock.monotonic() - startedAt),
        ),
    });
    if (!lengthKnown) context.terminal.warn(`${shown}: its length could not be verified`);
    return { path: shown, bytes, sha256 };
  } finally {
    bar?.done();
  }
}

/** `song.mp3, 1.2 of 4.8 MB, 3.1 MB/s, 1 s left` */
function rateText(name: string, size: number, total: number | undefined, elapsedMs: number): string {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const rate = elapsedMs > 0 ? size / (elapsedMs / 1_000) : 0;
  const left = total !== undefined && rate > 0 ? `, ${Math.ceil((total - size) / rate)} s left` : '';
  return `${name}, ${megabytes(size)}${total ? ` of ${megabytes(total)}` : ''} MB, ${megabytes(rate)} MB/s${left}`;
}

function mostBytesOf({ maxSize }: SavingFlags): number | undefined {
  return maxSize === undefined ? undefined : maxSize * 1024 * 1024;
}

interface PieceOptions {
  readonly mostBytes?: number;
  readonly maxRetries?: number;
}

export async function bytesOf(
  context: Context,
  api: Api,
  source: ArtifactSource,
  options: PieceOptions = {},
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(context, api, source, options)) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function* piecesOf(
  context: Context,
  api: Api,
  source: ArtifactSource,
  options: PieceOptions,
): AsyncGenerator<Uint8Array> {
  if ('base64' in source || isInline(source.url)) return yield inlineBytes(source);
  const { downloadPieces } = await import('../client/download-stream.ts');
  const url = artifactUrl(api, source.url);
  yield* downloadPieces({
    url: url.href,
    get: (headers, signal) => fetchArtifact(context, api, url, headers, signal),
    clock: context.clock,
    random: context.random,
    signal: context.signal,
    mostBytes: options.mostBytes,
    maxRetries: options.maxRetries ?? api.maxRetries,
  });
}

const isInline = (url: string): boolean => /^data:[^,]*,/i.test(url);

function inlineBytes(source: ArtifactSource): Uint8Array {
  if ('base64' in source) return fromBase64(source.base64);
  const comma = source.url.indexOf(',');
  const rest = source.url.slice(comma + 1);
  return /;base64$/i.test(source.url.slice(0, comma)) ? fromBase64(rest) : Buffer.from(percentDecoded(rest));
}

function fromBase64(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0) throw new OctetError('service', 'the result in the reply cannot be read');
  return bytes;
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function extensionOf({ source, usualExtension }: PaidArtifact): string {
  if ('base64' in source) return (source.mime && extensionOfMime(source.mime)) || usualExtension;
  const inline = /^data:([^;,]+)/i.exec(source.url)?.[1];
  return (inline ? extensionOfMime(inline) : extensionOfUrl(source.url)) ?? usualExtension;
}
