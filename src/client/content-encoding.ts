import type { Transform } from 'node:stream';
import type { TransportBody } from '../contract/transport.ts';
import { TransportFailure } from '../contract/transport-failure.ts';
import { OctetError, systemCode, UnreadableReply } from '../errors.ts';

/** Most that any JSON reply may unfold to. */
export const MOST_REPLY_BYTES = 32 * 1024 * 1024;

const TOO_LARGE = 'cli_reply_too_large';

const sizeMessage = (most: number): string =>
  `the reply is larger than ${Math.round(most / 1024 / 1024)} MiB`;

const tooLarge = (most: number) =>
  new OctetError('service', sizeMessage(most), undefined, { code: TOO_LARGE });

/** Undoes one known content encoding, and never yields more than `most` bytes. */
export async function* decoded(
  body: AsyncIterable<Uint8Array>,
  encoding: string | undefined,
  most = MOST_REPLY_BYTES,
): AsyncGenerator<Uint8Array> {
  let total = 0;
  try {
    for await (const chunk of await unfolded(body, encoding)) {
      total += chunk.length;
      if (total > most) throw tooLarge(most);
      yield chunk;
    }
  } catch (error) {
    throw unpacking(error);
  }
}

/** A compressed reply that ends too soon is a lost reply; one that is wrong inside is an unreadable one. */
function unpacking(error: unknown): unknown {
  const code = systemCode(error) ?? '';
  if (code === 'Z_BUF_ERROR')
    return new TransportFailure('lost', 'the reply was cut short', { cause: error });
  // Brotli's codes begin with ERR__ and its own name of the fault.
  if (!/^(Z_|ERR__)/.test(code)) return error;
  return new OctetError('service', 'the reply could not be decompressed', undefined, { cause: error });
}

async function unfolded(
  body: AsyncIterable<Uint8Array>,
  encoding: string | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  if (isPlain(encoding)) return body;
  const name = encoding?.trim().toLowerCase() ?? '';
  const zlib = await import('node:zlib');
  const makers: Record<string, () => Transform> = {
    gzip: zlib.createGunzip,
    'x-gzip': zlib.createGunzip,
    deflate: zlib.createInflate,
    br: zlib.createBrotliDecompress,
  };
  const make = Object.hasOwn(makers, name) ? makers[name] : undefined;
  if (!make) {
    throw new OctetError(
      'service',
      `the reply is encoded as ${name.slice(0, 40)}, which octet did not accept`,
    );
  }
  const { pipeline } = await import('node:stream');
  const out: Transform & AsyncIterable<Uint8Array> = make();
  // Errors of either side surface in the loop that reads `out`.
  pipeline(body, out, () => undefined);
  return out;
}

const isPlain = (encoding: string | undefined) =>
  encoding === undefined || /^\s*(identity)?\s*$/i.test(encoding);

interface WholeBodyOptions {
  readonly most?: number;
  /** Of a paid reply that is too large, what came is kept. */
  readonly paid?: boolean;
}

/** The whole body, unfolded, of at most so many bytes. */
export async function wholeBody(
  reply: { readonly headers: Readonly<Record<string, string>>; readonly body: TransportBody },
  { most = MOST_REPLY_BYTES, paid = false }: WholeBodyOptions = {},
): Promise<Buffer> {
  const encoding = reply.headers['content-encoding'];
  const arrived = isPlain(encoding) ? reply.body.arrived?.() : undefined;
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of arrived ? bounded(arrived, most) : decoded(reply.body, encoding, most))
      chunks.push(chunk);
  } catch (error) {
    if (!paid || !(error instanceof OctetError) || error.code !== TOO_LARGE) throw error;
    const content = {
      bytes: joined(chunks),
      contentType: reply.headers['content-type'],
      isCut: true,
    } as const;
    throw new UnreadableReply(sizeMessage(most), content, { code: TOO_LARGE });
  }
  return joined(chunks);
}

function* bounded(chunks: readonly Uint8Array[], most: number): Generator<Uint8Array> {
  let total = 0;
  for (const chunk of chunks) {
    total += chunk.length;
    if (total > most) throw tooLarge(most);
    yield chunk;
  }
}

function joined(chunks: readonly Uint8Array[]): Buffer {
  const [only] = chunks;
  if (chunks.length !== 1 || !only) return Buffer.concat(chunks);
  return Buffer.from(only.buffer, only.byteOffset, only.byteLength);
}
