import stored from '../data/intensified.json';
import { bold } from '../skill.ts';

const STRONG: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(stored));
const ASKED =
  /\b(?:words?|synonyms?|ways? (?:to say|of saying)|terms?|expressions?|say|instead of|replace)\b.{0,30}?["'“‘]?\b(?:very|really|extremely|so) ([a-z]+)\b["'”’]?[?.! ]*$/i;

/** "another word for very tired": the words that need no "very". */
export function strongerWord(question: string): string | undefined {
  const word = ASKED.exec(question)?.[1]?.toLowerCase() ?? '';
  const found = STRONG.get(word);
  return found && `Instead of “very ${word}”: ${found.map(bold).join(' or ')}.`;
}
