import { mulberry32 } from '../../random.ts';
import lines from '../data/haiku.json';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import { syllablesIn, syllablesOf } from '../language/syllables.ts';
import { bold, type Skill } from '../skill.ts';

const RHYME =
  /\brhym(?:e|es|ing)\b(?: words?)?(?: (?:with|for|to|of))?(?: the word)? ["'“‘]?([a-z]{2,})["'”’]?[?.! ]*$|^(?:find |what is |give me )?(?:a |some )?rhymes? (?:with|for|to) ["'“‘]?([a-z]{2,})/i;
const POEM =
  /\b(haikus?|poems?|verse)\b(?: (?:about|on|of|for|with))? ?(?:(?:an?|the|my|our) )?(.*?)[.?! ]*$/i;
const COUNT =
  /\b(?:how many )?syllables (?:are )?(?:there )?(?:in|of|does|has)(?: the word)? ["'“‘]?([a-z]{2,})["'”’]?(?: have)?[?.! ]*$/i;
const MOST_RHYMES = 12;
/** Endings that are spoken in several ways, so that their spelling says nothing about a rhyme. */
const UNSURE =
  /(?:ough|ove|ead|ear|eak|one|ood|oot|ow|own|our|ould|ome|oth|ose|ost|ord|orm|ork|eat|ea|ou|ie|ei|ar|as|ant|ull|ush|asp|ave|ive|ere|ger|ath|omb)$/;

const UNRHYMED: ReadonlySet<string> = new Set(['orange', 'month', 'silver', 'purple', 'ninth', 'wolf']);

/** Short endings that are spoken in one way. */
const SURE = /(?:ay|oy|ee)$/;

/** Haikus by syllables, rhymes by spelling, and counts of syllables. */
export const verse: Pick<Skill, 'answer'> = {
  async answer({ message, seed }, { assets }) {
    if (message.length > 200) return undefined;
    const counted = COUNT.exec(message)?.[1];
    if (counted !== undefined) {
      const count = syllablesOf(counted);
      return `“${counted}” has ${bold(`${count} syllable${count === 1 ? '' : 's'}`)}, counted by its spelling.`;
    }
    const rhyme = RHYME.exec(message);
    const word = rhyme?.[1] ?? rhyme?.[2];
    if (word !== undefined) return rhymes(word.toLowerCase(), (await dictionaryOf(assets)).words);
    const [, form = '', subject = ''] = POEM.exec(message) ?? [];
    if (
      form === '' ||
      !/^(?:please |can you |could you |i want |i need )*(?:write|make|compose|create|give|tell|a|haiku|poem|generate)\b/i.test(
        message,
      )
    )
      return undefined;
    if (!/haiku/i.test(form) && /\b(?:by|analy[sz]e|meaning|who|which|long|sonnet|limerick)\b/i.test(message))
      return undefined;
    const text = haiku(subject.replace(/\b(?:please|for me)\b/gi, '').trim(), seed);
    return /haiku/i.test(form) ? text : `A haiku is what I can do, from lines that I have:\n\n${text}`;
  },
};

function haiku(topic: string, seed: number): string {
  const random = mulberry32(Math.trunc(seed));
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const count = syllablesIn(topic);
  const openings: Readonly<Record<string, readonly string[]>> = lines.openings;
  const fitting = topic === '' ? undefined : openings[String(count)];
  const opening = pick(fitting ?? openings['0'] ?? []).replace('{topic}', topic);
  const title = fitting || topic === '' ? '' : `_${topic}_\n\n`;
  const first = opening.charAt(0).toUpperCase() + opening.slice(1);
  return `${title}${first},  \n${pick(lines.middles)},  \n${pick(lines.closings)}.`;
}

function rhymes(word: string, words: readonly string[]): string | undefined {
  if (UNRHYMED.has(word)) return `English has no perfect rhyme for ${bold(word)}.`;
  const ending = /[aeiouy]+[^aeiouy]*e?$/.exec(word)?.[0] ?? '';
  if ((ending.length < 3 && !SURE.test(word)) || UNSURE.test(word))
    return `I go by spelling, and words that end like “${word}” are not all spoken alike, so I would only guess.`;
  const found = words.filter(
    (other) =>
      other !== word &&
      other.endsWith(ending) &&
      !other.endsWith(word) &&
      !/[aeiouy]/.test(other.at(-ending.length - 1) ?? ''),
  );
  if (found.length === 0) return `Among the words that I know, none ends like “${word}”.`;
  const near = found.toSorted(
    (a, b) =>
      Math.abs(syllablesOf(a) - syllablesOf(word)) - Math.abs(syllablesOf(b) - syllablesOf(word)) ||
      a.length - b.length,
  );
  return `By spelling, these rhyme with ${word}: ${near.slice(0, MOST_RHYMES).map(bold).join(', ')}.`;
}
