import type { Api } from '../../client/api.ts';
import type { ApiRequest } from '../../client/api-request.ts';
import type { Context } from '../../context.ts';
import { isLoopback, percentDecoded } from '../../contract/address.ts';
import { type Endpoint, endpoints, type Risk } from '../../contract/endpoints.ts';
import { TransportFailure } from '../../contract/transport-failure.ts';
import { ApiError, OctetError, UnreadableReply } from '../../errors.ts';
import { parseExact, stringifyExact } from '../../exact-json.ts';
import { textArgument } from '../../input/request.ts';
import type { ApiFlags, Method } from './flags.ts';

export async function send(context: Context, method: Method, path: string, flags: ApiFlags): Promise<void> {
  const { terminal } = context;
  if (flags.stream && terminal.mode === 'json')
    throw new OctetError('usage', '--stream cannot be used with --json');
  const endpoint = rawEndpoint(method, path);
  const body = await bodyFrom(context, flags);
  const headers = headersFrom(flags.header ?? []);
  const client = await context.api();
  const call = { body, headers, stream: flags.stream, key: adminKey(context, client, endpoint) };
  try {
    if (terminal.mode === 'json') await showDocument(terminal, endpoint, await client.fetch(endpoint, call));
    else if (flags.stream) await passOn(context, client, endpoint, call);
    else await show(terminal, await client.fetch(endpoint, call));
  } catch (error) {
    // The body of a refusal is an answer too.
    if (error instanceof ApiError && error.body?.length) await showRefusal(terminal, error.body);
    throw error;
  }
}

/** `/local/…` of `octet serve` takes the admin key. It is sent to this machine only. */
function adminKey({ env }: Context, { baseUrl }: Api, { path }: Endpoint): string | undefined {
  if (!/^\/local(\/|$)/.test(path) || !isLoopback(baseUrl)) return undefined;
  return env.OCTET_ADMIN_KEY?.trim() || undefined;
}

/** A reply without a body, as to HEAD or DELETE, is the document null. */
async function showDocument(
  terminal: Context['terminal'],
  { method, risk }: Endpoint,
  bytes: Uint8Array,
): Promise<void> {
  const { parseJson } = await import('../../client/json.ts');
  const mayBeEmpty = method === 'HEAD' || method === 'DELETE';
  const document = mayBeEmpty && bytes.length === 0 ? null : parseJson(Buffer.from(bytes).toString('utf8'));
  if (document !== undefined) return terminal.result(document, '');
  const message = bytes.length === 0 ? 'an empty body' : 'invalid JSON';
  const content = { bytes, contentType: undefined };
  throw new UnreadableReply(`unexpected reply: ${message}`, content, { paid: risk !== 'read' });
}

async function showRefusal(terminal: Context['terminal'], body: Uint8Array): Promise<void> {
  if (terminal.mode !== 'json') return show(terminal, body);
  const { parseJson } = await import('../../client/json.ts');
  const document = parseJson(Buffer.from(body).toString('utf8'));
  if (document !== undefined) await terminal.result(document, '');
}

async function show(terminal: Context['terminal'], body: Uint8Array): Promise<void> {
  if (terminal.out.isTTY) {
    const document = readable(body);
    if (document !== undefined) return terminal.write(`${stringifyExact(document, 2)}\n`);
  }
  await terminal.writeBytes(body);
  await endLine(terminal, body);
}

/** A larger document would only be waited for. */
const MOST_INDENTED_BYTES = 4 * 1024 * 1024;

/** An object or a list, which a person reads better with indents. */
function readable(body: Uint8Array): object | undefined {
  if (body.length > MOST_INDENTED_BYTES) return undefined;
  try {
    const document = parseExact(Buffer.from(body).toString('utf8'));
    return typeof document === 'object' && document !== null ? document : undefined;
  } catch {
    // Text, HTML, a picture: shown as it came.
    return undefined;
  }
}

/** Ends the line on a terminal; a pipe gets the body unchanged. */
async function endLine(terminal: Context['terminal'], last: Uint8Array | undefined): Promise<void> {
  if (terminal.out.isTTY && last?.length && last.at(-1) !== 0x0a) await terminal.write('\n');
}

/** The body as it comes. A reader that leaves ends the request. */
async function passOn(context: Context, client: Api, endpoint: Endpoint, call: ApiRequest): Promise<void> {
  const { terminal } = context;
  const left = new AbortController();
  terminal.onGone(() => left.abort(new Error('the reader left')));
  const open = await client.open(endpoint, { ...call, signal: left.signal });
  let last: Uint8Array | undefined;
  try {
    for await (const chunk of open.body) {
      await terminal.writeBytes(chunk);
      if (chunk.length > 0) last = chunk;
    }
  } catch (error) {
    if (!(error instanceof TransportFailure)) throw error;
    throw new OctetError('incomplete', `the connection dropped mid-reply: ${error.message}`, undefined, {
      cause: error,
    });
  } finally {
    open.deadline.clear();
    await endLine(terminal, last);
  }
}

/** A path of the document brings its own risk; any other request that changes something counts as paid. */
function rawEndpoint(method: Method, path: string): Endpoint {
  const [bare = '', query] = splitQuery(path.startsWith('/') ? path : `/${path}`);
  if (/(^|\/)\.\.?(\/|$)/.test(percentDecoded(bare)) || bare.includes('//') || bare.includes('\\')) {
    throw new OctetError('usage', 'the path must not contain //, . or .. segments');
  }
  const known = Object.values<Endpoint>(endpoints).find(
    (each) => each.method === method && each.path === bare,
  );
  const risk: Risk = known?.risk ?? (method === 'GET' || method === 'HEAD' ? 'read' : 'paid');
  const escaped = bare.replace(/[{}]/g, (brace) => encodeURIComponent(brace));
  return {
    method,
    path: encodeURI(decodeURISafely(escaped)) + (query ? `?${query}` : ''),
    module: 'chat',
    risk,
    summary: 'any request',
  };
}

function splitQuery(path: string): [string, string | undefined] {
  const at = path.search(/[?#]/);
  if (at === -1) return [path, undefined];
  return [path.slice(0, at), path[at] === '?' ? path.slice(at + 1).split('#')[0] : undefined];
}

function decodeURISafely(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    throw new OctetError('usage', 'invalid % escape in the path');
  }
}

async function bodyFrom(context: Context, flags: ApiFlags): Promise<unknown> {
  if (flags.data !== undefined && flags.field)
    throw new OctetError('usage', '-d and -F cannot be used together');
  if (flags.field) return Object.fromEntries(flags.field.map(fieldFrom));
  if (flags.data === undefined) return undefined;
  const text = await textArgument(context, flags.data);
  try {
    JSON.parse(text);
  } catch (error) {
    throw new OctetError('usage', '-d is not valid JSON', undefined, { cause: error });
  }
  return text;
}

function fieldFrom(pair: string): [string, unknown] {
  const at = pair.indexOf('=');
  if (at < 1) throw new OctetError('usage', '-F takes key=value');
  const text = pair.slice(at + 1);
  const literal = /^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?)$/.test(text);
  return [pair.slice(0, at), literal ? parseExact(text) : text];
}

function headersFrom(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      const name = line.slice(0, at).trim().toLowerCase();
      const value = line.slice(at + 1).trim();
      if (at < 1 || !/^[!#$%&'*+.^_`|~0-9a-z-]+$/.test(name) || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
        throw new OctetError('usage', '-H takes "name: value" on one line');
      }
      if (name === 'authorization')
        throw new OctetError('usage', '-H cannot set the API key', 'octet auth login');
      return [name, value];
    }),
  );
}
