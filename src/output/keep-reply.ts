import { basename, join } from 'node:path';
import type { Context } from '../context.ts';
import { isObject } from '../contract/shape.ts';
import { OctetError, type ReplyContent, UnreadableReply } from '../errors.ts';
import { stringifyExact } from '../exact-json.ts';
import { writeFree } from '../files/atomic.ts';
import { ensureDirectory } from '../files/directories.ts';
import { resolveFrom, shownPath } from '../files/working-directory.ts';

type Keeper = Pick<Context, 'terminal' | 'cwd' | 'directories'>;

const ENDING = '.octet-reply.json';

/** For conversations, which go on after an error: the same error, with the reply kept where it carries one. */
export async function whereKept(context: Keeper, error: OctetError, stem: string): Promise<OctetError> {
  return error instanceof UnreadableReply ? keepReply(context, error, stem) : error;
}

/** Prints a reply that cannot be read with --json, or writes it to a file; gives the error that says where it is. */
export async function keepReply(context: Keeper, error: UnreadableReply, stem: string): Promise<OctetError> {
  if (error.paid && 'isCut' in error.content && error.content.isCut)
    return keptBeginning(context, error, error.content.bytes, stem);
  const document = keptDocument(error.content);
  if (!error.paid || document === undefined) return error;
  const { terminal } = context;
  if (terminal.mode === 'json') {
    await terminal.result(document, '');
    return error;
  }
  const path = await keepDocument(context, error.stem ?? stem, document);
  if (path === undefined) {
    await terminal.write(`${stringifyExact(document)}\n`);
    return error;
  }
  return withPlace(error, `the reply is kept in ${path}`);
}

function withPlace(error: UnreadableReply, place: string): OctetError {
  return new OctetError(error.reason, `${error.message}; ${place}`, error.hint, {
    code: error.code,
    requestId: error.requestId,
    cause: error,
  });
}

/** A reply that is too large to be read is written as it came: half a document is no JSON, so --json cannot print it. */
async function keptBeginning(
  context: Keeper,
  error: UnreadableReply,
  bytes: Uint8Array,
  stem: string,
): Promise<OctetError> {
  const path = await writeReply(context, `${error.stem ?? stem}.octet-reply`, '.part', bytes);
  const count = `its first ${bytes.length} bytes are kept in`;
  return path === undefined ? error : withPlace(error, `${count} ${path}`);
}

/** A body that is no JSON is kept inside a document, so that the file is JSON all the same. Undefined: nothing came. */
export function keptDocument(content: ReplyContent): unknown {
  if ('document' in content) return content.document;
  const { bytes, contentType } = content;
  if (bytes.length === 0) return undefined;
  const text = Buffer.from(bytes).toString('utf8');
  const type = contentType === undefined ? {} : { content_type: contentType };
  const isText = Buffer.from(text).equals(bytes);
  return isText ? { ...type, body: text } : { ...type, body_base64: Buffer.from(bytes).toString('base64') };
}

/** Writes `STEM.octet-reply.json` here, else into the state directory, and never over a file. Gives its path as shown. */
export async function keepDocument(
  context: Keeper,
  stem: string,
  document: unknown,
): Promise<string | undefined> {
  return writeReply(
    context,
    stem,
    ENDING,
    `${stringifyExact(document, isObject(document) ? 2 : undefined)}\n`,
  );
}

async function writeReply(
  context: Keeper,
  stem: string,
  ending: string,
  content: string | Uint8Array,
): Promise<string | undefined> {
  const write = (placed: (name: string) => string) =>
    writeFree((number) => placed(`${stem}${number === 1 ? '' : `-${number}`}${ending}`), content, {
      mode: 0o600,
    });
  try {
    return shownPath(context, await write((name) => resolveFrom(context, name)));
  } catch {
    // The folder is gone, full or not writable; the state directory may not be.
  }
  const { state } = context.directories;
  if (state === undefined) return undefined;
  try {
    await ensureDirectory(state);
    return await write((name) => join(state, basename(name)));
  } catch {
    // The caller prints the reply.
    return undefined;
  }
}
