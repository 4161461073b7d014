import type { EngineTools } from '../../engine.ts';
import listedOpposites from '../data/opposites.json';
import { type Dictionary, dictionaryOf, type Entry } from '../knowledge/dictionary.ts';
import { pluralsOf } from '../language/plurals.ts';
import { isStopWord } from '../language/words.ts';
import { digitsForWords } from '../math/number-words.ts';
import { withoutManner } from '../reading/manner.ts';
import { bold, notAnswered, type Skill } from '../skill.ts';
import { listedSynonyms, TURNED, toneLast } from './word-tones.ts';

const WORD = `["'“‘«*]*([a-z][a-z-]+)["'”’»*]*`;
const OPENING = String.raw`^(?:please |can you |could you |hi,? |hello,? |tell me |give me |what is |what's |what are |whats |find |list |do you know |suggest |name |show me |i need |me |\d+ |(?:two|three|four|five|six|seven|eight|nine|ten) |some |several |a few |a couple of |good |better |a |an |the )*`;
const ENDING = `(?: please)?[?.! ]*$`;

type Kind = 'meaning' | 'synonyms' | 'opposites';
const asked = (kind: Kind, pattern: string): readonly [Kind, RegExp] => [
  kind,
  new RegExp(OPENING + pattern + ENDING, 'i'),
];

/** "another word for happy and its opposite", "synonyms and antonyms of fast" */
const BOTH = [
  `(?:synonyms?|another word|other words|a different word|similar words?)(?: (?:for|of|to))(?: the word)? ${WORD},? (?:and|plus|then)(?: also)? (?:(?:its|the|an?|some|one|\\d+) )*(?:antonyms?|opposites?)(?: (?:for|of) (?:it|that))?`,
  `(?:antonyms?|opposites?)(?: (?:for|of|to))(?: the word)? ${WORD},? (?:and|plus|then)(?: also)? (?:(?:its|the|an?|some|one|\\d+) )*(?:synonyms?|another word)(?: (?:for|of) (?:it|that))?`,
  `(?:synonyms?|antonyms?|opposites?) (?:and|or) (?:(?:its|the|an?|some|one|\\d+) )*(?:synonyms?|antonyms?|opposites?)(?: (?:for|of|to))(?: the word)? ${WORD}`,
].map((pattern) => new RegExp(OPENING + pattern + ENDING, 'i'));

const QUESTIONS: readonly (readonly [Kind, RegExp])[] = [
  asked(
    'synonyms',
    `(?:synonyms?|another word|other words|a different word|similar words?)(?: (?:for|of|to))(?: the word)? ${WORD}`,
  ),
  asked('synonyms', `words? (?:that mean(?:s)?|similar to|like) ${WORD}`),
  asked('opposites', `(?:antonyms?|opposites?)(?: (?:of|for|to))(?: the word)? ${WORD}`),
  asked('meaning', `(?:meanings?|definitions?) of(?: the word)? ${WORD}`),
  asked('meaning', `(?:define|definition:?|meaning:?)(?: the word)? ${WORD}`),
  asked('meaning', `what do(?:es)?(?: the word)? ${WORD} mean`),
  asked('meaning', `what(?: the word)? ${WORD} means`),
  asked('meaning', `what(?:'s| is| does)(?: the)? meaning of(?: the word)? ${WORD}`),
  asked('meaning', `(?:word )?${WORD} (?:meaning|definition)`),
];
/** "affect vs effect" */
const PAIR = new RegExp(
  `^(?:what(?:'s| is) the |whats the |explain the |the )?difference between (?:an? |the )?${WORD} and (?:an? |the )?${WORD}${ENDING}`,
  'i',
);

/** "what is empathy": one word after it, or one with an article. */
const PLAIN = /^(?:please |so |hi,? )*what(?:'s| is| are)(?: an?)? ["'“‘]?([a-z][a-z-]{2,})["'”’]?[?.! ]*$/i;

const PLURAL = new RegExp(
  `^(?:please |hi,? |what(?:'s| is) |tell me |the |correct )*plural(?: form)? of(?: the word)? ${WORD}${ENDING}`,
  'i',
);
/** "how do you spell accommodate" */
const SPELLING = new RegExp(
  `^(?:please |hi,? )*(?:how (?:do|would|should) (?:you|i|we) (?:correctly )?spell|how is|(?:what(?:'s| is) )?the (?:correct |right )?spelling of|spell|how to spell)(?: the word)? ${WORD}(?: spel(?:led|t))?(?: correctly)?${ENDING}`,
  'i',
);

/** Words of English that mean something else to a programmer. */
const JARGON: ReadonlySet<string> = new Set(
  'adapter alert annotation artifact attention attribute backlog barrier binding block body bridge bucket build canary cell channel cipher client clone column commit composition context cursor deployment diff domain drift driver edge element epic event fiber field flag follower fork frame gateway group header hook host hub image import index instance iterator key kernel label layer leader leaf lease link listener literal load lock loop macro master merge mesh metric mode module mount native object observer operator origin package packet page panic parent partition patch path payload pipeline pipe platform policy pool port primitive profile property protocol prototype provider proxy publisher pull push query record reflection region registry release render replica request resource response role root route router runner runtime schema scope script secret segment server service session signal slave slot span spike sprint stage state statement story string subscriber switch table tag target task template terminal ticket trace trunk value vault vertex volume zone'.split(
    ' ',
  ),
);

const MOST_SHOWN = 8;

/** "and use it in a sentence" */
const IN_SENTENCE =
  /[,.;?]*\s+(?:and |then |please |also |can you |could you )*(?:(?:how (?:do|can|would|should) (?:i|you|we|one) )?use (?:it|that|this|the word) (?:correctly )?in an? (?:[a-z]+ )?sentence|(?:give|show|write|make|tell)(?: me)? (?:an?|one) (?:[a-z]+ )?(?:example )?sentence(?: (?:with|for|using) (?:it|that|the word))?|(?:with|in|plus) an? (?:[a-z]+ )?(?:example )?sentence)[?.! ]*$/i;
/** A tone of a word that has no list by tones. */
const MORE =
  /,? ((?:that|which|but) (?:do|does|should)(?:n['’]t| not) (?:sound|feel|look|read) (?:like |as if |too )?[^?.!]{3,60}|(?:but|that (?:is|are|sounds?)|which (?:is|are)) (?:a bit |much |a little )?(?:more|less) [a-z]+|in a (?:more|less) [a-z]+ (?:tone|way))[?.! ]*$/i;
/** "that isn't joyful or glad": words that are not to be among them. */
const EXCEPT =
  /[,;]? (?:but |and )?(?:(?:that|which)(?:['’]s|s| is| are|) )?(?:isn['’]?t|aren['’]?t|not|other than|besides|except(?: for)?|apart from) (?:the words? )?(["'“‘]?[a-z-]+["'”’]?(?:(?:,? (?:or|and|nor) |, |\/)["'“‘]?[a-z-]+["'”’]?){0,4})[?.! ]*$/i;
const AROUND_WORDS = /\b(?:or|and|nor)\b|["'“”‘’,/]/gi;

/** Without the words that are excluded, and without lines that have no others. */
function without(text: string, excluded: readonly string[]): string {
  const unwanted = new RegExp(`\\*\\*(?:${excluded.join('|')})\\*\\*(?:, )?`, 'gi');
  const lines = text.split('\n').map((line) => {
    const left = line.replace(unwanted, '').replace(/, (?=\(|$)/, line.includes('(') ? ' ' : '');
    return left === line || left.includes('**') ? left : undefined;
  });
  return lines.filter((line) => line !== undefined).join('\n');
}

/** The wish asks for nothing else about the word. */
const ONLY_USED =
  /^(?:please |can you |could you )*(?:use|put) (?:the word )?["“']?(?!(?:it|that|this|them)\b)([a-z]+)["”']? in an? (?:[a-z]+ )?sentence[?.! ]*$|^(?:please |can you |could you )*(?:give|write|make)(?: me)? an? (?:example )?sentence (?:with|using) (?:the word )?["“']?([a-z]+)["”']?[?.! ]*$/i;

/** Definitions, synonyms and opposites of frequent English words, from WordNet. */
export const dictionary: Pick<Skill, 'answer'> = {
  async answer(turn, tools) {
    const excluded = turn.message.length > 160 ? undefined : EXCEPT.exec(turn.message);
    if (excluded && /\b(?:synonyms?|words?|alternatives?)\b/i.test(turn.message)) {
      const message = turn.message.slice(0, excluded.index);
      const all = await dictionary.answer({ ...turn, message }, tools);
      const words = (excluded[1] ?? '').replace(AROUND_WORDS, ' ').trim().split(/\s+/);
      const left = all === undefined ? undefined : without(all, words);
      return left?.includes('**') === true ? left : undefined;
    }
    const stronger = (await import('./strong-words.ts')).strongerWord(turn.message);
    if (stronger !== undefined) return stronger;
    const whole = toneLast(turn.message).replace(ONLY_USED, 'define $1$2 and use it in a sentence');
    const isUsed = turn.wantsExample || IN_SENTENCE.test(whole);
    const unused = whole.replace(IN_SENTENCE, '');
    const inTone = await listedSynonyms(synonymsAsked(unused.replace(TURNED, '')), TURNED.exec(unused)?.[1]);
    if (inTone !== undefined) return inTone;
    const turned = MORE.exec(unused)?.[1];
    const asked = unused.replace(MORE, '');
    const told = await defined(asked, tools);
    const [, word] = /^(?:\*\*|“)([^*”]+)(?:\*\*|”)/.exec(told ?? '') ?? [];
    if (turned !== undefined && told !== undefined) return `${told}\n\n${notAnswered([turned])}`;
    if (!isUsed || word === undefined) return told;
    const { default: stored } = await import('../data/example-sentences.json');
    const sentences: Readonly<Record<string, string>> = stored;
    const sentence = Object.hasOwn(sentences, word) ? sentences[word] : undefined;
    return `${told}\n\n${sentence === undefined ? notAnswered([turn.wantsExample ? 'an example' : `a sentence with “${word}”`]) : `In a sentence: ${sentence}`}`;
  },
};

/** The word for which others are asked, without a number of them. */
function synonymsAsked(question: string): string {
  const found = QUESTIONS.find(([kind, pattern]) => kind === 'synonyms' && pattern.test(question))?.[1];
  return countIn(question) === undefined ? (found?.exec(question)?.[1]?.toLowerCase() ?? '') : '';
}

/** "in technical writing, indexes or indices": which of two is asked for the plural. */
const CHOICE_BEHIND =
  /(?<=\bplural\b.*)(?: in (?:[a-z]+ )?(?:english|writing|texts?|prose|speech))?[,:;?] (?:is it )?["'“]?[a-z]+["'”]? or ["'“]?[a-z]+["'”]?(?=[?.! ]*$)/i;

async function defined(message: string, { assets }: EngineTools): Promise<string | undefined> {
  if (message.length > 160) return undefined;
  const whole = withoutManner(message.replace(/\s+/g, ' ').trim());
  const letter = BEGINS.exec(whole)?.[1]?.toLowerCase();
  const question = letter === undefined ? whole : whole.replace(BEGINS, '');
  const one = PLURAL.exec(question.replace(CHOICE_BEHIND, ''))?.[1]?.toLowerCase();
  if (one !== undefined) {
    const dictionary = await dictionaryOf(assets);
    return plural(one, () => dictionary.find(one)?.senses.some(({ part }) => part === 'noun') ?? false);
  }
  const [, spelt] = SPELLING.exec(question) ?? [];
  if (spelt !== undefined) return spelling(spelt.toLowerCase(), await dictionaryOf(assets));
  const pair = PAIR.exec(question);
  if (pair) {
    // A comparison of computing terms does not ask for English words.
    const { isIdea } = await import('../knowledge/known-ideas.ts');
    if ([pair[1], pair[2]].some((word = '') => isIdea(word))) return undefined;
    const dictionary = await dictionaryOf(assets);
    const both = [pair[1], pair[2]].map((word = '') => dictionary.define(word.toLowerCase()));
    const found = both.flatMap((entry) => entry ?? []);
    return found.length === 2 && found[0]?.word !== found[1]?.word
      ? found.map(SHOWN.meaning).join('\n\n').replace(`\n\n${SOURCE}`, '')
      : undefined;
  }
  const ofBoth = BOTH.map((pattern) => pattern.exec(question)?.[1]).find((word) => word !== undefined);
  if (ofBoth !== undefined) {
    const dictionary = await dictionaryOf(assets);
    const entry = dictionary.define(ofBoth.toLowerCase());
    return entry === undefined
      ? unknown(ofBoth)
      : `${synonyms(entry, countIn(question), dictionary)}\n\n${SHOWN.opposites(entry)}`;
  }
  for (const [kind, pattern] of [...QUESTIONS, ['meaning', PLAIN] as const]) {
    const word = pattern.exec(question)?.[1]?.toLowerCase();
    if (word === undefined || (isStopWord(word) && pattern === PLAIN)) continue;
    const dictionary = await dictionaryOf(assets);
    const entry = dictionary.define(word);
    if (entry !== undefined && pattern === PLAIN && JARGON.has(entry.word))
      return `${SHOWN.meaning(entry)}\n\n_The everyday sense: what it means in computing I do not know._`;
    if (entry && letter !== undefined)
      return kind === 'synonyms' ? beginning(entry, letter, dictionary) : undefined;
    if (entry)
      return kind === 'synonyms' ? synonyms(entry, countIn(question), dictionary) : SHOWN[kind](entry);
    if (kind === 'opposites' && listed(word) !== undefined) return SHOWN.opposites({ word, senses: [] });
    return pattern === PLAIN ? undefined : unknown(word);
  }
  return undefined;
}

const SOURCE = '_WordNet 3.1_';

/** "a synonym of happy that starts with j" */
const BEGINS =
  /,? (?:that |which )?(?:starts?|starting|begins?|beginning) with (?:an? |the letter )?["'“]?([a-z])["'”]?[?.! ]*$/i;

function beginning(entry: Entry, letter: string, dictionary: Dictionary): string {
  const { word, senses } = entry;
  const known = senses.flatMap(({ words }) => words);
  const near = nearTo(entry, known, dictionary).map(({ other }) => other);
  const found = [...new Set([...known, ...near])].filter(
    (other) => other !== word && other.startsWith(letter),
  );
  return found.length === 0
    ? `I know no other word for ${bold(word)} that begins with ${letter}.`
    : `Other words for ${word} that begin with ${letter}: ${found.map(bold).join(', ')}.`;
}

function plural(noun: string, isNoun: () => boolean): string | undefined {
  const plurals = pluralsOf(noun, isNoun);
  if (plurals === undefined) return undefined;
  return plurals.length === 0
    ? `${bold(noun)} is not counted and has no plural.`
    : `The plural of ${noun} is ${plurals.map(bold).join(' or ')}.`;
}

/** A word that is known, or the one word that is nearest to it. */
async function spelling(word: string, dictionary: Dictionary): Promise<string | undefined> {
  const right = dictionary.find(word)
    ? word
    : (await import('../language/nearest-word.ts')).nearestWord(
        word,
        new Map(dictionary.words.map((known) => [known, 1])),
      );
  return right && `${bold(right)}: ${[...right].join(' – ')}`;
}

/** How many words are asked for. */
const countIn = (question: string): number | undefined => {
  const count = COUNT.exec(digitsForWords(question))?.[1];
  return count === undefined ? undefined : Number(count);
};
const COUNT = /\b(\d{1,2}) (?:\w+ )?(?:synonyms?|words?|alternatives)\b/i;

const unknown = (word: string): string =>
  `“${word}” is not among the 6,300 words of my dictionary. A connected model may know it: \`octet config set upstream http://127.0.0.1:11434/v1\`.`;

/** Opposites of words for which WordNet has none, or an unusual one. */
const OPPOSITES: Readonly<Record<string, readonly string[]>> = listedOpposites;
const listed = (word: string): readonly string[] | undefined =>
  Object.hasOwn(OPPOSITES, word) ? OPPOSITES[word] : undefined;

const oppositesOf = (word: string, senses: Entry['senses']): readonly string[] =>
  listed(word) ?? [...new Set(senses.flatMap(({ opposites }) => opposites))];

const SHOWN: Readonly<Record<Exclude<Kind, 'synonyms'>, (entry: Entry) => string>> = {
  meaning: ({ word, senses }) => {
    const lines = senses.map(({ part, meaning, words }) => {
      const others = words.filter((other) => other !== word);
      return `- ${part}: ${meaning}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
    });
    return `${bold(word)}\n\n${lines.join('\n')}\n\n${SOURCE}`;
  },
  opposites: ({ word, senses }) => {
    const found = oppositesOf(word, senses);
    return found.length === 0
      ? `WordNet lists no opposite of ${bold(word)}.`
      : `The opposite of ${word} is ${found.map(bold).join(' or ')}.`;
  },
};

/** Synonyms of the synonyms. Only adjectives have a sense that is near enough. */
function nearTo(
  { word, senses }: Entry,
  known: readonly string[],
  dictionary: Dictionary,
): readonly { readonly other: string; readonly of: string }[] {
  if (senses[0]?.part !== 'adjective') return [];
  const seen = new Set([word, ...known]);
  return senses[0].words.flatMap((of) => {
    const [sense] = of === word ? [] : (dictionary.find(of)?.senses ?? []);
    const others = sense?.part === 'adjective' ? sense.words : [];
    return others.flatMap((other) => {
      if (seen.has(other) || !/^[a-z]+$/.test(other)) return [];
      seen.add(other);
      return [{ other, of }];
    });
  });
}

/** The wanted number, single words before phrases, by sense; the answer says so if there are fewer. */
function synonyms({ word, senses }: Entry, wanted: number | undefined, dictionary: Dictionary): string {
  // "Of import" is a word for important that nobody says.
  const known = senses.flatMap(({ words }) =>
    words.filter((other) => other !== word && !other.startsWith('of ')),
  );
  const chosen = new Set(
    [...new Set(known)]
      .toSorted((a, b) => Number(a.includes(' ')) - Number(b.includes(' ')))
      .slice(0, wanted ?? MOST_SHOWN),
  );
  const left = new Set(chosen);
  const lines = senses.flatMap(({ part, meaning, words }) => {
    const others = words
      .filter((other) => left.delete(other))
      .toSorted((a, b) => Number(a.includes(' ')) - Number(b.includes(' ')));
    return others.length === 0 ? [] : [`- ${others.map(bold).join(', ')} (${part}: ${meaning})`];
  });
  if (lines.length === 0)
    return `WordNet lists no other word for ${bold(word)}, which means: ${senses[0]?.meaning}.`;
  const near = nearTo({ word, senses }, known, dictionary).slice(0, Math.max(0, (wanted ?? 0) - chosen.size));
  const count = chosen.size + near.length;
  const few = wanted !== undefined && count < wanted ? ` (${count} of ${wanted}: WordNet lists no more)` : '';
  const further = near.map(({ other, of }) => `- **${other}** (near: a synonym of ${of})`);
  return `Other words for ${word}${few}:\n\n${[...lines, ...further].join('\n')}`;
}
