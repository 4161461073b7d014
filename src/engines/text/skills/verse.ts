import type { Assets } from '../../engine.ts';
import { mulberry32 } from '../../random.ts';
import haikus from '../data/haiku.json';
import families from '../data/rhymes.json';
import { dictionaryOf } from '../knowledge/dictionary.ts';
import { syllablesOf } from '../language/syllables.ts';
import { stem } from '../language/words.ts';
import { digitsForWords } from '../math/number-words.ts';
import { bold, type Skill } from '../skill.ts';
import { haikuAbout, limerickAbout, limerickOf, occasionVerse, quatrainAbout } from './made-verse.ts';
import { BY_RULE, RHYMED_CARD, verseOf } from './rhymed-card.ts';

const RHYME =
  /\brhym(?:e|es|ing)\b(?: words?)?(?: (?:with|for|to|of))?(?: the word)? ["'“‘]?([a-z]{2,})["'”’]?[?.! ]*$|^(?:find |what is |give me )?(?:a |some )?rhymes? (?:with|for|to) ["'“‘]?([a-z]{2,})/i;
const POEM =
  /\b(haikus?|poems?|verse|limericks?)\b(?: (?:about|on|of|for|with))? ?(?:(?:an?|the|my|our) )?(.*?)[.?! ]*$/i;
const COUNT =
  /\b(?:how many )?syllables (?:are )?(?:there )?(?:in|of|does|has)(?: the word)? ["'“‘]?([a-z]{2,})["'”’]?(?: have)?[?.! ]*$/i;
/** "does cat rhyme with hat" */
const BOTH_RHYME =
  /^(?:do|does|will|would) (?:the words? )?["'“‘]?([a-z]{2,})["'”’]? (?:and|rhymes? with) (?:the word )?["'“‘]?([a-z]{2,})["'”’]?(?: rhyme)?[?.! ]*$/;
const TWO_RHYMES =
  /\brhym(?:e|es|ing) (?:with|for|to) (?:the words )?["'“‘]?([a-z]{2,})["'”’]? and (?:with )?["'“‘]?([a-z]{2,})["'”’]?[?.! ]*$/i;
const noRhyme = (word: string): string =>
  `I ${bold('know no sure rhyme')} for ${word}: I only trust endings that are always spoken in one way.`;
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

const RHYMING_LINES =
  /^((?:please |can you |could you )*(?:(?:write|give|make)(?: me)? )?)(?:an? )?(?:four|4)[- ](?:rhyming lines|lines (?:that|which) rhyme|line rhyme) (?=about |on |for )/i;
/** "haiku, subject: rain" */
const LABEL = /(?<=\b(?:haiku|poem|limerick|verse)),? ?(?:subject|topic|theme)(?: is)?:? /i;
const NO_TITLE = /,? (?:but )?(?:with )?(?:no|without an?) title\b/i;
const UNRHYMED: ReadonlySet<string> = new Set(['orange', 'month', 'silver', 'purple', 'ninth', 'wolf']);

const BETWEEN_REQUESTS = /[?.!;…]+\s+(?:and )?|,? and (?=(?:what|which|give|find|tell|also|\d))/i;
const countIn = (message: string): string | undefined =>
  /\b(\d{1,2}) (?:\w+ )?(?:words?|rhymes?)\b/i.exec(digitsForWords(message))?.[1];

/** Haikus that were written beforehand, rhymes of words that are spoken as they are written, and counts of syllables. */
export const verse: Pick<Skill, 'answer'> = {
  async answer({ message: whole, seed }, { assets }) {
    const wish = whole.replace(LABEL, ' about ');
    if (wish.length > 200) return undefined;
    if (NO_RHYME.test(wish)) return undefined;
    const honoured = RHYMED_CARD.test(wish) ? occasionVerse(wish) : undefined;
    if (honoured !== undefined) return verseOf(honoured, wish);
    const counting = /\brhym/i.test(wish) ? COUNT_BEHIND.exec(digitsForWords(wish)) : null;
    const message = (counting === null ? wish : digitsForWords(wish).slice(0, counting.index))
      .replace(RHYMING_LINES, '$1a four-line poem ')
      .replace(NO_TITLE, '');
    const counted = COUNT.exec(message)?.[1];
    if (counted !== undefined) {
      const count = syllablesOf(counted);
      return `“${counted}” has ${bold(`${count} syllable${count === 1 ? '' : 's'}`)}, counted by its spelling.`;
    }
    const [, one, other] = BOTH_RHYME.exec(message.toLowerCase()) ?? [];
    if (one !== undefined && other !== undefined) return doRhyme(one, other);
    const [, first, second] = TWO_RHYMES.exec(message) ?? [];
    if (first !== undefined && second !== undefined) {
      const { words } = await dictionaryOf(assets);
      return [first, second]
        .map((each) => rhymes(each.toLowerCase(), words, undefined) ?? noRhyme(each))
        .join('\n\n');
    }
    const requests = message.split(BETWEEN_REQUESTS).filter((part) => RHYME.test(part));
    if (requests.length > 1) {
      const { words } = await dictionaryOf(assets);
      return requests
        .map((part) => {
          const found = RHYME.exec(part);
          const word = found?.[1] ?? found?.[2] ?? '';
          return rhymes(word.toLowerCase(), words, countIn(part)) ?? noRhyme(word);
        })
        .join('\n\n');
    }
    // The last of several words rhymes.
    const rhyme = RHYME.exec(
      message
        .replace(/[?,;]? (?:or|and) (?:at least|otherwise|maybe|just) (?:with|for) .*$/i, '')
        .replace(/(["“'‘])(?:[a-z]+ ){1,3}([a-z]+)(["”'’])/i, '$1$2$3'),
    );
    const word = rhyme?.[1] ?? rhyme?.[2];
    if (word !== undefined) {
      const asked = counting?.[1] ?? countIn(message);
      return rhymes(word.toLowerCase(), (await dictionaryOf(assets)).words, asked) ?? noRhyme(word);
    }
    const [, form = '', rest = ''] = POEM.exec(message) ?? [];
    const subject = rest
      .replace(FORM, ' ')
      .replace(/^ *(?:(?:about|on|of|for)\b ?)?(?:(?:an?|the|my|our) )?/i, '')
      .replace(/[ ,.]+$/, '')
      .trim();
    const isHaiku = /haiku/i.test(form);
    const isLimerick = /limerick/i.test(form);
    const isFixed = isHaiku || isLimerick;
    const wanted = /\b(\d{1,2})[- ]lines?\b/i.exec(digitsForWords(message))?.[1];
    const honour = isFixed || form === '' ? undefined : occasionVerse(message, wanted === '4');
    if (honour !== undefined && (wanted === undefined || Number(wanted) === honour.length))
      return verseOf(honour, message);
    if (form === '' || !REQUEST.test(message) || (isFixed ? OWN_WISH : OTHER_FORM).test(message))
      return undefined;
    if (isLimerick) {
      const about = (POEM_ABOUT.exec(message)?.[2] ?? '').replace(/[ ,.?!]+$/, '');
      // The description of the thing would be too long for its line.
      const [thing = '', more] = about.split(/,? (?=(?:who|that|which) )/);
      const own = more === undefined ? undefined : limerickOf(thing, more);
      const made = own ?? (thing === '' ? undefined : limerickAbout(thing, seed));
      const left = more === undefined || own !== undefined ? '' : ` Not in it: “${more}”.`;
      return made && `${made.join('  \n')}\n\n_${BY_RULE}${left}_`;
    }
    const lines = wanted ?? (isHaiku ? '3' : '4');
    if (lines !== (isHaiku ? '3' : '4')) return undefined;
    const verses = isHaiku ? haikus : (await import('../data/quatrains.json')).default;
    const said = POEM_ABOUT.exec(message.replace(FORM, ' ').replace(/\s+/g, ' '));
    const [thing = '', beside] = (said?.[2] ?? '')
      .replace(/[ ,.?!]+$/, '')
      .trim()
      .split(/[,;.] (?=(?:we|i|he|she|they|it|who|that)\b)/i);
    const stored = knows(verses, subject) && !(isHaiku && OF_SEASON.test(subject) && !holds(verses, subject));
    // Without a written poem about it, the thing itself stands in the lines.
    const made =
      stored || thing === ''
        ? undefined
        : isHaiku
          ? haikuAbout(thing, seed)
          : quatrainAbout(thing, /^for\b/i.test(said?.[1] ?? ''), seed);
    return made === undefined
      ? nearestVerse(verses, subject, seed, assets)
      : `${made.join('  \n')}\n\n_${BY_RULE}${beside === undefined ? '' : ` Not in it: “${beside}”.`}_`;
  },
};

const NO_RHYME = /(?:n['’]t|\bnot|\bnever) rhyme/i;
/** "words that rhyme with light, about ten" */
const COUNT_BEHIND =
  /,? (?:(?:about|around|roughly|maybe|only|just|at least) )?(?<!\d )(\d{1,2})(?: (?:of them|words|please))?[?.! ]*$/;
/** The subject with its article. */
const POEM_ABOUT = /\b(?:haikus?|poems?|verse|limericks?)\b.*?\b(about|on|of|for) (.+)$/i;

/** A written verse is about every word of the subject, mainly or by name. */
function knows(verses: readonly Verse[], subject: string): boolean {
  const stems = wordsIn(subject).map(stem);
  const head = headOf(subject);
  return verses.some(({ about, lines }) => {
    const own = about.split(' ').map(stem);
    // "my cat sleeping on the sofa" is a cat.
    if (own.slice(0, MAIN).includes(head)) return true;
    const said = new Set([...own.slice(0, MAIN), ...wordsIn(lines.join(' ')).map(stem)]);
    return stems.every((word) => own.includes(word)) && stems.some((word) => said.has(word));
  });
}
/** One written verse has every word of the subject: "the sea in winter" needs both. */
function holds(verses: readonly Verse[], subject: string): boolean {
  const stems = wordsIn(subject).map(stem);
  return verses.some(({ about, lines }) => {
    const has = new Set([...about.split(' '), ...wordsIn(lines.join(' '))].map(stem));
    return stems.every((word) => has.has(word));
  });
}
const OF_SEASON = /\b(?:winter|spring|summer|autumn|fall|snow\w*)\b/i;
const HEAD_NOUN =
  /^(?:[a-z]+ ){0,3}?([a-z]+)(?= (?!morning|evening|spring|building)[a-z]+ing\b| (?:in|on|at|of|by|with|under|over|who|that|from|near)\b|$)/;
const headOf = (subject: string): string => stem(HEAD_NOUN.exec(subject.toLowerCase())?.[1] ?? '');
/** The first words of a verse tell what it is about, the others what it is near to. */
const MAIN = 4;

interface Verse {
  readonly about: string;
  readonly lines: readonly string[];
}

/** Said of the form of a poem, not of its subject. */
const FORM =
  /\b(?:please|for me|that rhymes?|which rhymes?|and rhym\w+|with rhymes?|(?:in|with|of) (?:\d|two|three|four|five|six|eight)[- ]lines?|(?:\d|four)[- ]lines?|(?:make|let) it rhyme|rhyming)\b/gi;

const REQUEST =
  /^(?:please |can you |could you |i want |i need )*(?:write|make|compose|create|give|tell|an?|haikus?|limericks?|poem|short|generate|birthday|wedding|anniversary|farewell|retirement)\b/i;
/** Demands that lines written beforehand cannot meet. */
const OWN_WISH =
  /\b(?:mention(?:s|ing)?|using|includ(?:es?|ing)|contain(?:s|ing)?|without|in (?:french|german|spanish|italian|latin|japanese)|(?:with|has) the words?|(?:two|three|four|five|[2-9]) haikus|by|analy[sz]e|meaning)\b/i;
const OTHER_FORM = new RegExp(
  `${OWN_WISH.source}|\\b(?:who|which|long|sonnets?|ballads?|odes?|acrostic|stanzas?|paragraphs?|funny)\\b`,
  'i',
);

/** Words that name no subject. */
const IDLE = /^(?:an?|the|my|our|your|his|her|their|of|in|on|at|and|about|for|with|to|it|this|that|is)$/;

const wordsIn = (subject: string): readonly string[] =>
  subject
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.filter((word) => !IDLE.test(word)) ?? [];

/** The written verse that is nearest to a subject: by its words, else by their meaning. */
async function nearestVerse(
  verses: readonly Verse[],
  subject: string,
  seed: number,
  assets: Assets,
): Promise<string> {
  const words = wordsIn(subject);
  const stems = words.map(stem);
  const head = headOf(subject);
  const shared = verses.map(({ about }) => {
    const own = new Set(about.split(' ').map(stem));
    // The first word is the subject: coffee in the morning.
    return stems.reduce(
      (sum, word, at) => sum + (own.has(word) ? 1 + 0.1 / (at + 1) + (word === head ? 1 : 0) : 0),
      0,
    );
  });
  const scores =
    Math.max(...shared) > 0 || words.length === 0
      ? shared
      : await likenesses(verses, words.join(' '), assets);
  const best = Math.max(...scores);
  const equal = verses.filter((_, at) => (scores[at] ?? 0) >= best);
  const verse = equal[Math.floor(mulberry32(Math.trunc(seed))() * equal.length)];
  const [chosen, said] = [verse?.lines ?? [], verse?.about ?? ''];
  const note =
    words.length === 0
      ? `One of ${verses.length} that were written beforehand.`
      : best < LEAST_ALIKE
        ? `I have none about “${subject}”; this is the nearest of ${verses.length} that were written beforehand.`
        : `Of ${verses.length} that were written beforehand, the nearest to “${subject}”.${lacking(words, chosen, said)}`;
  return `${chosen.join('  \n').replace(/\.?$/, '.')}\n\n_${note}_`;
}

/** Words of the subject that the verse is not about. */
function lacking(words: readonly string[], lines: readonly string[], about: string): string {
  // What it is only near to counts where it is about one of the words.
  const own = new Set([...about.split(' ').slice(0, 1), ...wordsIn(lines.join(' '))].map(stem));
  const isAbout = words.some((word) => own.has(stem(word)));
  const has = new Set([...own, ...(isAbout ? about.split(' ').map(stem) : [])]);
  const left = words.filter((word) => !has.has(stem(word)));
  return left.length === 0 ? '' : ` Not in it: ${left.map((word) => `“${word}”`).join(', ')}.`;
}

const LEAST_ALIKE = 0.55;

async function likenesses(
  verses: readonly Verse[],
  text: string,
  assets: Assets,
): Promise<readonly number[]> {
  const { wordEmbedder } = await import('../vectors/embed-words.ts');
  const embed = await wordEmbedder(assets);
  const wanted = embed(text, DIMENSIONS);
  return verses.map(({ about }) =>
    embed(about, DIMENSIONS).reduce((sum, value, axis) => sum + value * (wanted[axis] ?? 0), 0),
  );
}

/** The dimensions of the meaning, without those of the letters. */
const DIMENSIONS = 64;

/** The same ending of words that are spoken as they are written; others may rhyme, too: night and bite. */
function doRhyme(one: string, other: string): string | undefined {
  const ending = soundOf(one);
  const isSure = familyOf(one).includes(other) || (ending !== undefined && ending === soundOf(other));
  return isSure && one !== other ? `Yes, ${bold(one)} and ${bold(other)} rhyme.` : undefined;
}

/** The rhyming sound of a word of one syllable that is spoken as it is written. */
function soundOf(word: string): string | undefined {
  const ending = SURE.exec(word)?.[0];
  const isSure =
    syllablesOf(word) === 1 &&
    !EXCEPTIONS.has(word) &&
    !(ending?.startsWith('a') && /(?:w|qu)a/.test(word)) &&
    !/[aeiouy]/.test(word.at(-(ending?.length ?? 0) - 1) ?? '');
  return isSure ? ending : undefined;
}

function rhymes(word: string, words: readonly string[], wanted: string | undefined): string | undefined {
  if (UNRHYMED.has(word)) return `English has no perfect rhyme for ${bold(word)}.`;
  const family = familyOf(word).filter((other) => other !== word);
  if (family.length > 0) return rhymeList(word, family, wanted);
  const ending = SURE.exec(word)?.[0];
  const isSure = (other: string) =>
    syllablesOf(other) === 1 &&
    !EXCEPTIONS.has(other) &&
    !(ending?.startsWith('a') && /(?:w|qu)a/.test(other));
  // Two vowels are another sound: juice is no ice.
  if (ending === undefined || !isSure(word) || /[aeiouy]/.test(word.at(-ending.length - 1) ?? ''))
    return undefined;
  const found = words.filter(
    (other) =>
      other !== word &&
      other.endsWith(ending) &&
      isSure(other) &&
      /^[a-z]+$/.test(other) &&
      !/[aeiouy]/.test(other.at(-ending.length - 1) ?? ''),
  );
  if (found.length === 0) return undefined;
  return rhymeList(
    word,
    found.toSorted((a, b) => a.length - b.length),
    wanted,
  );
}

/** Common words of one sound, however they are written. */
const familyOf = (word: string): readonly string[] =>
  families.map((words) => words.split(' ')).find((words) => words.includes(word)) ?? [];

function rhymeList(word: string, near: readonly string[], wanted: string | undefined): string {
  const shown = near.slice(0, Number(wanted ?? MOST_RHYMES));
  const few =
    wanted !== undefined && shown.length < Number(wanted)
      ? ` (${shown.length} of ${wanted}: I know no more)`
      : '';
  return `These rhyme with ${word}${few}: ${shown.map(bold).join(', ')}.`;
}
