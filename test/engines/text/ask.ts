import { answerText, type TextAnswer } from '../../../src/engines/text/answer.ts';
import { engineTools } from '../../support/engine.ts';

export const TODAY = '2026-11-15';

/** Asks one question on Sunday, 15 November 2026. */
export function ask(content: string, seed = 1): Promise<TextAnswer> {
  return answerText({ messages: [{ role: 'user', content }], seed, today: TODAY }, engineTools());
}

/** Holds a conversation and gives back the last answer. */
export async function converse(...questions: string[]): Promise<TextAnswer> {
  const messages: { role: string; content: string }[] = [];
  let answer: TextAnswer = { text: '', finishReason: 'stop', skill: 'fallback' };
  for (const content of questions) {
    messages.push({ role: 'user', content });
    answer = await answerText({ messages, seed: 1, today: TODAY }, engineTools());
    messages.push({ role: 'assistant', content: answer.text });
  }
  return answer;
}
