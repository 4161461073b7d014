import { WINDOWED } from '../../snippets/met-clauses.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { planChange } from './changes.ts';
import { planTable } from './create.ts';
import { planGaps } from './gaps.ts';
import { inGivenWords } from './given-words.ts';
import { planModel } from './model-wish.ts';
import { lostYears, showsStrange, unusedTables } from './named-tables.ts';
import { planPivot } from './pivot.ts';
import { planSelect } from './plan-sql.ts';
import { planTotals } from './query-on.ts';
import { planQuestion } from './questions/known-questions.ts';
import { planRowCompare } from './row-compare.ts';
import { apartFromTables } from './schema.ts';
import { planNthOrNull, planTransfer } from './short-forms.ts';
import { planStatement } from './statements.ts';
import { inTableWords } from './table-words.ts';
import { planTables } from './tables.ts';
import { planGivenValue, planTablesAndQuery } from './tables-query.ts';
import { withUsualColumns } from './told-tables.ts';
import { inKnownWords } from './wording.ts';
import { planWrapped } from './wrapped.ts';

/** "SQL: …", "a MySQL script that …": what comes before the wish itself. */
const LEAD =
  /^\W*(?:(?:please|can you|could you) )*(?:(?:write|give|make|create|generate|show)(?: me)? |i need )?(?:an? |the )?(?:(?:plain|standard|simple|single|short) )?(?:sql|(postgres(?:ql)?|mysql|mariadb|sqlite))(?: (?:query|statement|command|script|migration|code))?(?:\s*[:–-]\s+|,? (?:to|that|which) )/i;
const DONE =
  /^(add|update|delete|remove|set|rename|drop|create|insert|raise|increase|decrease|reduce|give|mark|change|alter|list|show|find|return|get|count|compute|calculate|select)s\b/i;

/** Otherwise the language would be taken for a table. */
export function withoutLanguage(prompt: string): string {
  const [lead, database] = LEAD.exec(prompt) ?? [];
  const wish = lead === undefined ? prompt : prompt.slice(lead.length).replace(DONE, '$1');
  const told = database === undefined ? wish : `${wish.replace(/[.\s]+$/, '')} in ${database}`;
  return told.replace(/,? ?\b(?:in|using|with) (?:plain |standard )?sql\b/gi, '');
}

/** How a query is to be written: it is, or it is none of this wish. */
const MEANS: readonly (readonly [said: RegExp, met: RegExp])[] = [
  [WINDOWED, /\bOVER (?:\(|\w)/],
  [/[,;]? ?\b(?:using|with|via) (?:an? )?recursive (?:ctes?|common table expressions?)\b/i, /WITH RECURSIVE/],
  [/[,;]? ?\b(?:using|with|via) (?:an? )?(?:ctes?|common table expressions?)\b/i, /^WITH /m],
];

/** A query or a table that is put together, where nothing of the wish is left. */
export function planSql(prompt: string): Snippet | undefined {
  const means = MEANS.find(([said]) => said.test(prompt));
  if (means) {
    const made = planSql(prompt.replace(means[0], ''));
    return made && means[1].test(made.definition) ? made : undefined;
  }
  const usual = withUsualColumns(prompt);
  const described = usual && planSql(usual.wish);
  if (described) return { ...described, definition: `${usual.assumed}\n${described.definition}` };
  const text = usual?.question ?? prompt;
  const wish = inKnownWords(withoutLanguage(text));
  const made = fromWords(wish) ?? fromWords(inKnownWords(text));
  const again = made ? undefined : (inTableWords(wish) ?? inGivenWords(wish));
  return made ?? (again === undefined ? undefined : fromWords(inKnownWords(again)));
}

/** The first reader that meets every word of a wish. */
function fromWords(wish: string): Snippet | undefined {
  const { text } = apartFromTables(wish);
  const made =
    planStatement(wish) ??
    planTransfer(wish) ??
    planNthOrNull(wish) ??
    planTable(wish) ??
    planTables(wish) ??
    planModel(wish) ??
    planTablesAndQuery(wish) ??
    planQuestion(wish) ??
    planChange(text, wish) ??
    planGaps(wish) ??
    planPivot(wish) ??
    planWrapped(text, wish) ??
    planRowCompare(text, wish) ??
    planTotals(wish) ??
    planSelect(wish) ??
    planGivenValue(wish);
  return made &&
    !showsStrange(wish, made.definition) &&
    unusedTables(wish, made.definition).length === 0 &&
    lostYears(text, made.definition).length === 0
    ? made
    : undefined;
}
