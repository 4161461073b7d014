import type { EngineTools } from '../engine.ts';
import {
  type Asked,
  DEFAULT_LANGUAGE,
  type Generated,
  isWhole,
  LACKS,
  unnamed,
  withinBudget,
  wordsIn,
} from './generated.ts';
import { wordsOfLanguage } from './languages/languages.ts';
import { loadOwnPlans } from './plans/load-own-plans.ts';
import { unmetAssurances } from './snippets/assurances.ts';
import { brokenBans } from './snippets/bans.ts';
import { inClauses } from './snippets/clauses.ts';
import { stillUnmet } from './snippets/met-clauses.ts';
import { loadSnippets } from './snippets/snippets.ts';
import { inPhrases } from './snippets/told-phrases.ts';
import { TASKS } from './tasks/tasks.ts';
import { namesTask, readWish } from './tasks/wish.ts';

/** A stored program that lacks nothing, where what was put together lacks something. */
export async function preferWhole(
  plan: Generated,
  asked: string | undefined,
  library: () => Promise<Generated>,
): Promise<Generated> {
  if (!plan.notes.some((note) => note.startsWith(LACKS))) return plan;
  const stored = await library();
  return isWhole(stored, asked) ? stored : plan;
}

/** A class or query that is put together, where it does more of the wish than the stored program. */
export async function preferFuller(
  request: Asked,
  asked: string | undefined,
  stored: Generated,
  tools: EngineTools,
): Promise<Generated> {
  const lacks = stored.notes.find((note) => note.startsWith(LACKS));
  const unmetBy = (code: string): string[] =>
    unmetAssurances(request.prompt, code, asked ?? DEFAULT_LANGUAGE);
  const lack =
    wordsIn(lacks?.slice(LACKS.length) ?? '') + (stored.task ? wordsIn(unmetBy(stored.code).join(' ')) : 0);
  const isWholly = stored.task !== null && lack === 0;
  const isFuller = TASKS.some(({ id, isFuller }) => id === stored.task && isFuller);
  if (isWholly && !isFuller) return stored;
  const language = asked ?? DEFAULT_LANGUAGE;
  const { composed } = await import('./plans/plans.ts');
  const texts = await loadSnippets(language, tools.assets);
  const made = composed(request.prompt, language, texts, await loadOwnPlans(language));
  if (!made || lacksHead(request.prompt, made.unmet)) return stored;
  const own = new Set(wordsOfLanguage(language));
  const bans = brokenBans(request.prompt, made.snippet.definition, language);
  const isBanned = (word: string): boolean => request.prompt.includes(word) && !bans.rest.includes(word);
  const unmet = [
    ...stillUnmet(request.prompt, made.snippet, made.unmet, language).filter(
      (word) => !own.has(word.toLowerCase()) && !isBanned(word),
    ),
    ...bans.broken,
  ];
  const said = inClauses(request.prompt, unmet).join(', ');
  if (isWholly && said) return stored;
  const notes = asked === undefined ? [unnamed(language)] : [];
  const told = inPhrases(request.prompt, unmet).join(', ');
  if (said) notes.push(`${LACKS}${told}.`);
  // The comment says the wish again, and a file outlives the note.
  const summary = said ? `${made.summary} Left out: ${told}.` : made.summary;
  const written = withinBudget(made.snippet, { language, summary, request, notes });
  const isNearer = wordsIn(said) + wordsIn(unmetBy(written.code).join(' ')) < lack;
  return stored.task === null || isWholly || isNearer
    ? { ...written, language, task: made.task, notes }
    : stored;
}

/** Without the word that a wish begins with it is another program. */
function lacksHead(prompt: string, unmet: readonly string[]): boolean {
  const first = readWish(prompt).head.words.find(namesTask);
  return first !== undefined && unmet.some((word) => word.toLowerCase() === first);
}
