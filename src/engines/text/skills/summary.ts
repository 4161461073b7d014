import { digitsForWords } from '../math/number-words.ts';
import { tellingSentences } from '../prose/score.ts';
import { sentencesOf } from '../prose/sentences.ts';
import type { Skill } from '../skill.ts';

const WANTED = /\b(?:summari[sz]e|summary|sum up|tl;?dr|shorten|key points|main points|gist|condense)\b/i;

/** Extractive summaries: the text's own sentences, so nothing is made up. */
export const summary: Skill = {
  name: 'summary',
  answer({ ask, material, lastAnswer }) {
    if (!WANTED.test(ask)) return undefined;
    const text = material ?? (/\b(?:that|it|this|your answer)\b/i.test(ask) ? lastAnswer : undefined);
    if (text === undefined) {
      return /^(?:please |can you |could you )*(?:summari[sz]e|sum up|tl;?dr|shorten|condense|give me (?:a summary|the gist))\b/i.test(
        ask,
      )
        ? 'Give me the text with the request and I will pick its most telling sentences, for example:\n\n```sh\noctet chat "summarize in 3 sentences" -f notes.txt\n```'
        : undefined;
    }
    const sentences = sentencesOf(text);
    if (sentences.length === 0) return undefined;
    const chosen = tellingSentences(sentences, wantedCount(ask, sentences.length));
    if (chosen.length === sentences.length) return `${chosen.join(' ')}\n\n_The text is already this short._`;
    const asList = /\b(?:bullets?|points?|list)\b/i.test(ask);
    const body = asList ? chosen.map((sentence) => `- ${sentence}`).join('\n') : chosen.join(' ');
    return `${body}\n\n_${chosen.length} of ${sentences.length} sentences, picked from the text unchanged._`;
  },
};

function wantedCount(ask: string, total: number): number {
  const asked =
    /\b(\d{1,2}|a|single) (?:short |key |main )?(?:sentences?|bullet points?|bullets?|points?|lines?)\b/i.exec(
      digitsForWords(ask),
    )?.[1];
  if (asked !== undefined) return Math.max(1, /\d/.test(asked) ? Number(asked) : 1);
  return Math.min(5, Math.max(1, Math.round(total * 0.25)));
}
