import type { EngineTools } from '../engine.ts';
import { fromPlan } from './from-plan.ts';
import { type Asked, type Generated, isWhole } from './generated.ts';

/** "The unique values of a list": of a list whose values nobody describes, numbers will do. */
export async function ofNumbers(
  request: Asked,
  asked: string | undefined,
  tools: EngineTools,
): Promise<Generated | undefined> {
  const prompt = request.prompt.replace(VALUES, 'numbers');
  if (prompt === request.prompt) return undefined;
  const plan = await fromPlan({ ...request, prompt }, asked, tools);
  return plan && isWhole(plan, asked) ? plan : undefined;
}
const VALUES =
  /\b(?:values|elements|items)\b(?= (?:of|in|from) (?:an? |the )?(?:list|array|slice|vector)\b(?! of))/i;
