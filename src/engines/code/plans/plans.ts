import { keepsAsked } from '../snippets/signature.ts';
import type { Snippet } from '../snippets/snippets.ts';
import { summaryOf } from '../summary.ts';
import { type Signature, signaturesIn } from '../tasks/asked-signature.ts';
import { planRecordAsk } from './cores/asked-records.ts';
import { coreInPart, planCore } from './cores/plan-core.ts';
import { planQuiz } from './cores/quiz.ts';
import { planQuizPage } from './cores/quiz-page.ts';
import { planCsvRows } from './csv/plan-rows.ts';
import { composeFormula } from './formulas/compose-formula.ts';
import { inPart } from './in-part.ts';
import { planKnown } from './known/plan-known.ts';
import { composeCollection } from './outlines/collections.ts';
import { type Composed, compose } from './outlines/compose.ts';
import { composeConsole } from './outlines/consoles.ts';
import { composeFunction } from './outlines/functions.ts';
import { composeQueries } from './outlines/queries.ts';
import type { OwnPlans } from './own-plans.ts';
import { clientInPart, fewest, formInPart, pipelineInPart, ruledIn, serverInPart } from './part-plans.ts';
import type { Planned } from './planned.ts';
import { planPool } from './pool.ts';
import { planRegex } from './regex/write-regex.ts';
import { enumPlan, filesPlan, pipelinePlan, recordsPlan, withoutOwnName, written } from './whole-plans.ts';

/** The patterns take more than linear time, and nobody says a plan in so many characters or so long a word. */
const MOST_CHARACTERS = 600;
const LONG_RUN = /\S{80}|\s{10}/;

/** Code that is put together from what a wish says; undefined for a wish of which it does not cover every word. */
export function planned(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
  own: OwnPlans | undefined,
): Planned | undefined {
  if (prompt.length > MOST_CHARACTERS || LONG_RUN.test(prompt)) return undefined;
  const core = planCore(prompt, language, texts);
  if (!core && IS_VIEW.test(prompt)) return undefined;
  const snippet =
    core ??
    planRecordAsk(prompt, language, texts) ??
    (language === 'html' ? planQuizPage(prompt, texts) : planQuiz(prompt, language, texts)) ??
    consolePlan(prompt, language, texts) ??
    formulaPlan(prompt, language, texts) ??
    planPool(prompt, language, texts) ??
    written(prompt, language, own) ??
    planCsvRows(prompt, language, texts) ??
    recordsPlan(prompt, language, texts) ??
    filesPlan(prompt, language) ??
    pipelinePlan(prompt, language, texts) ??
    collectionPlan(prompt, language);
  // In SQL a name with brackets is a table with its columns.
  const asked = language === 'sql' ? [] : signaturesIn(prompt, language);
  const isKept = asked.every(
    (one) => snippet && (keepsAsked(one, snippet.definition, language) || isType(one, snippet.definition)),
  );
  if (!isKept) return undefined;
  if (snippet) return { task: 'plan', summary: summaryOf(prompt), snippet };
  return serverInPart(prompt, language);
}

/** A view is no class of data, whatever it shows. */
const IS_VIEW = /\bswift ?ui\b/i;

/** A condition that is left out would delete more than was asked for. */
const DELETES_FILES =
  /\.unlink\(|rmtree\(|os\.remove\(|\brm(?:Sync)?\(|unlink(?:Sync)?\(|File\.[dD]elete|Files\.delete|os\.Remove|remove_file|\brm -/;

/** A class without anything in it, where something was asked of it. */
const IS_EMPTY = /^(?:static |public |final )*class \w+\s*\{\s*\}\s*$/;

/** Without its "not" a question asks for the others. */
const unlessDenied = (made: Composed | undefined): Composed | undefined =>
  made?.unmet.some((word) => /^(?:no|not|never|nobody|nothing|without)$/i.test(word)) ? undefined : made;

/** A class or query, with what it lacks of the wish. */
export function composed(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
  own: OwnPlans | undefined,
): (Planned & Pick<Composed, 'unmet'>) | undefined {
  if (prompt.length > MOST_CHARACTERS || LONG_RUN.test(prompt)) return undefined;
  const made = IS_VIEW.test(prompt)
    ? coreInPart(prompt, language, texts)
    : language === 'sql'
      ? own?.inPart?.(prompt)
      : own
        ? (coreInPart(prompt, language, texts) ??
          inPart(prompt, (rest) => written(rest, language, own)) ??
          own.inPart?.(prompt))
        : (inPart(prompt, (rest) => planRegex(rest, language)) ??
          inPart(prompt, (rest) => planKnown(withoutOwnName(rest, language), language)) ??
          enumInPart(prompt, language) ??
          formInPart(prompt, language) ??
          ruledIn(prompt, language) ??
          composeQueries(prompt, language) ??
          fewest([
            coreInPart(prompt, language, texts),
            composeConsole(prompt, language, texts),
            composeFormula(prompt, language, texts),
            clientInPart(prompt, language),
            unlessDenied(pipelineInPart(prompt, language, texts)),
            composeFunction(prompt, language),
            composeCollection(prompt, language),
            compose(prompt, language),
          ]));
  if (made && made.unmet.length > 0 && IS_EMPTY.test(made.snippet.definition)) return undefined;
  if (!made || (made.unmet.length > 0 && DELETES_FILES.test(made.snippet.definition + made.snippet.example)))
    return undefined;
  return { task: 'plan', summary: summaryOf(prompt), ...made };
}

/** A program that somebody uses by typing, where nothing of the wish is left. */
function consolePlan(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  const made = composeConsole(prompt, language, texts);
  return made?.unmet.length === 0 ? made.snippet : undefined;
}

/** A program over a list, where nothing of the wish is left. */
function collectionPlan(prompt: string, language: string): Snippet | undefined {
  const made = composeCollection(prompt, language);
  return made?.unmet.length === 0 ? made.snippet : undefined;
}

/** A function of a known formula, where nothing of the wish is left. */
function formulaPlan(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Snippet | undefined {
  const made = composeFormula(prompt, language, texts);
  return made?.unmet.length === 0 ? made.snippet : undefined;
}

const enumInPart = (prompt: string, language: string): Composed | undefined =>
  /\benum|\bunion\b|\bsealed\b/i.test(prompt)
    ? inPart(prompt, (rest) => enumPlan(withoutOwnName(rest, language), language))
    : undefined;

/** "Circle(radius)" may be a type with its fields. */
const isType = ({ name, parameters }: Signature, definition: string): boolean =>
  /^[A-Z]/.test(name) &&
  new RegExp(`\\b(?:class|record|struct|type|case)\\s+${name}\\b|^\\s*${name} \\{`, 'im').test(definition) &&
  parameters.every((one) => definition.toLowerCase().includes(one.name.toLowerCase()));
