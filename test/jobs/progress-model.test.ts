import { describe, expect, test } from 'vitest';
import { ProgressModel, secondsLeft, timeText } from '../../src/jobs/progress-model.ts';

interface Look {
  readonly atS: number;
  readonly progress?: number;
  readonly estimatedSeconds?: number;
  readonly isQueued?: boolean;
}

/** Reports as given, and looks at the model after each. */
function watched(looks: readonly Look[], usualMs?: number) {
  const model = new ProgressModel(usualMs);
  return looks.map(({ atS, ...report }) => {
    model.report(atS * 1_000, report);
    return model.at(atS * 1_000);
  });
}

/** Every second, of work that takes `wholeS` and says so as `told` does. */
const steady = (wholeS: number, told: (share: number) => Omit<Look, 'atS'>): Look[] =>
  Array.from({ length: wholeS }, (_, atS) => ({ atS, ...told(atS / wholeS) }));

const CASES: Readonly<Record<string, readonly Look[]>> = {
  'progress alone': steady(40, (progress) => ({ progress })),
  'an estimate alone': steady(40, (share) => ({ estimatedSeconds: Math.round(40 * (1 - share)) })),
  'an estimate that is far too long': steady(17, (progress) => ({ progress, estimatedSeconds: 42 })),
  'an estimate that is far too short': steady(40, (progress) => ({ progress, estimatedSeconds: 3 })),
  'progress that leaps': [
    { atS: 0, progress: 0, estimatedSeconds: 42 },
    { atS: 5, progress: 0.1, estimatedSeconds: 40 },
    { atS: 16, progress: 0.97, estimatedSeconds: 26 },
    { atS: 18, progress: 0.98, estimatedSeconds: 25 },
  ],
  'a wait that is taken up late': steady(20, (share) => ({ progress: 0.5 + share / 2 })),
  'a queue before it': [
    ...steady(30, () => ({ isQueued: true, estimatedSeconds: 50 })),
    ...steady(20, (progress) => ({ progress })).map((look) => ({ ...look, atS: look.atS + 30 })),
  ],
  'nonsense from the service': steady(20, () => ({ estimatedSeconds: 1e12 })),
};

describe.each(Object.entries(CASES))('%s', (_, looks) => {
  test('the percentage is the share of the time, and goes neither back nor to the end', () => {
    let before = 0;
    for (const { elapsedMs, wholeMs, fraction } of watched(looks, 20_000)) {
      if (fraction === undefined) continue;
      expect(fraction).toBeGreaterThanOrEqual(before);
      expect(fraction).toBeLessThan(1);
      before = fraction;
      if (wholeMs !== undefined) expect(elapsedMs / wholeMs).toBeCloseTo(fraction, 5);
    }
  });
});

test('estimates move gradually', () => {
  for (const looks of [CASES['progress alone'], CASES['an estimate that is far too long']]) {
    const wholes = watched(looks ?? []).flatMap(({ wholeMs }) => wholeMs ?? []);
    expect(wholes.length).toBeGreaterThan(5);
    for (const [at, whole] of wholes.entries()) {
      const before = wholes[at - 1];
      if (before !== undefined && at > 2) expect(Math.abs(whole - before) / before).toBeLessThan(0.35);
    }
  }
});

test('an estimate that is too short does not fill the bar of work that has hardly begun', () => {
  const looks = steady(30, () => ({ progress: 0.01, estimatedSeconds: 2 }));
  expect(watched(looks).at(-1)?.fraction).toBeLessThan(0.2);
});

test('what was seen wins over what was told', () => {
  const last = watched(CASES['an estimate that is far too long'] ?? []).at(-1);
  expect((last?.wholeMs ?? 0) / 1_000).toBeGreaterThan(15);
  expect((last?.wholeMs ?? 0) / 1_000).toBeLessThan(20);
});

test('without a word from the service, earlier waits foretell this one, until it takes longer', () => {
  const model = new ProgressModel(10_000);
  model.report(0, {});
  expect(timeText(model.at(4_000))).toBe('4 s of about 10 s');
  expect(secondsLeft(model.at(4_000))).toBe(6);
  expect(timeText(model.at(14_000))).toBe('14 s');
  expect(timeText(new ProgressModel().at(3_000))).toBe('3 s');
});
