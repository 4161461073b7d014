import { type Command, InvalidArgumentError, Option } from 'commander';
import { takesNames } from '../../input/option-names.ts';
import { type FlagsOf, maxCredits } from '../../input/options.ts';
import { TOOL_NAMES } from '../../mcp/tool-table.ts';

export function mcpOptions(command: Command) {
  return maxCredits(
    command
      .addOption(tools())
      .option('--read-only', 'offer only what spends nothing')
      .option('--root <dir>', 'directory for files; nothing outside is read or written'),
  );
}

function tools() {
  const option = new Option('--tools <names>', 'offer only these tools, separated by commas').argParser(
    names,
  );
  takesNames(option, TOOL_NAMES);
  return option;
}

function names(text: string): string[] {
  const found = text.split(',').map((name) => name.trim());
  if (found.every((name) => TOOL_NAMES.includes(name))) return found;
  throw new InvalidArgumentError(`It must be some of ${TOOL_NAMES.join(', ')}, separated by commas.`);
}

/** The options of the server that the entry starts, and whether to write it. */
export function installOptions(command: Command) {
  return mcpOptions(command).option('--write', 'add the entry to the settings of the client, after a diff');
}

export type InstallFlags = FlagsOf<typeof installOptions>;
export type McpFlags = FlagsOf<typeof mcpOptions>;
