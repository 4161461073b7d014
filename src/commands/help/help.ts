import type { Command, CommandUnknownOpts } from 'commander';
import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { manual } from './manual.ts';
import { topHelp } from './top.ts';
import { TOPIC_DATA, TOPICS } from './topics.ts';

export function helpCommand(program: Command, context: () => Context): void {
  const command = program
    .command('help')
    .description('show help for a command or a topic: options, environment, exit-codes, formatting')
    .argument('[topic...]', 'command or topic')
    .action((words) => show(context(), words));
  manual(command, {
    examples: ['octet help exit-codes', 'octet help exit-codes --json', 'octet help music generate'],
  });
}

async function show(context: Context, words: readonly string[]): Promise<void> {
  const [topic = ''] = words;
  const page = Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
  const { terminal } = context;
  if (page && terminal.mode !== 'human') return terminal.result(TOPIC_DATA[topic]?.(), '');
  if (page) return terminal.write(`${terminal.wrap(page())}\n`);
  if (words.length === 0) return terminal.write(topHelp(terminal.out.columns));
  const tree = await context.tree();
  const found = words.reduce<CommandUnknownOpts | undefined>(
    (at, word) => at?.commands.find((child) => child.name() === word),
    tree,
  );
  if (!found) {
    const { didYouMean } = await import('../../input/similar.ts');
    const topics = Object.keys(TOPICS).join(', ');
    const names = [...tree.commands.map((child) => child.name()), ...Object.keys(TOPICS)];
    throw new OctetError(
      'usage',
      `no help for '${words.join(' ')}'`,
      didYouMean(topic, names, 'octet help ') ?? `octet commands, or octet help ${topics}`,
    );
  }
  await context.run([...words, '--help']);
}
