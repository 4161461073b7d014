import type { EngineTools } from '../engine.ts';
import { readForms } from './forms/read-forms.ts';
import { type GenerateRequest, leftOut, type OfKind, unnamed, withinBudget } from './generated.ts';
import { stillUnmet } from './snippets/met-clauses.ts';
import { loadSnippets } from './snippets/snippets.ts';
import { summaryOf } from './summary.ts';

/** Words without which a wish is for none of these kinds. */
const NAMED =
  /\b(?:java ?script|type ?script|js|ts|node(?:\.?js)?|express|nest(?:\.?js)?|zod|jest|vitest|discord\.js|multer)\b/i;
const KINDS =
  /bus\b|\bemit\b|pub[/ -]?sub|event (?:system|dispatcher)|emitter|cart\b|basket|bucket|result\b|group ?by|week|price|bytes|file ?size|seconds|duration|snake|merge|tree|debounce|throttle|validat|zod|nest|express|watch|csv|\.env|package\.json|fetch|chat|conver|jwt|multer|discord|scissors|limit|middleware|query|folder|director/i;

/** Libraries of one language that wishes name alone. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/\bzod\b/i, 'typescript'],
  [/\bexpress\b|\bjest\b|\bvitest\b|\bdiscord\.js\b|\bmulter\b/i, 'javascript'],
];

const NEST = /\bnest(?:\.?js)?\b/i;

/** A program in JavaScript or TypeScript whose kind is known, with the particulars of the wish in it. */
export async function fromScript(
  request: GenerateRequest,
  asked: string | undefined,
  tools: EngineTools,
): Promise<OfKind | undefined> {
  const { prompt } = request;
  if (!KINDS.test(prompt) || !NAMED.test(`${request.language ?? ''} ${asked ?? ''} ${prompt}`))
    return undefined;
  const own = /script$/.test(asked ?? '') ? undefined : OWN.find(([pattern]) => pattern.test(prompt))?.[1];
  // Decorators need TypeScript.
  const language = NEST.test(prompt) ? 'typescript' : (own ?? asked);
  if (language !== 'javascript' && language !== 'typescript') return undefined;
  const { planScripted } = await import('./plans/scripted/plan-scripted.ts');
  const plan = planScripted(prompt, language, await loadSnippets(language, tools.assets));
  if (!plan) return undefined;
  const { snippet, task } = plan;
  const unmet = stillUnmet(prompt, snippet, plan.unmet, language);
  const notes = [
    ...(asked === undefined && own === undefined ? [unnamed(language)] : []),
    ...(unmet.length > 0 ? [leftOut(prompt, unmet)] : []),
  ];
  const forms = { ...readForms('', language), rest: prompt };
  const summary = `${summaryOf(prompt)}${unmet.length > 0 ? ` ${leftOut(prompt, unmet)}` : ''}`;
  const written = withinBudget(snippet, { language, summary, request: { ...request, forms }, notes });
  tools.progress(1, 'writing');
  return { generated: { ...written, language, task, notes }, isSecond: false };
}
