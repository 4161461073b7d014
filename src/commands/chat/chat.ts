import { type Command, Option } from 'commander';
import type { Context } from '../../context.ts';
import { chatRequest } from '../../contract/chat.ts';
import { maxCredits, option, repeated } from '../../input/options.ts';
import { rawFields } from '../../input/request.ts';
import { manual } from '../help/manual.ts';
import type { ChatFlags } from './thread.ts';

export function chat(program: Command, context: () => Context): void {
  const command = program
    .command('chat')
    .description('ask a question or start a conversation')
    .argument('[prompt...]', 'your question; without one, a terminal starts a conversation')
    .addOption(option('-m, --model <name>', chatRequest, 'model'))
    .option('-s, --system <text>', 'system message: how to answer')
    .option('-f, --file <path>', 'attach a file: a path, a URL or - (repeatable)', repeated)
    .addOption(option('--temperature <number>', chatRequest, 'temperature'))
    .addOption(option('--max-tokens <n>', chatRequest, 'max_tokens'))
    .addOption(
      new Option('--via <endpoint>', 'which endpoint to use').choices(['completions', 'chat-stream']),
    )
    .optionsGroup('Conversation')
    .option('-c, --continue', 'continue the last conversation')
    .option('--session <name>', 'continue a named conversation, or start it')
    .option('--no-save', 'do not save this conversation')
    .optionsGroup('Answer')
    .option('--no-stream', 'wait for the complete answer')
    .option('-x, --extract', 'print only the first code block')
    .option('-u, --usage', 'show tokens and credits used')
    .option('--raw', 'print Markdown unrendered')
    .optionsGroup('Options')
    .action(async (prompt: string[], flags: ChatFlags) => {
      if (wantsConversation(context(), prompt, flags)) {
        const { converse } = await import('./conversation.ts');
        return converse(context(), flags);
      }
      const { askOnce } = await import('./ask.ts');
      await askOnce(context(), prompt, flags);
    });
  maxCredits(rawFields(command));
  manual(command, {
    examples: [
      'octet chat "what is 17 * 23?"',
      'cat notes.txt | octet chat "summarise this"',
      'octet chat -f notes.txt -s "answer in one sentence" "what is this about?"',
      'octet chat --session work "remember the number 7"',
      'octet chat -c "double that"',
      "octet chat --json hello | jq -r '.choices[0].message.content'",
    ],
    exits: [4, 6, 7, 10, 11, 12, 13],
  });
  const models = command
    .command('models')
    .description('list chat models')
    .action(async () => {
      const { listModels } = await import('../models.ts');
      await listModels(context(), 'chat');
    });
  manual(models, { examples: ['octet chat models', 'octet chat models --json'], exits: [4, 10, 11] });
}

function wantsConversation({ terminal }: Context, prompt: readonly string[], flags: ChatFlags): boolean {
  if (prompt.length > 0 || flags.file?.length) return false;
  return terminal.canPrompt && terminal.out.isTTY && terminal.mode === 'human';
}
