import stored from '../data/advice.json';
import { contentStems } from '../language/words.ts';
import { digitsForWords } from '../math/number-words.ts';
import type { Skill } from '../skill.ts';

const LONGEST = 180;
/** A wish for a text, a command or code is none for advice. */
const OTHER =
  /["“`\n]|: |^(?:please |can you |could you |help me )*(?:write|draft|compose|translate|summari[sz]e|rewrite|rephrase|shorten|define|convert|calculate|plan|list \d|make (?:me )?an? (?:list|plan|poem|card))\b|\b(?:haikus?|poems?|limericks?|rhymes?|regex|git|docker|linux|bash|python|javascript|typescript|java|sql|css|html|code|function|script|server|database|app|checklist|packing list|spell|synonyms?|essay|outline|capital of)\b/i;
const ASKS =
  /\?\s*$|\b(?:how|what|why|which|should|can i|could i|tips?|advice|help|best|is it|any|remed(?:y|ies)|rid of)\b|^(?:i|i['’]m|i['’]ve|my|our|we|there)\b/i;
const WHICH_PARTY = /\b(wedding|birthday party|birthday|party|baby shower|graduation)\b/i;
const COUNT = /\b(\d{1,2}) (?:[a-z]+ ){0,2}(?:tips|ways|tricks|pieces|things|ideas)\b/i;

const meets = (pattern: string, message: string): boolean =>
  pattern === '' || new RegExp(`\\b(?:${pattern})`, 'i').test(message);

/** Advice on everyday troubles: the subject and what is wrong with it must both be named. */
export const advice: Pick<Skill, 'answer'> = {
  answer({ message: said, sourceText }) {
    const message = said.trim();
    if (message.length > LONGEST || OTHER.test(message) || !ASKS.test(message) || /\s/.test(sourceText ?? ''))
      return undefined;
    // Several quantities are told for a sum.
    if (SUM.test(message)) return undefined;
    const found = stored.find(
      ([subject = '', trouble = '', , other]) =>
        meets(subject, message) &&
        meets(trouble, message) &&
        (other === undefined || !new RegExp(`\\b(?:${other})`, 'i').test(message)),
    );
    const text = found?.[2]?.replace(
      '{event}',
      WHICH_PARTY.exec(message)?.[1]?.toLowerCase() ?? 'celebration',
    );
    if (found === undefined || text === undefined) return undefined;
    const left = besides(message, `${text} ${found.slice(0, 2).join(' ')}`);
    const note = left.length === 0 ? '' : `_Not considered: ${left.map((each) => `“${each}”`).join(', ')}._`;
    if (!text.startsWith('- ')) return [text, note].filter((each) => each !== '').join('\n\n');
    const count = Number(COUNT.exec(digitsForWords(message))?.[1] ?? 0);
    const items = text.split('\n');
    const few = count > items.length ? ` (${items.length} of ${count})` : '';
    const shown = items.slice(0, count || items.length).join('\n');
    return [shown, `_From a short list that was written beforehand${few}._`, note]
      .filter((each) => each !== '')
      .join('\n\n');
  },
};

const SUM =
  /(?:\d.*){3}\bhow (?:long|many|much)\b|\bhow (?:long|many|much)\b(?:.*\d){3}|\d(?:.*\d){1,}.*\bhow (?:long|many|much)\b.*\d/is;
const JOINED =
  /(?:[,;.]|\s)+(?=(?:because|due to|since|after|with|without|although|though|but|when|while|if|and|for|who|under|despite)\s)/i;
/** Asks for help, or says who asks. */
const ASKS_ON =
  /^(?:and |but |so )*(?:how|what|why|which|should|can|could|is there|any|i (?:want|need|would|don['’]?t know)|for (?:me|us|myself|beginners?|good|free|once|a change|tips)\b|without (?:money|spending))/i;

/** Clauses of a question that the advice says nothing of: a reason, a condition, a second trouble. */
function besides(message: string, told: string): readonly string[] {
  const stems = new Set(contentStems(told.replace(/[\\|()?:*[\]]/g, ' ')));
  return message
    .split(JOINED)
    .slice(1)
    .map((part) => part.replace(/^(?:and|but) |[,;?.!].*$/gis, '').trim())
    .filter((part) => {
      const words = contentStems(part);
      return words.length > 0 && !ASKS_ON.test(part) && !words.some((word) => stems.has(word));
    });
}
