import { CreditLimit } from '../../budget/budget.ts';
import type { Context } from '../../context.ts';
import { chosenTools } from '../../mcp/catalogue.ts';
import { LedgerJobs } from '../../mcp/ledger-jobs.ts';
import type { ServerParts } from '../../mcp/server.ts';
import { Spending } from '../../mcp/spending.ts';
import { commandFunctions } from './command-functions.ts';
import type { McpFlags } from './flags.ts';

/** A server that saves below the root and keeps its jobs in the ledger of this machine. */
export async function stdioParts(given: Context, root: string, flags: McpFlags): Promise<ServerParts> {
  const context: Context = Object.create(given, { cwd: { value: root, enumerable: true } });
  const api = () => context.api({ timeoutIsForWaiting: true });
  const { maxCredits: most } = flags;
  const spending = new Spending(
    most === undefined
      ? undefined
      : async (yes) =>
          CreditLimit.open({
            api: await api(),
            terminal: context.terminal,
            yes: yes || context.flags.yes === true,
            most,
          }),
  );
  const jobs = new LedgerJobs({ context, api, spending });
  return {
    version: context.version,
    tools: await chosenTools(flags),
    services: { context, api, spending, jobs, results: 'files', commands: commandFunctions },
  };
}
