import { readForms } from './forms/read-forms.ts';
import {
  type Asked,
  type GenerateRequest,
  LACKS,
  leftOut,
  type OfKind,
  unnamed,
  withinBudget,
} from './generated.ts';
import { unmetAssurances } from './snippets/assurances.ts';
import { stillUnmet } from './snippets/met-clauses.ts';
import { summaryOf } from './summary.ts';
import { plainWish } from './tasks/plain-wish.ts';

/** Without these words no wish is one of the known scripts or questions. */
const MAY_BE_DUTY =
  /\b(?:bash|shell|script|sh|bashrc|sql|quer(?:y|ies)|postgres(?:ql)?|mysql|mariadb|sqlite|t-sql|tables?|trigger|procedure|migration|schema)\b|\w\.sh\b/i;

const LONGEST = 900;
const SHELL = /\b(?:bash|shell (?!sort)|bashrc|zshrc)|\w\.sh\b|^shell\b/i;
const SQL =
  /\b(?:sql|postgres(?:ql)?|mysql|mariadb|sqlite|t-sql|create tables?|stored procedure|quer(?:y|ies))\b|\b[a-z_]+ ?\([a-z_]+, ?[a-z_]+/i;

/** A script or SQL of a known kind, with a note on what it lacks. */
export async function fromDuty(
  wished: GenerateRequest,
  asked: string | undefined,
): Promise<OfKind | undefined> {
  const { prompt } = wished;
  if (!MAY_BE_DUTY.test(`${wished.language} ${prompt}`)) return undefined;
  if (prompt.length > LONGEST || /\S{80}|\s{10}/.test(prompt)) return undefined;
  const language = asked ?? (SHELL.test(prompt) ? 'bash' : SQL.test(prompt) ? 'sql' : undefined);
  if (language !== 'bash' && language !== 'sql') return undefined;
  const plain = plainWish(prompt);
  const made =
    language === 'bash'
      ? (await import('./plans/shell/duties/duties.ts')).planDuty(plain)
      : (await import('./plans/sql/asked/asked.ts')).planAsked(plain);
  if (!made) return undefined;
  const { snippet } = made;
  const missed = [
    ...stillUnmet(prompt, snippet, made.unmet, language),
    ...unmetAssurances(prompt, snippet.definition, language),
  ];
  const notes = asked === undefined ? [unnamed(language)] : [];
  const told = leftOut(prompt, missed);
  if (missed.length > 0) notes.push(told);
  const summary = `${summaryOf(plain)}${missed.length > 0 ? ` Left out: ${told.slice(LACKS.length)}` : ''}`;
  const request: Asked = { ...wished, forms: readForms(plain, language) };
  const written = withinBudget(snippet, { language, summary, request, notes });
  return { generated: { ...written, language, task: 'plan', notes }, isSecond: made.isFirst !== true };
}
