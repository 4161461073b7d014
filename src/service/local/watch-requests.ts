import { keyAccount } from '../billing/accounts.ts';
import { balanceOf } from '../billing/credits.ts';
import { isOwnPath } from '../http/path-kinds.ts';
import { jobOf } from '../jobs/job-records.ts';
import type { ReadChanged } from '../journal/changes.ts';
import { JournalEntry } from '../journal/entry.ts';
import { liveEvent } from '../journal/live-events.ts';
import type { FinishedRequest } from '../journal/request-record.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import { findDelivery } from '../webhooks/delivery-records.ts';
import { ownJobDocument } from './documents.ts';

/** How each changed thing is read for an event. */
export function readChanged(service: () => ServiceContext): ReadChanged {
  return {
    job(sql, id) {
      const row = sql.get('SELECT * FROM jobs WHERE id = ?', id);
      return row && ownJobDocument(sql, service(), jobOf(row), service().reach.publicUrl());
    },
    delivery: (sql, id) => findDelivery(sql, id),
    credits(sql, account) {
      const { available, held } = balanceOf(sql, account);
      return { object: 'balance', key: keyName(sql, account), balance: available, held };
    },
  };
}

function keyName(sql: Sql, account: string): string | null {
  const row = sql.get(
    'SELECT name FROM keys WHERE account = ? ORDER BY created_at DESC LIMIT 1',
    keyAccount(account),
  );
  return typeof row?.name === 'string' ? row.name : null;
}

/** From now on finished requests are kept, announced and counted. */
export function watchRequests(service: ServiceContext): void {
  const names = new Map<string, string | null>();
  const announce = (entry: JournalEntry): void => {
    const { account, jobId, credits, fault, id } = entry;
    if (account !== undefined) entry.key = names.get(account) ?? null;
    service.live.publish(entry);
    if (jobId !== undefined) service.changes.job(jobId);
    if (credits > 0 && account !== undefined) service.changes.credits(account);
    if (fault !== undefined) {
      const hit = { object: 'fault', kind: fault, request: id, change: 'hit' };
      service.live.publish(liveEvent('fault', hit));
    }
  };
  const observe = (finished: FinishedRequest): void => {
    const { url, headers } = finished.record.request;
    // They would fill the journal with looking at it.
    if (isOwnPath(url.pathname) || isPageFile(url.pathname, headers)) return;
    const entry = new JournalEntry(finished);
    service.journal?.add(entry, finished);
    const { account } = entry;
    if (account === undefined || names.has(account)) {
      announce(entry);
      return;
    }
    service.store
      .read((sql) => keyName(sql, account))
      // Requests report the fault of the store.
      .catch(() => null)
      .then((name) => {
        names.set(account, name);
        announce(entry);
      });
  };
  service.requests.add(observe, { keepsChunks: () => service.journal?.keepsBodies() === true });
}

/** Pictures and songs that the page shows. */
function isPageFile(path: string, headers: Readonly<Record<string, string>>): boolean {
  return /^\/(?:files|previews)\//.test(path) && headers['sec-fetch-site'] === 'same-origin';
}
