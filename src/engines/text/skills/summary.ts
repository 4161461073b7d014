import { rankSentences } from '../language/sentence-ranking.ts';
import { sentencesOf } from '../language/sentences.ts';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

const WANTED = /\b(?:summari[sz]e|summary|sum up|tl;?dr|shorten|key points|main points|gist|condense)\b/i;

/** Extractive summaries: the text's own sentences, so nothing is made up. */
export const summary: Skill = {
  name: 'summary',
  answer({ instruction, sourceText, lastAnswer }) {
    if (!WANTED.test(instruction)) return undefined;
    const text =
      sourceText ?? (/\b(?:that|it|this|your answer)\b/i.test(instruction) ? lastAnswer : undefined);
    if (text === undefined) {
      return /^(?:please |can you |could you )*(?:summari[sz]e|sum up|tl;?dr|shorten|condense|give me (?:a summary|the gist))\b/i.test(
        instruction,
      )
        ? 'Give me the text with the request and I will pick its most telling sentences, for example:\n\n```sh\noctet chat "summarize in 3 sentences" -f notes.txt\n```'
        : undefined;
    }
    const sentences = sentencesOf(text);
    if (sentences.length === 0) return undefined;
    const chosen = rankSentences(sentences, wantedCount(instruction, sentences.length));
    if (chosen.length === sentences.length) return `${chosen.join(' ')}\n\n_The text is already this short._`;
    const asList = /\b(?:bullets?|points?|list)\b/i.test(instruction);
    const body = asList ? chosen.map((sentence) => `- ${sentence}`).join('\n') : chosen.join(' ');
    return `${body}\n\n_${chosen.length} of ${sentences.length} sentences, picked from the text unchanged._`;
  },
};

function wantedCount(instruction: string, total: number): number {
  const asked =
    /\b(\d{1,2}|a|single) (?:short |key |main )?(?:sentences?|bullet points?|bullets?|points?|lines?)\b/i.exec(
      digitsForWords(instruction),
    )?.[1];
  if (asked !== undefined) return Math.max(1, /\d/.test(asked) ? Number(asked) : 1);
  return Math.min(5, Math.max(1, Math.round(total * 0.25)));
}
