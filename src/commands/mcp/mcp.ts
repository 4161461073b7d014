import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { manual } from '../help/manual.ts';
import { mcpOptions } from './flags.ts';

export function mcp(program: Command, context: () => Context): void {
  const group = mcpOptions(program.command('mcp'))
    .description('serve octet to agents over MCP, on standard input and output')
    .action(async (flags) => (await import('./serve.ts')).serveMcp(context(), flags));
  manual(group, {
    examples: ['octet mcp --read-only', 'octet mcp --tools image,job,credits --max-credits 50'],
    calls: [endpoints.chatCompletions],
  });
}
