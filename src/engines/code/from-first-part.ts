import type { EngineTools } from '../engine.ts';
import { fromLibrary } from './from-library.ts';
import { fromPlan } from './from-plan.ts';
import { LONGEST_RECORD } from './from-record.ts';
import { type Asked, DEFAULT_LANGUAGE, type Generated, isWhole, LACKS, wordsIn } from './generated.ts';
import { withoutMet } from './snippets/met-clauses.ts';

const CUT =
  /[,;.] (?:and |then )?| (?=(?:using|with) (?:an? |the |\w+ (?:or|and) )| and (?:prints?|shows?|returns?|writes?|lists?|keeps?|saves?|sorts?) )/g;
const MOST_CUTS = 3;
/** Share of the words: of a wish that loses more, hardly anything would be done. */
const MOST_LEFT_OUT = 0.4;
const LEAST_WORDS = 5;
/** Without such a clause the rest would be something else. */
const CHANGES =
  /^(?:but|except|unless|not|never|only|no|without|if|when|until|while|instead|at most|at least|from|between|where|each|every|which|that|who|whose|per|by|in|must|should|sorted)\b/i;

/** A wish that nothing answers, without its last clause: done as far as it goes, and the clause is told. */
export async function firstPart(
  request: Asked,
  asked: string | undefined,
  tools: EngineTools,
): Promise<Generated | undefined> {
  const { prompt } = request;
  const language = asked ?? DEFAULT_LANGUAGE;
  if (prompt.length > LONGEST_RECORD || /^(?:sql|bash|html|css)$/.test(language)) return undefined;
  const whole = prompt.replace(/[.!?\s]+$/, '');
  const cuts = [...whole.matchAll(CUT)].slice(-MOST_CUTS).reverse();
  for (const { index } of cuts) {
    const rest = whole.slice(0, index);
    const clause = whole.slice(index).replace(/^[,;.\s]*(?:and |then )?/i, '');
    if (wordsIn(clause) > wordsIn(whole) * MOST_LEFT_OUT || wordsIn(rest) < LEAST_WORDS) return undefined;
    if (CHANGES.test(clause)) continue;
    const wish = { ...request, prompt: rest };
    const made = (await fromPlan(wish, asked, tools)) ?? (await fromLibrary(wish, asked, tools));
    if (!isWhole(made, asked)) continue;
    const left = withoutMet(`${rest}, ${clause}`, made.code, language);
    // The note names the cut parts that are still missing.
    const unmet = clause.split(/[,;.] (?:and |then )?/).filter((part) => left.includes(part));
    const told = unmet.length > 0 ? [`${LACKS}${unmet.join(', ')}.`] : [];
    return { ...made, notes: [...made.notes, ...told] };
  }
  return undefined;
}
