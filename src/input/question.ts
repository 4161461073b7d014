import { basename } from 'node:path';
import type { Context } from '../context.ts';
import { OctetError } from '../errors.ts';
import { decodeText, readTextFile } from './files.ts';

/** The user's message: prompt, piped input and files in one text. */
export async function question(
  context: Context,
  prompt: readonly string[],
  files: readonly string[],
): Promise<string> {
  const wantsInput = files.includes('-') || (prompt.length === 1 && prompt[0] === '-');
  const words = prompt.length === 1 && prompt[0] === '-' ? '' : prompt.join(' ');
  const piped = wantsInput
    ? await context.input.all()
    : words.trim() === '' && files.length === 0
      ? await pipedAlone(context)
      : await context.input.offered();
  const parts = [
    words,
    piped ? decodeText(piped, 'standard input') : '',
    ...(await Promise.all(files.filter((file) => file !== '-').map((file) => attachment(context, file)))),
  ];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n');
}

async function pipedAlone(context: Context): Promise<Buffer | undefined> {
  const { kind } = context.input;
  return kind === 'file' || kind === 'pipe' ? context.input.all() : undefined;
}

export async function attachment(context: Context, file: string): Promise<string> {
  const isAddress = /^https?:\/\//i.test(file);
  const text = isAddress ? await fetchText(context, file) : await readTextFile(context, file);
  const name = isAddress ? pageName(file) : basename(file);
  const fence = fenceFor(text);
  const extension = /\.(\w{1,12})$/.exec(name)?.[1] ?? '';
  return `${name}:\n${fence}${extension}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** A fence that no line of the text closes. */
export function fenceFor(text: string): string {
  let longest = 2;
  for (const [run] of text.matchAll(/`{3,}/g)) if (run.length > longest) longest = run.length;
  return '`'.repeat(longest + 1);
}

/** Query, fragment and user name of a URL may be secret. */
function pageName(address: string): string {
  const { pathname, hostname } = new URL(address);
  return basename(pathname) || hostname;
}

async function fetchText(context: Context, address: string): Promise<string> {
  if (!URL.canParse(address)) throw new OctetError('usage', 'invalid URL');
  const [{ checkTyped, fetchOutside }, { readWhole }] = await Promise.all([
    import('../client/fetch-outside.ts'),
    import('../client/read-whole.ts'),
  ]);
  const transport = await context.outside();
  const { status, bytes } = await readWhole({
    get: (signal) => fetchOutside(transport, address, { signal, check: checkTyped(address) }),
    clock: context.clock,
    signal: context.signal,
    mostBytes: 10 * 1024 * 1024,
  });
  const { host } = new URL(address);
  if (status !== 200) throw new OctetError('usage', `${host} answered ${status} for that address`);
  return decodeText(bytes, pageName(address));
}
