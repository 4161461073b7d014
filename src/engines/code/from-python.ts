import { type Generated, type GenerateRequest, LACKS, leftOut, withinRoom, wordsIn } from './generated.ts';
import { findLanguage } from './languages/languages.ts';
import { languageInPrompt } from './languages/prompt-language.ts';
import { stillUnmet } from './snippets/met-clauses.ts';

/** A whole program in Python of a kind whose particulars are read; else what `others` gives, where that does more. */
export async function fromPython(
  request: GenerateRequest,
  others: () => Promise<Generated>,
): Promise<Generated | undefined> {
  const named = request.language?.trim();
  const language = named ? findLanguage(named)?.id : languageInPrompt(request.prompt);
  if (language !== 'python') return undefined;
  const { planPython } = await import('./plans/python/plan-python.ts');
  const plan = await planPython(request.prompt);
  if (!plan) return undefined;
  const { code } = plan;
  const unmet = stillUnmet(request.prompt, { definition: code, example: '' }, plan.unmet, 'python');
  const made = (notes: string[]): Generated => ({
    ...withinRoom(code, request, notes),
    language,
    task: 'plan',
    notes,
  });
  if (unmet.length === 0 && !plan.isSecond) return made([]);
  const other = await others();
  const lack = other.notes.find((note) => note.startsWith(LACKS));
  const told = leftOut(request.prompt, unmet);
  const missed = unmet.length === 0 ? 0 : wordsIn(told);
  const wins = plan.isSecond ? wordsIn(lack ?? '') <= missed : wordsIn(lack ?? '') < missed;
  if (other.task !== null && wins) return other;
  return made(unmet.length === 0 ? [] : [told]);
}
