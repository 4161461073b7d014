import { OctetError } from '../../errors.ts';

/** Faults on purpose, for people's own tests. `drop` loses the reply after the work was done; `cut` breaks it in the middle. */
const FAULT_KINDS = ['429', '500', 'cut', 'drop', 'slow'] as const;
type FaultKind = (typeof FAULT_KINDS)[number];

export interface Faults {
  /** True when a fault of this kind is due now. */
  injects(kind: FaultKind): boolean;
}

export const SLOW_MS = 3_000;

interface Fault {
  readonly kind: FaultKind;
  readonly rate: number;
}

export function faultsFrom(specs: readonly string[], random: () => number = Math.random): Faults {
  const faults = specs.map(readFault);
  return { injects: (kind) => faults.some((fault) => fault.kind === kind && random() < fault.rate) };
}

/** `429:0.2`, `500:1/10`, `cut:1` or just `drop`, which is always. */
function readFault(spec: string): Fault {
  const [kind = '', rate = '1', ...rest] = spec.split(':');
  if (!isKind(kind) || rest.length > 0) throw bad(spec);
  return { kind, rate: readRate(rate, spec) };
}

function readRate(text: string, spec: string): number {
  const fraction = /^(\d+)\/(\d+)$/.exec(text);
  const rate = fraction
    ? Number(fraction[1]) / Number(fraction[2])
    : /^\d*\.?\d+%?$/.test(text)
      ? decimal(text)
      : Number.NaN;
  if (!(rate >= 0 && rate <= 1)) throw bad(spec);
  return rate;
}

const decimal = (text: string): number =>
  text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);

function isKind(word: string): word is FaultKind {
  return FAULT_KINDS.some((kind) => kind === word);
}

function bad(spec: string): OctetError {
  return new OctetError(
    'usage',
    `unknown fault '${spec}'`,
    `use KIND:RATE, such as 429:0.2 or cut:1/10; kinds are ${FAULT_KINDS.join(', ')}`,
  );
}
