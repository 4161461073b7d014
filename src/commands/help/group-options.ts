import type { CommandUnknownOpts } from 'commander';

/**
 * A group takes its own options wherever they stand in the line, also behind the name of a subcommand. There they belong
 * to the subcommand: it gets the value if it has the option too, and does not know it otherwise.
 */
export function settleGroupOptions(command: CommandUnknownOpts): void {
  const { parent: group } = command;
  if (!group) return;
  for (const option of group.options) {
    const name = option.attributeName();
    if (group.getOptionValueSource(name) !== 'cli') continue;
    const isOwn = command.options.some((own) => own.attributeName() === name);
    if (isOwn && command.getOptionValueSource(name) !== 'cli')
      command.setOptionValueWithSource(name, group.getOptionValue(name), 'cli');
    // The options of the whole program are everybody's.
    if (!isOwn && group.parent)
      command.error(`error: unknown option '${option.long ?? option.short}'`, {
        code: 'commander.unknownOption',
      });
  }
}
