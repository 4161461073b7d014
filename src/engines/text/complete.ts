import type { EngineTools } from '../engine.ts';
import { answerText, limitTokens, type TextAnswer } from './answer.ts';
import { continueSequence } from './language/sequence.ts';
import { tokens } from './tokens.ts';

export interface CompletionRequest {
  readonly prompt: string;
  readonly maxTokens?: number;
  readonly seed: number;
  /** ISO date of the day on which it is asked. */
  readonly today: string;
  readonly now?: number;
}

/** Continues a sequence, answers a question, or repeats what followed the same words before. */
export async function completeText(request: CompletionRequest, tools: EngineTools): Promise<TextAnswer> {
  const { prompt, maxTokens, seed, today, now } = request;
  const sequence = continueSequence(prompt);
  if (sequence !== undefined) return { ...limitTokens(sequence, maxTokens), skill: 'sequence' };
  const answer = await answerText({ messages: [{ role: 'user', content: prompt }], seed, today, now }, tools);
  if (answer.skill === 'arithmetic' && /=\s*$/.test(prompt))
    return { ...limitTokens(afterEquals(prompt, answer.text), maxTokens), skill: answer.skill };
  if (answer.skill !== 'fallback')
    return { ...limitTokens(`\n\n${answer.text}`, maxTokens), skill: answer.skill };
  const repeated = continueRepetition(prompt);
  if (repeated !== undefined) return { ...limitTokens(repeated, maxTokens), skill: 'repetition' };
  return { ...limitTokens(UNABLE, maxTokens), skill: 'fallback' };
}

const UNABLE =
  '\n\n[local-complete is not a large model and does not know how this goes on. Connect one with `octet config set upstream http://127.0.0.1:11434/v1`, or log in with `octet auth login`.]';

/** "17 × 23 = **391**" continues "17 * 23 =" with " 391". */
function afterEquals(prompt: string, answer: string): string {
  const result = /[=≈] (.+)$/.exec(answer)?.[1]?.replaceAll('**', '') ?? answer;
  return prompt.endsWith(' ') ? result : ` ${result}`;
}

/** Length of the suffix that must occur earlier in the prompt. */
const CONTEXT_TOKENS = 4;
const MAX_REPEATED_TOKENS = 60;
/** Places with the same words that nothing follows. */
const MAX_TRIES = 100;

/** Continues with the text that followed the same last tokens earlier in the prompt, to the end of that line. */
function continueRepetition(prompt: string): string | undefined {
  const all = tokens(prompt);
  const tail = all.slice(-CONTEXT_TOKENS).map((token) => token.trimStart());
  if (tail.length < CONTEXT_TOKENS || tail.every((token) => token.trim() === '')) return undefined;
  let tries = 0;
  for (let start = all.length - CONTEXT_TOKENS - 1; start >= 0; start -= 1) {
    if (!tail.every((token, index) => all[start + index]?.trimStart() === token)) continue;
    tries += 1;
    if (tries > MAX_TRIES) return undefined;
    const after = all.slice(start + CONTEXT_TOKENS, start + CONTEXT_TOKENS + MAX_REPEATED_TOKENS);
    const end = after.findIndex((token) => token.includes('\n'));
    const text = (end < 0 ? after : after.slice(0, end)).join('');
    if (text.trim() !== '') return text;
  }
  return undefined;
}
