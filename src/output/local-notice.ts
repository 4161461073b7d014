import { existsSync } from 'node:fs';
import type { Context } from '../context.ts';
import { wasShown } from './shown-notices.ts';

const DAY_MS = 24 * 3_600_000;

/** Says once a day that answers come from this machine, and welcomes first-time users. */
export function noticeLocalService(
  { terminal, directories, clock }: Pick<Context, 'terminal' | 'directories' | 'clock'>,
  upstream: string | undefined,
): void {
  if (wasShown(directories, 'local', clock.now(), DAY_MS)) return;
  const why = upstream ? `upstream ${new URL(upstream).host}` : 'nothing is configured';
  terminal.note(terminal.style.dim(`using the local service (${why}); to use another: octet auth login`));
  // The first command leaves something in the state directory, so this is said once.
  const isNew = directories.state !== undefined && !existsSync(directories.state);
  if (isNew) terminal.note('welcome! for a guided tour: octet tour; for all commands: octet --help');
}
