import type { Context } from '../context.ts';
import { writeFree } from '../files/atomic.ts';
import { resolveFrom } from '../files/working-directory.ts';

/**
 * Keeps a reply that was paid for and could not be used, readable by the user alone. It takes a free name: a paid reply
 * is neither lost nor put in the place of another file.
 */
export async function keepReply(context: Context, stem: string, document: unknown): Promise<string> {
  const text = `${JSON.stringify(document, null, 2)}\n`;
  const nameOf = (number: number) => `${stem}${number === 1 ? '' : `-${number}`}.octet-reply.json`;
  return writeFree((number) => resolveFrom(context, nameOf(number)), text, { mode: 0o600 });
}
