import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { serveStdio } from '../../mcp/serve-stdio.ts';
import { SilentExit } from '../../silent-exit.ts';
import type { McpFlags } from './flags.ts';
import { rootOf } from './root-option.ts';

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
      const { stdioParts } = await import('./server-parts.ts');
      return stdioParts(context, root, flags);
    },
  });
  // To be told to stop is how a server ends; there is nothing wrong to report.
  const { reason } = signal;
  if (signal.aborted) throw reason instanceof OctetError ? new SilentExit(reason.exit) : reason;
}
