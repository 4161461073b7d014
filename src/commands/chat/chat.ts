import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { columnsOption } from '../../input/columns.ts';
import { manual } from '../help/manual.ts';
import { type ChatFlags, chatOptions } from './flags.ts';

export function chatCommand(program: Command, context: () => Context): void {
  const command = chatOptions(program.command('chat'))
    .description('ask a question or start a conversation')
    .argument('[prompt...]', 'your question; without one, a terminal starts a conversation')
    .action(async (prompt, typed) => {
      const { canPrompt, mode } = context().terminal;
      if (canPrompt && mode === 'human') await (await import('./offer-models.ts')).offerModels(context());
      const { flags, ...preparation } = needsPreparing(typed)
        ? await (await import('./prepare.ts')).prepare(context(), typed)
        : { flags: typed };
      if (wantsConversation(context(), prompt, flags)) {
        const { converse } = await import('./conversation.ts');
        return converse(context(), flags, preparation);
      }
      const { askOnce } = await import('./ask.ts');
      await askOnce(context(), prompt, flags, preparation);
    });
  manual(command, {
    examples: [
      'octet chat "what is 17 * 23?"',
      'cat notes.txt | octet chat "summarise this"',
      'octet chat -f notes.txt -s "answer in one sentence" "what is this about?"',
      'octet chat --session work "remember the number 7"',
      'octet chat -c "double that"',
      'git diff --staged | octet chat -t commit',
      'octet chat --with docs "how do I pay?"',
      `octet chat --schema '{"type":"array"}' "name three rivers"`,
      "octet chat --json hello | jq -r '.choices[0].message.content'",
    ],
    calls: [endpoints.chatCompletions, endpoints.embeddings],
    reasons: ['missing'],
  });
  const models = command
    .command('models')
    .addOption(columnsOption('models'))
    .description('list chat models')
    .action(async ({ columns }) => {
      const { listModels } = await import('../models/list.ts');
      await listModels(context(), 'chat', columns);
    });
  manual(models, {
    examples: ['octet chat models', 'octet chat models --json'],
    calls: [endpoints.chatModels],
  });
}

function needsPreparing({ template, param, system }: ChatFlags): boolean {
  return template !== undefined || param !== undefined || system?.startsWith('@') === true;
}

function wantsConversation({ terminal }: Context, prompt: readonly string[], flags: ChatFlags): boolean {
  if (prompt.length > 0 || flags.file?.length || flags.schema !== undefined) return false;
  return terminal.canPrompt && terminal.out.isTTY && terminal.mode === 'human';
}
