import { type GenerateRequest, leftOut, type OfKind, withinRoom } from './generated.ts';
import { stillUnmet } from './snippets/met-clauses.ts';

/** A whole program in Python of a kind whose particulars are read. */
export async function fromPython(
  request: GenerateRequest,
  asked: string | undefined,
): Promise<OfKind | undefined> {
  if (asked !== 'python') return undefined;
  const { planPython } = await import('./plans/python/plan-python.ts');
  const plan = await planPython(request.prompt);
  if (!plan) return undefined;
  const { code, isSecond } = plan;
  const unmet = stillUnmet(request.prompt, { definition: code, example: '' }, plan.unmet, asked);
  const notes = unmet.length === 0 ? [] : [leftOut(request.prompt, unmet)];
  const generated = { ...withinRoom(code, request, notes), language: asked, task: 'plan', notes };
  return { generated, isSecond };
}
