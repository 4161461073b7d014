import { lstat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { Context } from '../context.ts';
import { isLoopback } from '../contract/address.ts';
import { OctetError } from '../errors.ts';

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer.exe' };

/** Shows a web address that a service named in the browser. Whatever is no web address is refused, paths included. */
export async function openAddress(context: Context, address: string): Promise<void> {
  if (!isWebAddress(address)) {
    throw new OctetError('unsafe', 'octet opens only https addresses, or http on this machine', undefined, {
      code: 'cli_unsafe_url',
    });
  }
  // The URL parser's form begins with the scheme, so that no opener takes it for an option or a path.
  await open(context, context.env.BROWSER || openerOf(context), new URL(address).href);
}

/** Shows a file that octet itself has saved. The name must come from octet and never from a reply. */
export async function openSavedFile(context: Context, path: string): Promise<void> {
  if (!(await factsOf(path)).isFile())
    throw new OctetError('unsafe', `${path} is not a regular file, so it was not opened`);
  await open(context, openerOf(context), path);
}

/** The same for what a job has saved: a file, or the folder of an application. */
export async function openSaved(context: Context, path: string): Promise<void> {
  if (!(await factsOf(path)).isDirectory()) return openSavedFile(context, path);
  await open(context, openerOf(context), path);
}

async function factsOf(path: string) {
  // An absolute path cannot be taken for an option, nor for an address.
  if (!isAbsolute(path)) throw new Error('only an absolute path can be opened');
  return lstat(path).catch((error: unknown) => {
    throw new OctetError('io', `${path} cannot be opened`, undefined, { cause: error });
  });
}

const openerOf = ({ platform }: Context): string => OPENERS[platform] ?? 'xdg-open';

/** Never through a shell. */
async function open(context: Context, program: string, target: string): Promise<void> {
  try {
    await context.launch(program, [target]);
  } catch (error) {
    throw new OctetError('io', `${program} could not be started to open the result`, undefined, {
      cause: error,
    });
  }
}

/** https, or http on this machine; without a user name, which would hide the host from a person. */
export function isWebAddress(address: string): boolean {
  // The parser forgives space and control characters around and inside an address; a person would not see them.
  if (!/^https?:\/\/[\x21-\x7e\u00a1-\uffff]+$/i.test(address) || !URL.canParse(address)) return false;
  const { protocol, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || isLoopback(origin);
}
