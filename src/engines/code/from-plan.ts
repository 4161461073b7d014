import type { EngineTools } from '../engine.ts';
import { type Asked, DEFAULT_LANGUAGE, type Generated, leftOut, unnamed, withinBudget } from './generated.ts';
import { loadOwnPlans } from './plans/load-own-plans.ts';
import { withAbortController } from './snippets/abort-controller.ts';
import { brokenBans } from './snippets/bans.ts';
import { stillUnmet } from './snippets/met-clauses.ts';
import { loadSnippets } from './snippets/snippets.ts';
import { inWords, spelled } from './snippets/spelled.ts';

/** Put together from what the wish says. */
export async function fromPlan(
  request: Asked,
  asked: string | undefined,
  tools: EngineTools,
): Promise<Generated | undefined> {
  const language = asked ?? DEFAULT_LANGUAGE;
  const { planned } = await import('./plans/plans.ts');
  const own = await loadOwnPlans(language);
  const texts = await loadSnippets(language, tools.assets);
  const words = inWords(request.prompt);
  const plan =
    planned(request.prompt, language, texts, own) ??
    (words === undefined ? undefined : planned(words, language, texts, own));
  if (!plan) return undefined;
  const notes = asked === undefined ? [unnamed(language)] : [];
  const snippet = withAbortController(spelled(plan.snippet, request.prompt), request.prompt);
  const unmet = [
    ...stillUnmet(request.prompt, snippet, plan.unmet ?? [], language),
    ...(language === 'bash' ? brokenBans(request.prompt, snippet.definition, language).broken : []),
  ];
  if (unmet.length > 0) notes.push(leftOut(request.prompt, unmet));
  const written = withinBudget(snippet, {
    language,
    summary: spelled({ definition: plan.summary, example: '' }, request.prompt).definition,
    request,
    notes,
  });
  return { ...written, language, task: plan.task, notes };
}
