import { mulberry32 } from '../../random.ts';
import lines from '../data/haiku.json';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import { syllablesIn, syllablesOf } from '../language/syllables.ts';
import { digitsForWords } from '../math/number-words.ts';
import { bold, type Skill } from '../skill.ts';

const RHYME =
  /\brhym(?:e|es|ing)\b(?: words?)?(?: (?:with|for|to|of))?(?: the word)? ["'“‘]?([a-z]{2,})["'”’]?[?.! ]*$|^(?:find |what is |give me )?(?:a |some )?rhymes? (?:with|for|to) ["'“‘]?([a-z]{2,})/i;
const POEM =
  /\b(haikus?|poems?|verse)\b(?: (?:about|on|of|for|with))? ?(?:(?:an?|the|my|our) )?(.*?)[.?! ]*$/i;
const COUNT =
  /\b(?:how many )?syllables (?:are )?(?:there )?(?:in|of|does|has)(?: the word)? ["'“‘]?([a-z]{2,})["'”’]?(?: have)?[?.! ]*$/i;
const MOST_RHYMES = 12;
/**
 * Endings that words of one syllable speak in one way, so that the spelling is the sound. A word of the exceptions is
 * spoken otherwise; `w` and `qu` before an a change it.
 */
const SURE =
  /(?:ack|ail|ain|air|ake|ale|ame|amp|ane|ank|ape|ate|ay|aze|eed|eek|eel|een|eep|eet|ell|elt|end|ent|ess|est|ice|ick|ide|ift|ight|ike|ile|ill|ime|imp|ine|ing|ink|ipe|ip|ish|isk|ite|oat|oast|obe|ock|oil|ode|oke|olt|ook|oon|oop|ope|op|ore|ort|ot|oy|uck|udge|ug|ump|un|unch|unk|ust|ake|ash|atch|ee|eeze|id|in|it|it|ale|ame|ank|ap|at)$/;
const EXCEPTIONS: ReadonlySet<string> = new Set(
  'said plaid wash quash squash watch swamp what swap swat wan been seen mint pint wind live give spook kook snooker worst fort wort swore sure suave axe aye key quay geese ski does mown sewn bury busy tsar ague vague plague cache ache pique tie die lie pie vie move love dove shove come some done none gone one once two who to do won son ton front month monk sponge wolf golf tomb womb comb bomb crepe suede police fatigue boutique promise office justice notice service native active'.split(
    ' ',
  ),
);

const UNRHYMED: ReadonlySet<string> = new Set(['orange', 'month', 'silver', 'purple', 'ninth', 'wolf']);

/** Haikus by syllables, rhymes of words that are spoken as they are written, and counts of syllables. */
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
    if (word !== undefined) {
      const wanted = /\b(\d{1,2}) (?:\w+ )?(?:words?|rhymes?)\b/i.exec(digitsForWords(message))?.[1];
      return (
        rhymes(word.toLowerCase(), (await dictionaryOf(assets)).words, wanted) ??
        `I ${bold('know no sure rhyme')} for ${word}: I only trust endings that are always spoken in one way.`
      );
    }
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

function rhymes(word: string, words: readonly string[], wanted: string | undefined): string | undefined {
  if (UNRHYMED.has(word)) return `English has no perfect rhyme for ${bold(word)}.`;
  const ending = SURE.exec(word)?.[0];
  const isSure = (other: string) =>
    syllablesOf(other) === 1 &&
    !EXCEPTIONS.has(other) &&
    !(ending?.startsWith('a') && /(?:w|qu)a/.test(other));
  if (ending === undefined || !isSure(word)) return undefined;
  const found = words.filter(
    (other) =>
      other !== word &&
      other.endsWith(ending) &&
      isSure(other) &&
      /^[a-z]+$/.test(other) &&
      !/[aeiouy]/.test(other.at(-ending.length - 1) ?? ''),
  );
  if (found.length === 0) return undefined;
  const near = found.toSorted((a, b) => a.length - b.length);
  const shown = near.slice(0, Number(wanted ?? MOST_RHYMES));
  const few =
    wanted !== undefined && shown.length < Number(wanted)
      ? ` (${shown.length} of ${wanted}: I know no more)`
      : '';
  return `These rhyme with ${word}${few}: ${shown.map(bold).join(', ')}.`;
}
