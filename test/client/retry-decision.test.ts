import { describe, expect, test } from 'vitest';
import { apiErrorOf } from '../../src/client/api-error.ts';
import { decideRetry } from '../../src/client/retry-decision.ts';
import type { Risk } from '../../src/contract/endpoints.ts';
import { type FailureKind, TransportFailure } from '../../src/contract/transport-failure.ts';

type Outcome = `${'again' | 'never'} ${number}`;
/** A read; a paid request, unconfirmed and confirmed; a payment. */
type Row = readonly [read: Outcome, paid: Outcome, confirmed: Outcome, payment: Outcome];

const CLASSES: readonly { readonly risk: Risk; readonly confirmed: boolean }[] = [
  { risk: 'read', confirmed: false },
  { risk: 'paid', confirmed: false },
  { risk: 'paid', confirmed: true },
  { risk: 'payment', confirmed: true },
];

const KEY = '3b241101-e2bb-4255-8caf-4136c566a962';

function outcomes(error: unknown, sent: boolean, shouldRetry?: boolean): Outcome[] {
  return CLASSES.map((each): Outcome => {
    const verdict = decideRetry(error, { ...each, sent, shouldRetry, idempotencyKey: KEY });
    return verdict.retry ? `again ${verdict.error.exit}` : `never ${verdict.error.exit}`;
  });
}

const refusal = (status: number) =>
  apiErrorOf({
    status,
    headers: {},
    problem: { message: 'no', type: undefined, code: undefined },
    retryAfterMs: undefined,
    body: new Uint8Array(),
    asked: { method: 'POST', path: '/v1/x', namesId: false },
  });

const FAILURES: readonly (readonly [FailureKind, sent: boolean, Row])[] = [
  ['unreachable', false, ['again 11', 'again 11', 'again 11', 'again 11']],
  ['timeout', false, ['again 11', 'again 11', 'again 11', 'again 11']],
  ['lost', false, ['again 11', 'again 11', 'again 11', 'again 11']],
  ['lost', true, ['again 11', 'never 12', 'again 12', 'never 12']],
  ['timeout', true, ['again 11', 'never 12', 'again 12', 'never 12']],
  ['certificate', false, ['never 11', 'never 11', 'never 11', 'never 11']],
  ['garbled', true, ['never 11', 'never 11', 'never 11', 'never 11']],
];

describe('without a reply', () => {
  test.each(FAILURES)('%s, sent %s', (kind, sent, row) => {
    expect(outcomes(new TransportFailure(kind, 'x'), sent)).toEqual(row);
  });
});

const never = (exit: number): Row => [`never ${exit}`, `never ${exit}`, `never ${exit}`, `never ${exit}`];

const REFUSALS: readonly (readonly [number, Row])[] = [
  [400, never(2)],
  [401, never(4)],
  [402, never(6)],
  [403, never(4)],
  [404, never(5)],
  [405, never(2)],
  [409, never(2)],
  [410, never(2)],
  [413, never(2)],
  [422, never(2)],
  [408, ['again 2', 'never 12', 'again 12', 'never 12']],
  [429, ['again 7', 'again 7', 'again 7', 'again 7']],
  [500, ['again 10', 'again 10', 'again 10', 'never 10']],
  [501, never(10)],
  [502, ['again 10', 'never 12', 'again 12', 'never 12']],
  [503, ['again 10', 'again 10', 'again 10', 'never 10']],
  [504, ['again 10', 'never 12', 'again 12', 'never 12']],
  [529, never(10)],
];

describe('with a refusal', () => {
  test.each(REFUSALS)('%i', (status, row) => {
    expect(outcomes(refusal(status), true)).toEqual(row);
  });

  test.each(REFUSALS)('%i with x-should-retry: false is not repeated by anybody', (status, row) => {
    const expected = row.map((each) => each.replace('again', 'never'));
    expect(outcomes(refusal(status), true, false)).toEqual(expected);
  });

  test.each(REFUSALS)('%i with x-should-retry: true is repeated, but never a payment', (status, row) => {
    const expected = row.map((each, index) => (index < 3 ? each.replace('never', 'again') : each));
    expect(outcomes(refusal(status), true, true)).toEqual(expected);
  });
});

test('an unknown outcome tells the key and where to look', () => {
  const { error } = decideRetry(new TransportFailure('lost', 'x'), {
    risk: 'paid',
    sent: true,
    confirmed: false,
    idempotencyKey: KEY,
  });
  expect(error.hint).toContain(KEY);
  expect(error.code).toBe('cli_outcome_unknown');
});

test('what is not known is not judged', () => {
  const bug = new TypeError('x is not a function');
  expect(() =>
    decideRetry(bug, { risk: 'read', sent: false, confirmed: false, idempotencyKey: undefined }),
  ).toThrow(bug);
});

test.each([
  [401, 'octet auth login'],
  [402, 'octet credits'],
  [404, 'POST /v1/x'],
])('a %d names what to type next', (status, command) => {
  expect(refusal(status).hint).toContain(command);
});
