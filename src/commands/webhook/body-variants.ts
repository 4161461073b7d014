import { type Cause, cause, noticed, type Variant } from './cause.ts';
import { DEEPEST, depthOf, ESCAPES, respaced, SPACINGS } from './json-style.ts';

const NEWLINE_ADDED = cause(
  'cli_body_newline_added',
  'the body ends with a newline that was not signed; echo and editors often add one',
);
const NEWLINE_REMOVED = cause('cli_body_newline_removed', 'the newline at the end of the body is missing');
const CRLF = cause('cli_body_crlf', 'the line endings of the body were changed to CRLF');
const LF = cause('cli_body_lf', 'the line endings of the body were changed from CRLF to LF');
const BOM_ADDED = cause('cli_body_bom_added', 'the body starts with a byte order mark that was not signed');
const BOM_REMOVED = cause('cli_body_bom_removed', 'the byte order mark at the start of the body is missing');
const BASE64 = cause('cli_body_base64', 'the body is still in base64; decode it first');
const RECODED = cause('cli_body_encoding', 'the body was decoded as Latin-1 and re-encoded as UTF-8');
const REPLACED = cause(
  'cli_body_replaced_bytes',
  'the body contains U+FFFD: bytes that are not UTF-8 were decoded as text',
);
const EMPTY = cause('cli_body_empty', 'the body is empty; other code may have read it first');

const BOM = Buffer.from([0xef, 0xbb, 0xbf]);
/** Beyond this every variant is a copy that takes time; only single plain changes are tried. */
const SMALL_BYTES = 256 * 1024;

type Change = (body: Buffer) => Buffer;

const PLAIN: readonly (readonly [Cause, (body: Buffer) => boolean, Change])[] = [
  [NEWLINE_ADDED, (body) => body.at(-1) === 0x0a, withoutNewline],
  [NEWLINE_REMOVED, () => true, (body) => Buffer.concat([body, Buffer.from('\n')])],
  [NEWLINE_REMOVED, () => true, (body) => Buffer.concat([body, Buffer.from('\r\n')])],
  [CRLF, (body) => body.includes('\r\n'), (body) => swapped(body, /\r\n/g, '\n')],
  [LF, (body) => body.includes('\n'), (body) => swapped(body, /\r?\n/g, '\r\n')],
  [BOM_ADDED, (body) => body.subarray(0, 3).equals(BOM), (body) => body.subarray(3)],
  [BOM_REMOVED, () => true, (body) => Buffer.concat([BOM, body])],
  [BASE64, looksLikeBase64, (body) => Buffer.from(body.toString('latin1'), 'base64')],
  [RECODED, hasHighBytes, (body) => Buffer.from(body.toString('utf8'), 'latin1')],
];

/** The bodies that may have been signed: as given, one plain change, two, or another way to write the same JSON. */
export function* bodyVariants(body: Buffer): Generator<Variant<Buffer>> {
  yield { value: body, causes: [] };
  const once: Variant<Buffer>[] = [];
  for (const [why, applies, change] of PLAIN) {
    if (applies(body)) once.push({ value: change(body), causes: [why] });
  }
  yield* once;
  if (body.length > SMALL_BYTES) return;
  yield* jsonVariants(body);
  for (const { value, causes } of once) {
    for (const [why, applies, change] of PLAIN) {
      if (!causes.includes(why) && applies(value)) yield { value: change(value), causes: [...causes, why] };
    }
  }
}

function* jsonVariants(body: Buffer): Generator<Variant<Buffer>> {
  const text = jsonText(body);
  if (text === undefined || depthOf(text) > DEEPEST) return;
  for (const spacing of SPACINGS) {
    const spaced = respaced(text, spacing);
    for (const written of [
      { name: '', json: spaced },
      ...ESCAPES.map(({ name, apply }) => ({ name, json: apply(spaced) })),
    ]) {
      const how = [spacing.name, written.name].filter((part) => part !== '').join(', ');
      const why = cause(
        'cli_body_reserialised',
        `the body was parsed and serialised again; the signed JSON was ${how}`,
      );
      yield { value: Buffer.from(written.json), causes: [why] };
      yield { value: Buffer.from(`${written.json}\n`), causes: [why] };
    }
  }
}

/** Suspicions about a body that nothing proves. */
export function bodySuspicions(body: Buffer): Cause[] {
  const found: Cause[] = [];
  if (body.length === 0) found.push(EMPTY);
  if (body.includes('\ufffd')) found.push(REPLACED);
  if (body.at(-1) === 0x0a) found.push(NEWLINE_ADDED);
  return found.map(noticed);
}

function jsonText(body: Buffer): string | undefined {
  const text = body.toString('utf8').replace(/^\ufeff/, '');
  try {
    JSON.parse(text);
    return text;
  } catch {
    // Not JSON, so there is no variant to try.
    return undefined;
  }
}

function withoutNewline(body: Buffer): Buffer {
  return body.subarray(0, body.at(-2) === 0x0d ? -2 : -1);
}

/** Latin-1 keeps every byte as it is, whatever the encoding. */
function swapped(body: Buffer, pattern: RegExp, by: string): Buffer {
  return Buffer.from(body.toString('latin1').replace(pattern, by), 'latin1');
}

function looksLikeBase64(body: Buffer): boolean {
  // Trimmed first: a pattern with two ways to match the same newline would take quadratic time.
  return body.length >= 8 && /^[A-Za-z0-9+/\r\n]+={0,2}$/.test(body.toString('latin1').trimEnd());
}

function hasHighBytes(body: Buffer): boolean {
  return body.some((byte) => byte >= 0x80);
}
