import { overlap } from '../language/sentence-ranking.ts';
import { sentencesOf } from '../language/sentences.ts';
import { unquoted } from '../language/split-instruction.ts';
import { contentStems } from '../language/words.ts';
import type { Skill } from '../skill.ts';

const QUESTION =
  /^(?:and |so |please )?(?:what|who|whom|whose|when|where|which|why|how|does|do|did|is|are|was|were|can|list|find|show|tell me|according)\b|\?\s*$/i;

/** Questions about a given text, answered by quoting the sentences that speak of the same things. */
export const questionAnswering: Skill = {
  name: 'question-answering',
  answer({ instruction, sourceText: given }, { assets }) {
    const sourceText = given === undefined ? undefined : unquoted(given);
    if (sourceText === undefined || !QUESTION.test(instruction) || !isText(sourceText)) return undefined;
    if (!FACTS.test(instruction)) return quoted(instruction, sourceText);
    return import('./text-facts.ts').then(
      async ({ factsIn }) =>
        (await factsIn(instruction, sourceText, assets)) ?? quoted(instruction, sourceText),
    );
  },
};

/** Questions for something that is known by its form: a date, an amount, a name. */
const FACTS =
  /\b(?:who|whom|when|where|how (?:much|old|many)|dates?|days?|time|amounts?|prices?|costs?|totals?|sum|fees?|tax(?:es)?|deposit|balance|refund|salary|rent|names?|people|persons?|e-?mails?|phones?|telephone|urls?|links?|place|city|location|compan(?:y|ies))\b/i;

function quoted(instruction: string, sourceText: string): string | undefined {
  const wanted = new Set(contentStems(instruction).filter((word) => !GENERAL.has(word)));
  if (wanted.size === 0) return undefined;
  const found = sentencesOf(sourceText)
    .map((sentence, index) => ({ sentence, index, score: share(wanted, sentence) }))
    .filter(({ score }) => score >= 0.5)
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, 3)
    .toSorted((a, b) => a.index - b.index);
  if (found.length === 0)
    return 'I find no sentence in the text that answers this. I can only look for the words of your question in it.';
  return `The text says:\n\n${found.map(({ sentence }) => `> ${sentence}`).join('\n>\n')}`;
}

/** A quoted word or name is no text that could answer. */
const isText = (text: string): boolean => /(?:\S+\s+){3}\S/.test(text.slice(0, 200));

/** Question words without content. */
const GENERAL = new Set(
  contentStems(
    'text file document paragraph following tell say says mention mentioned list find show name sentence according given',
  ),
);

function share(wanted: ReadonlySet<string>, sentence: string): number {
  const own = new Set(contentStems(sentence));
  return own.size === 0 ? 0 : (overlap(wanted, own) * Math.min(wanted.size, own.size)) / wanted.size;
}
