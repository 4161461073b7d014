import type { CommandUnknownOpts } from 'commander';
import { EXIT_STATUS } from '../../errors.ts';
import { ANYWHERE, type Effects, exitStatuses } from './exit-statuses.ts';

/** The part of help beyond arguments and options. */
export interface Manual extends Effects {
  /** Each runs as it stands. */
  readonly examples: readonly string[];
}

const manuals = new WeakMap<CommandUnknownOpts, Manual>();

export function manual(command: CommandUnknownOpts, pages: Manual): void {
  manuals.set(command, pages);
  command.addHelpText('after', () =>
    ['', 'Examples:', ...pages.examples.map((line) => `  $ ${line}`), '', ...statusLines(pages)].join('\n'),
  );
}

export function manualOf(command: CommandUnknownOpts): Manual | undefined {
  return manuals.get(command);
}

function statusLines(pages: Manual): string[] {
  const anywhere = ANYWHERE.map((reason) => EXIT_STATUS[reason] as number);
  return [
    'Exit statuses:',
    ...exitStatuses(pages)
      .filter(({ status }) => !anywhere.includes(status))
      .map(({ status, meaning }) => `  ${String(status).padStart(2)}  ${meaning}`),
    ...(pages.passesStatusOn ? ['  any other status is that of the command it runs'] : []),
    `Any command may also end with ${anywhere.join(', ')} (octet help exit-codes).`,
  ];
}
