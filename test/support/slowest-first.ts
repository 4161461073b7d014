import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These take longer than ten seconds. Begun late, one of them would run alone at the end. */
const SLOWEST = /test\/(page\/page|fuzz\/linear|docs\/examples|e2e\/(habits|package|code-cache))\.test\.ts$/;

/** Vitest knows how long each file took from the last run; in a fresh checkout it would begin with the largest files. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const early = (file: TestSpecification) => file.project.config.isolate || SLOWEST.test(file.moduleId);
    return [...sorted.filter(early), ...sorted.filter((file) => !early(file))];
  }
}
