import { serviceError } from '../http/service-error.ts';
import { activitySince } from '../journal/read-journal.ts';
import { cookieOf } from '../page/cookies.ts';
import { numberIn, textIn } from '../store/sql.ts';
import type { LocalRun } from './endpoint.ts';

/** Open to all. Only the owner learns how much others do here. */
export const health: LocalRun = async ({ service, isOwner }) =>
  service.store.read((sql) => {
    // Read in any case: a service that cannot read its state is not healthy.
    const accounts = sql.get('SELECT count(*) AS n FROM accounts');
    if (!isOwner) return { status: 'ok' };
    const jobs = sql.all('SELECT status, count(*) AS n FROM jobs GROUP BY status');
    return {
      status: 'ok',
      accounts: numberIn(accounts ?? {}, 'n'),
      jobs: Object.fromEntries(jobs.map((row) => [textIn(row, 'status'), numberIn(row, 'n')])),
    };
  });

/** Data for the first view of the page: its token, and the address and key to copy. */
export const session: LocalRun = async ({ service, headers, url }) => ({
  object: 'session',
  token: service.sessions.find(cookieOf(headers, url))?.token ?? null,
  url: `${service.reach.publicUrl()}/v1`,
  key: service.identity.key,
  webhook_secret: service.identity.secret,
  journal: service.journal !== undefined,
  now: new Date(service.clock.now()).toISOString(),
});

/** For another browser, or after the first link was used. */
export const newLink: LocalRun = async ({ service }) => ({
  object: 'link',
  url: `${service.reach.publicUrl()}/open/${service.sessions.newLink()}`,
});

const MOST_MINUTES = 24 * 60;

export const activity: LocalRun = async ({ service, query }) => {
  await service.journal?.flush();
  const minutes = Number(query.get('minutes') ?? 15);
  if (!(minutes >= 1 && minutes <= MOST_MINUTES)) {
    throw serviceError.invalid(`minutes: must be from 1 to ${MOST_MINUTES}`);
  }
  const bucketMs = Math.max(1_000, Math.ceil((minutes * 60_000) / 90 / 1_000) * 1_000);
  const to = service.clock.now();
  const data = await service.store.read((sql) => activitySince(sql, to - minutes * 60_000, bucketMs));
  return { object: 'activity', from: to - minutes * 60_000, to, bucket_ms: bucketMs, data };
};
