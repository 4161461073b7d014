import type { Clock } from '../../clock.ts';
import { withoutApiPrefix } from '../../contract/address.ts';
import { type FaultKind, faultKindNames, isFaultKind, SLOW_MS } from '../../contract/fault-kinds.ts';
import { OctetError } from '../../errors.ts';
import { serviceError } from '../http/service-error.ts';
import { newId } from '../ids.ts';

interface NewFault {
  readonly kind: FaultKind;
  /** Share of the requests that it hits. */
  readonly rate: number;
  /** Requests that it hits at most. */
  readonly count?: number;
  /** Endpoint without the prefix of the API; a `*` at the end stands for any rest. */
  readonly path?: string;
  /** Account of the key that it is for. */
  readonly account?: string;
  readonly test?: string;
}

export interface Fault extends NewFault {
  readonly id: string;
  readonly hits: number;
}

/** The request that a fault may hit. */
interface FaultTarget {
  readonly path: string;
  readonly account: string;
  readonly test: string | undefined;
}

export interface Faults {
  /** False: nothing is injected into any request. */
  readonly any: boolean;
  /** True when a fault of this kind is due for this request; it counts as a hit. */
  injects(kind: FaultKind, target: FaultTarget): boolean;
  list(): readonly Fault[];
  add(fault: NewFault): Fault;
  remove(id: string): boolean;
}

export function faultsFrom(specs: readonly string[], random: () => number = Math.random): Faults {
  const faults = new Map<string, Fault>();
  const add = (fault: NewFault): Fault => {
    const made = { ...fault, id: newId('fault', 6), hits: 0 };
    faults.set(made.id, made);
    return made;
  };
  for (const spec of specs) add(readFault(spec));
  return {
    get any() {
      return faults.size > 0;
    },
    injects(kind, target) {
      for (const fault of faults.values()) {
        if (fault.kind !== kind || !aims(fault, target) || random() >= fault.rate) continue;
        const hits = fault.hits + 1;
        faults.set(fault.id, { ...fault, hits });
        return true;
      }
      return false;
    },
    list: () => [...faults.values()],
    add,
    remove: (id) => faults.delete(id),
  };
}

function aims({ path, account, test, count, hits }: Fault, target: FaultTarget): boolean {
  if (count !== undefined && hits >= count) return false;
  if (account !== undefined && account !== target.account) return false;
  if (test !== undefined && test !== target.test) return false;
  if (path === undefined) return true;
  const wanted = withoutApiPrefix(path);
  return wanted.endsWith('*') ? target.path.startsWith(wanted.slice(0, -1)) : target.path === wanted;
}

interface FaultScene {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly signal: AbortSignal;
  readonly requestId: string;
}

/** The faults that act before any work is done; `cut` and `drop` act on the reply. */
export async function injectBefore(
  isDue: (kind: FaultKind) => boolean,
  { clock, signal, requestId }: FaultScene,
): Promise<void> {
  if (isDue('slow')) await clock.sleep(SLOW_MS, signal);
  if (isDue('429')) throw serviceError.rate('Rate limit exceeded (injected fault).', 1);
  if (isDue('500')) throw serviceError.internal(requestId);
}

/** `429:0.2`, `500:1/10`, `cut:1` or just `drop`, which is always. */
export function readFault(spec: string): NewFault {
  const [kind = '', rate = '1', ...rest] = spec.split(':');
  if (!isFaultKind(kind) || rest.length > 0) throw bad(spec);
  const share = rateIn(rate);
  if (share === undefined) throw bad(spec);
  return { kind, rate: share };
}

/** `0.2`, `20%` or `1/5`. */
export function rateIn(text: string): number | undefined {
  const fraction = /^(\d+)\/(\d+)$/.exec(text);
  const rate = fraction
    ? Number(fraction[1]) / Number(fraction[2])
    : /^\d*\.?\d+%?$/.test(text)
      ? decimal(text)
      : Number.NaN;
  return rate >= 0 && rate <= 1 ? rate : undefined;
}

const decimal = (text: string): number =>
  text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);

function bad(spec: string): OctetError {
  return new OctetError(
    'usage',
    `unknown fault '${spec}'`,
    `use KIND:RATE, such as 429:0.2 or cut:1/10; kinds are ${faultKindNames.join(', ')}`,
  );
}
