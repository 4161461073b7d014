import type { Context } from '../../context.ts';
import { OctetError } from '../../errors.ts';
import { ledgerOf } from '../../jobs/start-job.ts';
import type { PruneFlags } from './flags.ts';
import { isLost } from './job-facts.ts';

const DEFAULT_MS = 30 * 24 * 3_600_000;

/** Only jobs with a known end are forgotten; whatever may still have to be fetched or paid for stays. */
export async function prune(context: Context, flags: PruneFlags): Promise<void> {
  const { clock, terminal } = context;
  const ageMs = flags.olderThan ?? DEFAULT_MS;
  const ledger = ledgerOf(context);
  const all = await ledger.all({ brief: true });
  const old = all.filter(
    (job) => job.endedAt && !isLost(job) && clock.now() - Date.parse(job.endedAt) >= ageMs,
  );
  if (old.length > 0 && !context.flags.yes && terminal.canPrompt) {
    const sure = await terminal.confirm(`remove ${old.length} jobs from the list?`, {
      flag: '--yes',
      default: true,
    });
    if (!sure) throw new OctetError('usage', 'nothing was removed');
  }
  if (old.length > 0) await ledger.prune(new Set(old.map(({ key }) => key)));
  await terminal.result(
    { removed: old.length, kept: all.length - old.length },
    `removed ${old.length} jobs, kept ${all.length - old.length}`,
  );
}
