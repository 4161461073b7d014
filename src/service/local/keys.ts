import type { InferOutput } from 'valibot';
import { isPlan, PLANS, type Plan } from '../../contract/rate-limit.ts';
import { createAccount, FIRST_CREDITS, newKey, revokeKey } from '../billing/accounts.ts';
import { changeKey, findKey, type KeyRecord, listKeys, revokeKeyById } from '../billing/keys.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';
import type { ServiceContext } from '../service-context.ts';
import type { Sql } from '../store/sql.ts';
import type { accountBody, keyBody, keyChanges, revokeBody } from './bodies.ts';
import { keyDocument } from './documents.ts';
import type { LocalRun } from './endpoint.ts';
import { pageOfItems } from './pages.ts';

export const keys: LocalRun = async ({ service, query }) => {
  const all = await service.store.read(listKeys);
  const data = all.map((key) => ({ ...keyDocument(key, service.identity.account), id: key.id }));
  return { ...pageOfItems(data, query), plans: Object.keys(PLANS) };
};

/** The key itself is in this reply and nowhere else. */
export const addKey: LocalRun<InferOutput<typeof keyBody>> = async ({ service, body }) => {
  const { name, credits = FIRST_CREDITS, attribution } = body;
  const email = `${newId('user', 4)}@octet.local`;
  const { key, account } = await newAccount(service, {
    email,
    plan: planOf(body.plan),
    credits,
    attribution,
    keyName: name,
  });
  const made = (await service.store.read(listKeys)).find((each) => each.account === account);
  if (!made) throw new Error('the key that was made is not there');
  return { ...keyDocument(made, service.identity.account), key };
};

export const changeOneKey: LocalRun<InferOutput<typeof keyChanges>> = async ({ service, id, body }) => {
  const { name, attribution, plan } = body;
  const changed = await service.store.write((sql) => {
    changeKey(sql, known(sql, id), {
      name,
      attribution,
      plan: plan === undefined ? undefined : planOf(plan),
    });
    return known(sql, id);
  });
  return keyDocument(changed, service.identity.account);
};

export const removeKey: LocalRun = async ({ service, id }) => {
  await service.store.write((sql) => {
    known(sql, id);
    if (!revokeKeyById(sql, id, service.clock.now())) {
      throw serviceError.conflict('The key is revoked already.', 'key_revoked');
    }
  });
  return { object: 'key', id, revoked: true };
};

function known(sql: Sql, id: string): KeyRecord {
  const key = findKey(sql, id);
  if (!key) throw serviceError.missing('Key not found.');
  return key;
}

/** Another user, for tests that need two. */
export const addUser: LocalRun<InferOutput<typeof accountBody>> = async ({ service, body }) => {
  const { email = `${newId('user', 4)}@octet.local`, credits = FIRST_CREDITS, attribution } = body;
  const plan = planOf(body.plan);
  const { key, account } = await newAccount(service, { email, plan, credits, attribution });
  return { object: 'account', id: account, email, plan, credits, key };
};

interface Opened {
  readonly email: string;
  readonly plan: Plan;
  readonly credits: number;
  readonly attribution: boolean;
  readonly keyName?: string;
}

async function newAccount(
  service: ServiceContext,
  opened: Opened,
): Promise<{ readonly key: string; readonly account: string }> {
  const key = newKey();
  const now = service.clock.now();
  const account = await service.store.write((sql) => {
    const made = createAccount(sql, opened, key, now);
    const created_at = new Date(now).toISOString();
    service.webhooks.emit(sql, made, 'user.created', { user_id: made, email: opened.email, created_at });
    return made;
  });
  service.webhooks.wake();
  return { key, account };
}

function planOf(name: string): Plan {
  if (isPlan(name)) return name;
  throw serviceError.invalid('plan: unknown plan');
}

export const revoke: LocalRun<InferOutput<typeof revokeBody>> = async ({ service, body }) => {
  const revoked = await service.store.write((sql) => revokeKey(sql, body.key, service.clock.now()));
  if (!revoked) throw serviceError.missing('Key not found.');
  return { object: 'key', revoked };
};
