import { stat } from 'node:fs/promises';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { resolveFrom } from '../../files/working-directory.ts';
import { requireWritable } from '../../files/writable.ts';
import { serveStdio } from '../../mcp/serve-stdio.ts';
import { SilentExit } from '../../silent-exit.ts';
import type { McpFlags } from './flags.ts';

/** Serves one client until it closes standard input, or a signal comes. Standard output carries the protocol alone. */
export async function serveMcp(context: Context, flags: McpFlags): Promise<void> {
  const { terminal, signal, version } = context;
  const root = await rootOf(context, flags.root);
  if (terminal.out.isTTY && terminal.err.isTTY)
    terminal.note('serving MCP on standard input and output; to add it to a client: octet mcp install');
  await serveStdio({
    ...context.streams,
    version,
    signal,
    warn: (message) => terminal.warn(message),
    async parts() {
      const { stdioParts } = await import('./parts.ts');
      return stdioParts(context, root, flags);
    },
  });
  // To be told to stop is how a server ends; there is nothing wrong to report.
  const { reason } = signal;
  if (signal.aborted) throw reason instanceof OctetError ? new SilentExit(reason.exit) : reason;
}

/** Checked before the first message: a server that cannot save anything is of no use. */
async function rootOf(context: Context, given: string | undefined): Promise<string> {
  if (given === undefined) return context.cwd;
  if (given === '') throw new OctetError('usage', '--root needs a directory', '--root .');
  const root = resolveFrom(context, given);
  // Not there.
  const facts = await stat(root).catch(() => undefined);
  if (!facts?.isDirectory())
    throw new OctetError('usage', `${given} is not a directory`, `mkdir -p ${given}`);
  await requireWritable(root, given);
  return root;
}
