import type { Api } from '../../client/api.ts';
import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { readList } from '../../contract/replies.ts';
import { isObject } from '../../contract/shape.ts';
import { OctetError } from '../../errors.ts';
import { readTransaction } from './transaction.ts';

const REFUSED = /declin|fail|reject|refus/i;
/** The clocks of two machines differ. */
const SLACK_MS = 60_000;

/** Says once of each payment that was refused since then. The checkout stays open: another card may work. */
export function declines({ terminal }: Context, api: Api, sinceMs: number): () => Promise<void> {
  const said = new Set<string>();
  return async () => {
    for (const item of await newest(api)) {
      const { id, at, type, description } = readTransaction(item);
      const status = isObject(item) && typeof item.status === 'string' ? item.status : '';
      const isOld = at !== undefined && at.getTime() < sinceMs - SLACK_MS;
      if (said.has(id) || isOld || !REFUSED.test(`${type} ${status}`)) continue;
      said.add(id);
      terminal.warn(`the payment was refused${description === '' ? '' : `: ${description}`}; still waiting`);
    }
  };
}

/** A service that lists no payments cannot say; the balance alone decides then. */
async function newest(api: Api): Promise<readonly unknown[]> {
  try {
    return readList((await api.call(endpoints.transactions)).document) ?? [];
  } catch (error) {
    if (error instanceof OctetError && error.reason !== 'interrupted') return [];
    throw error;
  }
}
