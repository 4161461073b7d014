import { BaseSequencer, type TestSpecification } from 'vitest/node';

export const WORKERS = 3;

/** Seconds of files that wait most of their time: for programs they start, a browser, PostgreSQL or a terminal. */
const WAITING: readonly (readonly [RegExp, number])[] = [
  [/docs\/examples/, 37],
  [/page\/page/, 34],
  [/e2e\/(habits|code-cache)|code\/snippets-run/, 16],
  [/e2e\/(jobs|package)/, 11],
  [/e2e\/(testing|pipes)|queue\/|page\/long-list/, 7],
  [/e2e\//, 4],
];
/** Begun late, it would run alone at the end. */
const LONGEST = /fuzz\/linear/;
/** So many that wait at once leave one worker to keep the processors busy. */
const MOST_WAITING = WORKERS - 1;
const OTHER_SECONDS = 0.7;

const secondsOf = (file: TestSpecification): number | undefined =>
  WAITING.find(([pattern]) => pattern.test(file.moduleId))?.[1];

/** Begins files that wait beside files that work; three that wait at once would leave the processors idle. */
export class MixedSequence extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const alone = sorted.filter((file) => file.project.config.isolate);
    const together = sorted.filter((file) => !file.project.config.isolate);
    const waiting = together
      .filter((file) => secondsOf(file) !== undefined)
      .sort((a, b) => (secondsOf(b) ?? 0) - (secondsOf(a) ?? 0));
    const working = together
      .filter((file) => secondsOf(file) === undefined)
      .sort((a, b) => Number(LONGEST.test(b.moduleId)) - Number(LONGEST.test(a.moduleId)));
    return [...alone, ...mixed(waiting, working)];
  }
}

/** The order in which workers would begin the files if their times were as expected. */
function mixed(
  waiting: readonly TestSpecification[],
  working: readonly TestSpecification[],
): TestSpecification[] {
  const order: TestSpecification[] = [];
  const workers = Array.from({ length: WORKERS }, () => ({ until: 0, waits: false }));
  const rest = { waiting: [...waiting], working: [...working] };
  while (rest.waiting.length + rest.working.length > 0) {
    const free = workers.reduce((first, worker) => (worker.until < first.until ? worker : first));
    free.waits = false;
    const canWait = workers.filter((worker) => worker.waits).length < MOST_WAITING;
    const file = (canWait && rest.waiting.shift()) || rest.working.shift() || rest.waiting.shift();
    if (!file) break;
    const seconds = secondsOf(file);
    free.waits = seconds !== undefined;
    free.until += seconds ?? OTHER_SECONDS;
    order.push(file);
  }
  return order;
}
