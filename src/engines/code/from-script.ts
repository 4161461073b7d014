import type { EngineTools } from '../engine.ts';
import { readForms } from './forms/read-forms.ts';
import {
  type Generated,
  type GenerateRequest,
  isWhole,
  LACKS,
  leftOut,
  unnamed,
  withinBudget,
  wordsIn,
} from './generated.ts';
import { loadSnippets } from './snippets/snippets.ts';

/** Words without which a wish is for none of these kinds. */
const NAMED =
  /\b(?:java ?script|type ?script|js|ts|node(?:\.?js)?|express|nest(?:\.?js)?|zod|jest|vitest|discord\.js|multer)\b/i;
const KINDS =
  /bus\b|\bemit\b|pub[/ -]?sub|event (?:system|dispatcher)|emitter|cart\b|basket|bucket|result\b|group ?by|week|price|bytes|file ?size|seconds|duration|snake|merge|tree|debounce|throttle|validat|zod|nest|express|watch|csv|\.env|package\.json|fetch|chat|conver|jwt|multer|discord|scissors/i;

/** Libraries of one language that wishes name alone. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/\bzod\b/i, 'typescript'],
  [/\bexpress\b|\bjest\b|\bvitest\b|\bdiscord\.js\b|\bmulter\b/i, 'javascript'],
];

const NEST = /\bnest(?:\.?js)?\b/i;

interface Made {
  readonly generated: Generated;
  readonly isWhole: boolean;
}

/** A program in JavaScript or TypeScript whose kind is known, with the particulars of the wish in it. */
export async function fromScript(
  request: GenerateRequest,
  asked: string | undefined,
  tools: EngineTools,
): Promise<Made | undefined> {
  const { prompt } = request;
  if (!KINDS.test(prompt) || !NAMED.test(`${request.language ?? ''} ${asked ?? ''} ${prompt}`))
    return undefined;
  const own = /script$/.test(asked ?? '') ? undefined : OWN.find(([pattern]) => pattern.test(prompt))?.[1];
  // Decorators need TypeScript.
  const language = NEST.test(prompt) ? 'typescript' : (own ?? asked);
  if (language !== 'javascript' && language !== 'typescript') return undefined;
  const { planScripted } = await import('./plans/scripted/plan-scripted.ts');
  const { summaryOf } = await import('./summary.ts');
  const plan = planScripted(prompt, language, await loadSnippets(language, tools.assets));
  if (!plan) return undefined;
  const { snippet, unmet, task } = plan;
  const notes = [
    ...(asked === undefined && own === undefined ? [unnamed(language)] : []),
    ...(unmet.length > 0 ? [leftOut(prompt, unmet)] : []),
  ];
  const forms = { ...readForms('', language), rest: prompt };
  const summary = `${summaryOf(prompt)}${unmet.length > 0 ? ` ${leftOut(prompt, unmet)}` : ''}`;
  const written = withinBudget(snippet, { language, summary, request: { ...request, forms }, notes });
  tools.progress(1, 'writing');
  return { generated: { ...written, language, task, notes }, isWhole: unmet.length === 0 };
}

/** What lacks fewer words of the wish. */
export function nearerScript(script: Generated, other: Generated, asked: string | undefined): Generated {
  if (isWhole(other, asked)) return other;
  const lack = ({ task, notes }: Generated): number =>
    task === null
      ? Number.POSITIVE_INFINITY
      : wordsIn(notes.find((note) => note.startsWith(LACKS))?.slice(LACKS.length) ?? '');
  return lack(other) < lack(script) ? other : script;
}
