import type { Asked } from './asked.ts';
import { stemOf } from './dimensions.ts';
import type { Percent } from './quantities.ts';

export interface Percented {
  readonly factor: number;
  readonly said: string;
}

const LESS = /^(?: [a-z]+)? (?:off|discount|rebate|reduction|cheaper|less)\b/i;
const MORE = /^(?: [a-z]+)? (?:tax|vat|gst|tip|surcharge|service charge|fee|overhead)\b/i;
const NAMED_MORE = /\b(?:tax|vat|gst|tip|surcharge|overhead) (?:of|is|at) $/i;
const NAMED_LESS = /\bdiscount of $/i;
const UP = /\b(?:uptime|availability|available|slo|sla)\b/i;
const DOWN = /\b(?:downtime|down|offline|unavailable|error budget|outage)\b/i;

/** What a percentage multiplies a result with; undefined where the words around it do not tell. */
export function factorOf({ at, end, value }: Percent, text: string, asked: Asked): Percented | undefined {
  const [before, after] = [text.slice(0, at), text.slice(end)];
  const question = text.slice(asked.from);
  const rest = { factor: (100 - value) / 100, said: `(100 − ${value})%` };
  if (/\bsav(?:e[sd]?|ings?)\b|\d[^?]*\bafter\b/i.test(text)) return undefined;
  // Tax on what is earned is taken off.
  if (/\b(?:earn\w*|salary|wages?|income|paid)\b/i.test(text)) return undefined;
  if (LESS.test(after) || NAMED_LESS.test(before)) return rest;
  if (MORE.test(after) || NAMED_MORE.test(before))
    return { factor: (100 + value) / 100, said: `(100 + ${value})%` };
  const around = text.slice(Math.max(0, at - 40), end + 30);
  if (UP.test(around) && DOWN.test(text)) return rest;
  // "2% of them fail": the question has to ask for these, or for the others.
  const verb =
    /^ of (?:(?:the|them|these|those|all|our|my|its|it|[\d.]+) ?)*(?:[a-z]+ ){0,2}?(?:are |is |get |were )?([a-z]+)\b[^a-z]*(?:$|[,.;?])/i.exec(
      after,
    )?.[1];
  const named = /\b([a-z]+) rate (?:of|is) $/i.exec(before)?.[1] ?? verb;
  if (named === undefined || !new RegExp(`\\b${stemOf(named).slice(0, 5)}`, 'i').test(question))
    return undefined;
  if (/\b(?:not|n't|don't|aren't|without)\b/i.test(text)) return undefined;
  return { factor: value / 100, said: `${value}%` };
}
