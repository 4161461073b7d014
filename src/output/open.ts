import type { Context } from '../context.ts';
import { isLoopback } from '../contract/address.ts';
import { OctetError } from '../errors.ts';

const OPENERS: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
};

/** Hands a file or a web address to the desktop. Never through a shell, and never an address of another kind. */
export async function openOnDesktop(context: Context, target: string): Promise<void> {
  const isAddress = /^[a-z][a-z0-9+.-]+:/i.test(target);
  if (isAddress && !isWebAddress(target)) {
    throw new OctetError('unsafe', 'only https addresses, or http ones on this machine, are opened');
  }
  const browser = isAddress ? context.env.BROWSER : undefined;
  const [program = 'xdg-open', ...args] = browser ? [browser] : (OPENERS[context.platform] ?? ['xdg-open']);
  try {
    await context.launch(program, [...args, target]);
  } catch (error) {
    throw new OctetError('io', `${program} could not be started to open the result`, undefined, {
      cause: error,
    });
  }
}

export function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(origin));
}
