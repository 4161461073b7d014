import type { Context } from '../../context.ts';
import { lookAtRunning } from '../../jobs/running-status.ts';
import { age, ledgerJobDocument, stateWord } from './job-facts.ts';
import { inLedger } from './wait.ts';

/** Everything that is known of one job, here and at the service. */
export async function showJob(context: Context, name: string): Promise<void> {
  const { terminal, clock } = context;
  const job = await inLedger(context, name);
  const seen = (await lookAtRunning(context, [job])).get(job.key);
  const reply = seen === undefined || seen === 'missing' ? undefined : seen;
  const facts = ledgerJobDocument(job, seen);
  const rows: [string, string][] = [
    ['id', job.id ?? ''],
    ['kind', job.kind],
    ['state', stateWord(job, seen)],
    ['ahead', reply?.queuePosition === undefined ? '' : String(reply.queuePosition)],
    ['environment', job.environment],
    ['asked', `${job.askedAt} (${age(job, clock.now())} ago)`],
    ['ended', job.endedAt ?? ''],
    ['prompt', typeof job.request.prompt === 'string' ? job.request.prompt : ''],
    ['files', job.files.join(', ')],
    ['result', reply?.addresses[0] ?? ''],
    ['error', facts.error ?? ''],
    ['key', job.key],
  ];
  await terminal.result({ ...facts, request: job.request, reply: reply?.document ?? null }, () =>
    terminal.table(
      rows.filter(([, value]) => value !== ''),
      [{ title: 'field' }, { title: 'value', shrink: true, wrap: true }],
    ),
  );
}
