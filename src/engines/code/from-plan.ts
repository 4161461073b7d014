import type { EngineTools } from '../engine.ts';
import { type Asked, DEFAULT_LANGUAGE, type Generated, leftOut, unnamed, withinBudget } from './generated.ts';
import { stillUnmet } from './snippets/met-clauses.ts';
import { loadSnippets } from './snippets/snippets.ts';

/** Put together from what the wish says. */
export async function fromPlan(
  request: Asked,
  asked: string | undefined,
  tools: EngineTools,
): Promise<Generated | undefined> {
  const language = asked ?? DEFAULT_LANGUAGE;
  const { planned } = await import('./plans/plans.ts');
  const plan = planned(request.prompt, language, await loadSnippets(language, tools.assets));
  if (!plan) return undefined;
  const notes = asked === undefined ? [unnamed(language)] : [];
  const { definition, example } = plan.snippet;
  const unmet = stillUnmet(request.prompt, `${definition}\n${example}`, plan.unmet ?? []);
  if (unmet.length > 0) notes.push(leftOut(request.prompt, unmet));
  const written = withinBudget(plan.snippet, { language, summary: plan.summary, request, notes });
  return { ...written, language, task: plan.task, notes };
}
