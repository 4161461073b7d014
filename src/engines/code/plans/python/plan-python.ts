import { foldedLines } from '../../snippets/program-layout.ts';
import { summaryOf } from '../../summary.ts';
import { KINDS } from './kinds.ts';
import { fileOf } from './source.ts';
import { PythonWish } from './wish.ts';

interface PythonProgram {
  readonly code: string;
  readonly unmet: readonly string[];
  readonly isSecond: boolean;
}

/** The patterns may take more than linear time. */
const MOST_CHARACTERS = 700;

/** A kind that leaves more than this part of a wish is another kind. */
const MOST_UNMET = 0.4;

/** A program of the first kind that knows most of the wish. */
export async function planPython(prompt: string): Promise<PythonProgram | undefined> {
  if (prompt.length > MOST_CHARACTERS || /\S{80}/.test(prompt)) return undefined;
  const made: PythonProgram[] = [];
  for (const { hint, load } of KINDS) {
    if (!hint.test(prompt)) continue;
    const wish = new PythonWish(prompt);
    const plan = (await load())(wish);
    if (!plan) continue;
    const unmet = wish.unmet(plan.program, plan.silent);
    const words = wish.given.match(/[\p{L}\p{N}]{3,}/gu)?.length ?? 1;
    if (unmet.length > words * MOST_UNMET) continue;
    const lines = foldedLines(summaryOf(prompt)).map((line) => `# ${line}`);
    const code = fileOf({
      program: plan.program,
      summary: lines.join('\n'),
      framework: wish.tests?.framework,
      subject: plan.subject ?? 'Program',
    });
    const one = { code, unmet, isSecond: plan.isSecond ?? false };
    if (unmet.length === 0) return one;
    made.push(one);
  }
  return made.sort((a, b) => a.unmet.length - b.unmet.length)[0];
}
