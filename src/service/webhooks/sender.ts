import type { Clock } from '../../clock.ts';
import { signatureHeaders } from '../../contract/signature.ts';
import { type JobOwner, removeDeadOwners } from '../jobs/owners.ts';
import type { Store } from '../store/store.ts';
import { type Resolve, reachable, systemResolve } from './address.ts';
import {
  type Attempted,
  claimDelivery,
  type Delivery,
  nextDue,
  type Pace,
  recordAttempt,
  recoverDeliveries,
  waitingEndpoints,
} from './deliveries.ts';
import { postDelivery } from './post.ts';

export interface SenderOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly owner: JobOwner;
  readonly secret: string;
  readonly speed: number;
  /** True while only this machine can send requests: then private addresses may be called. */
  readonly allowPrivate: () => boolean;
  readonly resolve?: Resolve;
  readonly random?: () => number;
  /** Called after something about a delivery has changed in the store. */
  readonly onChange?: (delivery: string, attempted?: 'delivered' | 'failed') => void;
}

export interface Sender {
  /** Sends what is due, each endpoint on its own: a slow one holds up nobody else. */
  wake(): void;
  /** Resolves when nothing is on its way; what waits for its time stays. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Wait after the state could not be written. */
const AFTER_FAULT_MS = 5_000;

export function startSender(options: SenderOptions): Sender {
  const { store, clock, owner, secret, resolve = systemResolve, random = Math.random } = options;
  const pace: Pace = { speed: options.speed, random };
  const busy = new Map<string, Promise<void>>();
  const looking = new Set<Promise<void>>();
  const stop = new AbortController();
  let callOff = (): void => {};

  const wakeIn = (ms: number): void => {
    callOff();
    if (!stop.signal.aborted) callOff = clock.after(ms, wake);
  };

  function wake(): void {
    if (stop.signal.aborted) return;
    const look = sendDue().finally(() => looking.delete(look));
    looking.add(look);
  }

  async function sendDue(): Promise<void> {
    try {
      const endpoints = await store.write((sql) => {
        removeDeadOwners(sql, owner);
        recoverDeliveries(sql, clock.now());
        return waitingEndpoints(sql);
      });
      if (stop.signal.aborted) return;
      for (const { id, url } of endpoints) if (!busy.has(id)) busy.set(id, sendAll(id, new URL(url)));
      await lookAgain();
    } catch {
      // A full disk may have space later; requests report the fault in the meantime.
      wakeIn(AFTER_FAULT_MS);
    }
  }

  /** The loops send what is due now, except at an endpoint whose loop has just ended; a timer waits for the rest. */
  async function lookAgain(ended?: string): Promise<void> {
    callOff();
    if (stop.signal.aborted) return;
    const due = await store.read((sql) => nextDue(sql, clock.now(), ended));
    if (due !== undefined) wakeIn(Math.max(0, due - clock.now()));
  }

  async function sendAll(endpoint: string, url: URL): Promise<void> {
    try {
      await drain(endpoint, url);
      busy.delete(endpoint);
      await lookAgain(endpoint);
    } catch {
      // The store failed, which requests report; deliveries are looked at again later.
      busy.delete(endpoint);
      wakeIn(AFTER_FAULT_MS);
    }
  }

  async function drain(endpoint: string, url: URL): Promise<void> {
    while (!stop.signal.aborted) {
      const delivery = await store.write((sql) => {
        owner.sign(sql);
        return claimDelivery(sql, endpoint, owner.id, clock.now());
      });
      if (!delivery) return;
      const attempted = await attempt(delivery, url);
      await store.write((sql) => recordAttempt(sql, delivery, attempted, clock.now(), pace));
      options.onChange?.(delivery.id, attempted.error === undefined ? 'delivered' : 'failed');
    }
  }

  async function attempt(delivery: Delivery & { attemptAt: number }, url: URL): Promise<Attempted> {
    const from = clock.monotonic();
    try {
      const [address = ''] = await reachable(url, options.allowPrivate(), resolve);
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'octet-webhooks',
        ...signatureHeaders(delivery, secret, delivery.attemptAt),
      };
      const reply = await postDelivery({
        url,
        address,
        headers,
        body: delivery.body,
        clock,
        signal: stop.signal,
      });
      const error = reply.status >= 200 && reply.status < 300 ? undefined : `answered ${reply.status}`;
      return { ...reply, error, tookMs: clock.monotonic() - from };
    } catch (error) {
      return { error: messageOf(error), tookMs: clock.monotonic() - from };
    }
  }

  return {
    wake,
    async idle() {
      while (looking.size + busy.size > 0) await Promise.all([...looking, ...busy.values()]);
    },
    async close() {
      stop.abort();
      callOff();
      await Promise.allSettled([...looking, ...busy.values()]);
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
