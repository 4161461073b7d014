import { isDeed, isProperNoun, isRefusal } from './topics.ts';

/** What a wish tells of somebody; `a` is who it is at the first mention. */
export interface Story {
  readonly a: string;
  readonly who: string;
  readonly does: string;
  readonly where: string | undefined;
  readonly when: string | undefined;
}

const COUNT = 'two|three|four|five|six|seven|some|many';
/** "A girl who leaves her town in winter", "two strangers meeting on a bridge". */
const CLAUSE = new RegExp(
  String.raw`\b((?:(?:our|my|an?|the|${COUNT}) (?:[\p{Ll}'’-]+ ){0,3}?[\p{L}'’-]+)|\p{Lu}\p{L}+),? (?:(?:who|that|which) ((?!with\b|has to|should|builds?\b|starts?\b|grows?\b)[\p{L}'’]+(?: (?!with\b|in [a-g]\b|at \d)[\p{L}\p{N}'’-]+){0,10})|((?!bring|string|sing|king|ring|evening|morning|wedding|thing)\p{Ll}{2,}ing(?: (?!with\b|in [a-g]\b|at \d)[\p{L}\p{N}'’-]+){0,10}))(?=\s*(?:[,.;:!?]|$)|\s(?:with|at \d|in (?:the style|[A-G]\b)))`,
  'u',
);
const OF_MUSIC =
  /\b(?:songs?|tracks?|tunes?|melod(?:y|ies)|chorus|beats?|music|pieces?|jingles?|voices?|drums?|anthems?|ballads?|choirs?|singers?|bands?|guitars?|pianos?)$/i;

const WHEN =
  /\s((?:every|each) \p{L}+(?: (?:morning|evening|night))?|all (?:day|night|year|winter|summer)(?: long)?|(?:at|by|before|after|until) (?:night|dawn|dusk|noon|midnight|sunrise|sunset)|in the (?:morning|evening|afternoon|night|rain|snow|dark|moonlight)|in (?:the )?(?:winter|summer|spring|autumn|fall)|on (?:\p{L}+days?|\p{L}+day (?:morning|night|evening)|Christmas(?: Eve| Day)?)|(?:after|for) (?:\p{L}+ ){1,2}years|tonight)(?=\s|$)/iu;
const WHERE =
  /^(.+?) ((?:at|on|in|by|near|under|behind|beside|inside|outside) (?:(?:the|an?|his|her|their|its|my|our)\s|\p{Lu}).*)$/u;
/** What follows them is no place. */
const LOOKS =
  /^(?:is |are )?(?:look|star|gaz|laugh|shout|bark|smil|wav|believ|work|knock|yell|point|sing|danc|argu|giv|com|get|hold|liv)/;

/** The story that a wish tells in a clause, in its parts. */
export function storyIn(prompt: string): Story | undefined {
  const about = /\babout\s+(.+)$/is.exec(prompt)?.[1] ?? prompt;
  const [, a = '', told, going] = CLAUSE.exec(about) ?? [];
  if (a === '' || OF_MUSIC.test(a)) return undefined;
  const isMany = new RegExp(`^(?:${COUNT}) `).test(a) || /[^s]s$/.test(a);
  const whole = (told ?? `${isMany ? 'are' : 'is'} ${going ?? ''}`).trim();
  const when = WHEN.exec(whole)?.[1];
  const rest = when === undefined ? whole : whole.replace(WHEN, '');
  const [, core = '', place] = LOOKS.test(rest) ? [] : (WHERE.exec(rest) ?? []);
  const isWhole = place === undefined || !/\s/.test(core);
  return {
    a,
    who: new RegExp(`^(?:${COUNT}) `).test(a) ? `the ${a}` : a.replace(/^an? /, 'the '),
    does: isWhole ? rest : core,
    where: place,
    when,
  };
}

const MOST_WORDS = 9;
/** The end of what a song is about. */
const ABOUT =
  /\babout\s+((?:(?!\b(?:with|who|whom|whose|that|which|where|because|while|sung|performed|played|featuring|at \d|in the style|in [A-G]\b|for (?:an?|my|our) (?:choir|band|voice|duet))\b)[^,.;:!?()])+)/u;
const PREPOSITION = /^(.{3,}?) (?:to|on|in|at|of|from|by|under|over|near|through|between|behind|across) .+$/;

/** The whole subject in the words of the wish, "the night train to Lisbon", and its noun alone. */
export function subjectIn(prompt: string): { readonly whole: string; readonly short: string } | undefined {
  const said =
    ABOUT.exec(prompt)?.[1]
      ?.trim()
      .replace(/^(?:how|being|what|why)\b.*$/i, '') ?? '';
  const words = said.split(/\s+/);
  const isPlain = said !== '' && words.length <= MOST_WORDS && !isDeed(words[0] ?? '') && !isRefusal(said);
  if (!isPlain || /\b(?:is|are|was|am|i|you|we|they|he|she|it)\b/i.test(said)) return undefined;
  const short = PREPOSITION.exec(said)?.[1] ?? said;
  return { whole: definite(said), short: definite(short) };
}

const BARE =
  /^(?:love|hope|joy|peace|time|freedom|christmas|xmas|halloween|summer|winter|spring|autumn|life|home|friendship|forgiveness|happiness|homework|music|courage|patience|kindness|loneliness|sleep|work|school)\b/i;

/** "A broken bicycle" is the broken bicycle in a song. */
function definite(said: string): string {
  if (/^(?:the|my|our|your|his|her|their|this|that|all|every)\s/i.test(said) || BARE.test(said)) return said;
  return isProperNoun(said) ? said : `the ${said.replace(/^an? /, '')}`;
}
