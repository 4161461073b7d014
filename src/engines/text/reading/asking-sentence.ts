import { sentencesOf } from '../language/sentences.ts';

const ASKS =
  /\?\s*$|^(?:so |and |but |now |ok |then |please )*(?:how|what|which|where|why|who|is there|can i|can you|could i|should|is it possible|i (?:want|need|would like|'d like|am trying|have) to|i'm trying to|trying to|need to|want to|tell me|show me)\b/i;
/** A comma splice such as "I rebased and lost everything, how do I get it back". */
const SPLICED =
  /(?:[,;:–—-]\s+|\s(?:so|and|but|now)\s)(?=(?:how (?:do|can|to|would|should)|what(?:'s| is| do)|which|is there (?:a|any) way)\b)/i;
const SHORTEST_STORY = 40;
const LONGEST_STORY = 1_500;

interface Asked {
  readonly question: string;
  readonly context: string;
}

/** The question in a story, and the rest as its context. */
export function askingSentence(message: string): Asked | undefined {
  if (message.length < SHORTEST_STORY || message.length > LONGEST_STORY) return undefined;
  const sentences = sentencesOf(message.replace(/([.!?]) +(?=[a-z])/g, '$1\n\n')).flatMap((sentence) => {
    const at = sentence.search(SPLICED);
    return at < 10 ? [sentence] : [sentence.slice(0, at), sentence.slice(at).replace(SPLICED, '')];
  });
  const at = sentences.findLastIndex((sentence) => ASKS.test(sentence));
  const question = sentences[at];
  if (question === undefined || sentences.length < 2) return undefined;
  return { question, context: sentences.toSpliced(at, 1).join(' ') };
}
