import { readForms } from './forms/read-forms.ts';
import type { GenerateRequest } from './generated.ts';
import { type Asked, type Generated, LACKS, leftOut, unnamed, withinBudget, wordsIn } from './generated.ts';
import { unmetAssurances } from './snippets/assurances.ts';
import { stillUnmet } from './snippets/met-clauses.ts';
import { plainWish } from './tasks/plain-wish.ts';

/** Without these words no wish is one of the known scripts or questions. */
export const MAY_BE_DUTY =
  /\b(?:bash|shell|script|sh|bashrc|sql|quer(?:y|ies)|postgres(?:ql)?|mysql|mariadb|sqlite|t-sql|tables?|trigger|procedure|migration|schema)\b|\w\.sh\b/i;

const LONGEST = 900;
const SHELL = /\b(?:bash|shell (?!sort)|bashrc|zshrc)|\w\.sh\b|^shell\b/i;
const SQL =
  /\b(?:sql|postgres(?:ql)?|mysql|mariadb|sqlite|t-sql|create tables?|stored procedure|quer(?:y|ies))\b|\b[a-z_]+ ?\([a-z_]+, ?[a-z_]+/i;

/** A script or SQL of a known kind, with a note on what it lacks. */
export async function fromDuty(
  wished: GenerateRequest,
  asked: string | undefined,
): Promise<Generated | undefined> {
  const { prompt } = wished;
  if (prompt.length > LONGEST || /\S{80}|\s{10}/.test(prompt)) return undefined;
  const language = asked ?? (SHELL.test(prompt) ? 'bash' : SQL.test(prompt) ? 'sql' : undefined);
  if (language !== 'bash' && language !== 'sql') return undefined;
  const plain = plainWish(prompt);
  const made =
    language === 'bash'
      ? (await import('./plans/shell/duties/duties.ts')).planDuty(plain)
      : (await import('./plans/sql/asked/asked.ts')).planAsked(plain);
  if (!made) return undefined;
  const { summaryOf } = await import('./summary.ts');
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
  return { ...written, language, task: 'plan', notes };
}

/** What a note on something that is not right weighs, in words. */
const OTHER_NOTE = 5;

/** How many words of the wish it lacks; more than any wish has where it is none. */
export const lackOf = ({ task, language, notes }: Generated): number =>
  task === null
    ? Number.POSITIVE_INFINITY
    : notes
        .filter((note) => note !== unnamed(language))
        .reduce(
          (sum, note) => sum + (note.startsWith(LACKS) ? wordsIn(note.slice(LACKS.length)) : OTHER_NOTE),
          0,
        );
