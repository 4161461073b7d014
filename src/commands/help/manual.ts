import type { CommandUnknownOpts } from 'commander';

/** What help says beyond the options: examples that run, and the ways a command can end. */
export interface Manual {
  readonly examples: readonly string[];
  /** Exit statuses beyond 0, 1 and 2 that are usual here. */
  readonly exits?: readonly number[];
}

const manuals = new WeakMap<CommandUnknownOpts, Manual>();

export function manual(command: CommandUnknownOpts, pages: Manual): void {
  manuals.set(command, pages);
  command.addHelpText('after', () => {
    const exits = pages.exits?.length
      ? `\n\nExit statuses: 0, 2, ${pages.exits.join(', ')} (octet help exit-codes)`
      : '';
    return `\nExamples:\n${pages.examples.map((line) => `  $ ${line}`).join('\n')}${exits}`;
  });
}

export function manualOf(command: CommandUnknownOpts): Manual | undefined {
  return manuals.get(command);
}
