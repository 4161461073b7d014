import type { EngineTools } from '../engine.ts';
import { readForms } from './forms/read-forms.ts';
import { type GenerateRequest, leftOut, type OfKind, withinBudget } from './generated.ts';
import { stillUnmet } from './snippets/met-clauses.ts';
import { loadSnippets } from './snippets/snippets.ts';
import { summaryOf } from './summary.ts';
import { plainWish } from './tasks/plain-wish.ts';

/** Libraries of one language that wishes name alone. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/\bswift ?ui\b/i, 'swift'],
  [/\bjetpack compose\b/i, 'kotlin'],
];

/** A program in Java, Kotlin, C# or Swift whose kind is known, with the particulars of the wish in it. */
export async function fromTyped(
  request: GenerateRequest,
  asked: string | undefined,
  tools: EngineTools,
): Promise<OfKind | undefined> {
  const { prompt } = request;
  const language = asked ?? OWN.find(([pattern]) => pattern.test(prompt))?.[1];
  if (!language || !/^(?:java|kotlin|csharp|swift)$/.test(language)) return undefined;
  const { planTyped } = await import('./plans/typed/plan-typed.ts');
  const plan = planTyped(plainWish(prompt), language, await loadSnippets(language, tools.assets));
  if (!plan) return undefined;
  const { snippet } = plan;
  const unmet = stillUnmet(prompt, snippet, plan.unmet, language);
  const left = unmet.length > 0 ? leftOut(prompt, unmet) : '';
  const notes = left ? [left] : [];
  const forms = { ...readForms('', language), rest: prompt };
  const summary = `${summaryOf(prompt)}${left ? ` ${left}` : ''}`;
  const written = withinBudget(snippet, { language, summary, request: { ...request, forms }, notes });
  tools.progress(1, 'writing');
  return { generated: { ...written, language, task: 'plan', notes }, isSecond: false };
}
