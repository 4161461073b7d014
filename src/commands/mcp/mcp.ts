import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { manual } from '../help/manual.ts';
import { installOptions, mcpOptions } from './flags.ts';

export function mcpCommand(program: Command, context: () => Context): void {
  const group = mcpOptions(program.command('mcp'))
    .description('serve octet to agents over MCP, on standard input and output')
    .action(async (flags) => (await import('./serve.ts')).serveMcp(context(), flags));
  manual(group, {
    examples: ['octet mcp --read-only', 'octet mcp --tools image,job,credits --max-credits 50'],
    calls: [endpoints.chatCompletions],
  });

  const install = installOptions(group.command('install'))
    .description('print the entry for the settings of a client, or write it')
    .argument('[client]', 'claude, claude-desktop, codex, cursor, gemini, vscode, windsurf or zed')
    .action(async (client, flags) => (await import('./install.ts')).installFor(context(), client, flags));
  manual(install, {
    examples: ['octet mcp install claude', 'octet mcp install codex --max-credits 50 --write --yes'],
  });
}
