/** How an answer is to be told, beside what is asked. */
export interface Manner {
  /** At most so many sentences. */
  readonly sentences?: number;
  /** A number of sentences was said, and not "a few". */
  readonly isExact?: boolean;
  /** At most so many lines of code. */
  readonly lines?: number;
  /** For whom, or in which form, in the asker's words. */
  readonly form?: string;
  /** As a list, with at most so many points. */
  readonly points?: number;
  /** Words that are not to be in it. */
  readonly avoided?: readonly string[];
}

const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  single: 1,
  few: 3,
  of: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
const SENTENCES =
  /\bin (?:just |only )?(?:(?:one|two|three|[1-4]) ?(?:or|to|-|–) ?)?(one|a|a single|a few|a couple of|two|three|four|[1-4]) (?:short |simple )?sentences?\b/i;
const LINES =
  /\bin (?:just |only )?(one|a single|two|three|four|five|[1-9]) lines?\b(?! of (?:text|the))|\b(one)[- ]?liner\b/i;
/** Who is to understand it: "to a junior developer", "for first-year students". */
const AUDIENCE =
  /\b(?:for|to) (?:(?:an?|my|our|the|some|your) )?(?:class(?:room)? (?:of|full of) )?(?:[\w-]+ ){0,3}?(?:developers?|devs?|engineers?|programmers?|coders?|juniors?|interns?|testers?|graduates?|beginners?|students?|pupils?|freshmen|managers?|stakeholders?|designers?|colleagues?|teenagers?|teens?|kids?|child(?:ren)?|year[- ]?olds?|laymen)\b/i;
/** They understand the words of the stored texts. */
const OF_TRADE =
  /(?:developers?|devs?|engineers?|programmers?|coders?|juniors?|interns?|testers?|graduates?)$/i;
const EXPLAINED = /\b(?:explain\w*|describe|define|teach|what (?:is|are|does)|why|how does)\b/i;
const BULLETS =
  /\b(?:in|as|with) (?:(?:an?|just|only) )?(?:(one|two|three|four|five|six|[1-6]) )?(?:short |simple )?(?:bullet(?:ed)? (?:points?|lists?)|bullets)\b/i;
/** "without using factorial or fibonacci" */
const WITHOUT =
  /,? without (?:using|mentioning|saying) (?:the )?(?:words? )?["“']?([a-z][a-z '"”“-]{2,60}?)(?=[?.! ]*$)/i;
const FORM =
  /\b(?:i(?:['’]?m| am) (?:not|no) (?:an? |very |really )*(?:tech(?:y|ie|nical)?|computer|it)(?:[- ](?:person|guy|expert|savvy))?|(?:(?:i keep (?:hearing|reading)[^.?!]{0,25} )?(?:and|but|so) )?i(?:['’]?m| am) (?:in (?:marketing|sales|finance|hr|design|accounting|law|management|retail)|an? (?:[a-z]+ )?(?:designer|teacher|nurse|manager|lawyer|doctor|artist|writer|accountant|marketer|chef|baker|farmer|photographer|pensioner|journalist))(?: (?:and|but) (?:not|no) (?:very )?tech[a-z]*)?|(?:explain(?:ed)? )?like (?:i'?m|i am|to) (?:(?:an? )?(?:five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[1-9]\d?)(?:[- ]years?[- ]old| yo)?|an? (?:child|kid|beginner|idiot|noob|newbie|junior|toddler|dummy)|stupid|new)\b|eli5|step[- ]by[- ]steps?|in (?:great |more |full )?detail|as if (?:i|to) .{2,30}?(?=[?.!,]|$)|(?:in|with|using) (?:very |really )?(?:simple|easy|plain|layman'?s|non-?technical) (?:words|terms|language|english)|(?:for|to) (?:an? |my |our )?(?:\d+|five|six|seven|eight|nine|ten|twelve)[- ]years?[- ]olds?(?: (?:child|kid|son|daughter|boy|girl|nephew|niece))?|(?:for|to) (?:an? |my |our )?(?:(?:first|second|third|final|high)[- ](?:year|school|grade) )(?:students?|pupils?|graders?)|for (?:an? |my |our )?(?:absolute |total |complete )?(?:little )?(?:son|daughter|nephew|niece|beginners?|dumm(?:y|ies)|noobs?|newbies?|juniors?|child(?:ren)?|kids?)|(?:(?:explained|told|put) )?(?:simply )?(?:to|for) (?:someone|somebody|people|anyone|an? (?:[a-z]+ )?(?:person|friend|colleague|child|kid|beginner|student|manager|client|customer|developer|programmer|relative)) (?:who|that|without|with no|from|in|new to|at) .{3,60}?(?=[?.!]|$)|(?:explained|told) (?:with|by|through|on) .{3,60}?(?=[?.!]|$)|with an example (?:from|of|out of) .{3,40}?(?=[?.!]|$)|(?:explained |told |put )?(?:simply )?(?:to|for) (?:my|our) (?:[a-z]+ )?(?:grand(?:father|mother|pa|ma|parents)|mother|father|mum|mom|dad|sister|brother|wife|husband|parents|neighbou?rs?|boss|class|pupils|students|colleagues?|team)|to (?:an? |my )?(?:complete |total |absolute )?(?:child|kid|teen(?:ager)?|beginner|layman|layperson|grandma|grandmother|grandpa|grandfather|mom|mum|dad|parents|boss|non-?(?:technical (?:person|friend|colleague|manager|audience)|[a-z]+(?:ist|er|or|yer|ian|person|coder|user|doctor)s?)|(?:\d+|five|six|seven|eight|nine|ten|twelve)[- ]years?[- ]old)|so (?:that )?(?:even )?(?:an? |my )?(?:(?:(?:\d+|five|six|seven|eight|nine|ten|twelve)[- ]years?[- ]old|child|kid|beginner|grandma|grandmother|grandpa|mother|father|mum|mom|dad|son|daughter)(?: (?:can|could|will|would))?|i (?:can|could)) (?:gets?|understands?|follows?|grasps?)(?: it| that| this)?|explain(?:ed)?(?: it| this)? (?:simply|briefly|in simple terms|easily)|with an analogy|without (?:too much |any |the |using )*(?:maths?|mathematics|formulas|jargon|technical (?:terms|words|language))|as (?:an? )?(?:table|bullet points?|bulleted list|list|poem|rap|diagram)|in (?:an? )?(?:table|list|bullet) form(?:at)?|in bullet points)\b/i;
/** Most messages have none of these words, and the patterns take long to compile. */
const LIKELY =
  /\bi['’]?m |\bi am |\bnot? |\bin |\bwithout |\bstep|liner\b|\blike |eli5|\bas |\bfor |\bto |\bwith |\busing |\bexplain|\bso /i;

/** Told to somebody who knows nothing of it. */
export function wantsPlain(message: string): boolean {
  const { form = '' } = mannerOf(message);
  return PLAIN.test(form) && !/\b(?:table|bullet|list|poem|rap|diagram)/i.test(form);
}
const PLAIN = /^(?:i\b|and|but|like|without|eli5|as if|in|with|using|for|to|so|explain)/i;

/** The manner that a question asks for. */
export function mannerOf(message: string): Manner {
  if (message.length > LONGEST || !LIKELY.test(message)) return {};
  const count = SENTENCES.exec(message)?.[1]?.toLowerCase().split(' ').at(-1);
  const bullets = BULLETS.exec(message);
  const audience = EXPLAINED.test(message) ? AUDIENCE.exec(message)?.[0] : undefined;
  const said = FORM.exec(message)?.[0] ?? (OF_TRADE.test(audience ?? '') ? undefined : audience);
  const form = said === undefined || OF_TRADE.test(said) || BULLETS.test(said) ? undefined : said;
  const line = LINES.exec(message);
  const lines = (line?.[1] ?? line?.[2])?.toLowerCase().split(' ').at(-1);
  const avoided = (EXPLAINED.test(message) ? WITHOUT.exec(message) : null)?.[1]?.split(/ (?:or|and) |, /);
  return {
    ...(lines === undefined ? {} : { lines: COUNTS[lines] ?? Number(lines) }),
    ...(count === undefined
      ? {}
      : { sentences: COUNTS[count] ?? Number(count), isExact: !/^(?:few|of|a)$/.test(count) }),
    ...(form === undefined ? {} : { form }),
    ...(bullets === null ? {} : { points: numberOf(bullets[1]) }),
    ...(avoided === undefined ? {} : { avoided }),
  };
}

const numberOf = (word = '6'): number => COUNTS[word.toLowerCase()] ?? Number(word);

const LONGEST = 300;

/** "What is a mutex? Explain it to a child." */
const EXPLAIN = '(?:and |please |can you |could you )*\\b(?:explain|tell|put) (?:(?:it|this|that) )?';

const HOW_TO_EXPLAIN = /^how (?:do|would|can|could|should) (?:i|you|we|one) (?:best )?explain (?!to\b)/i;

/** A question without the manner at its end or its beginning. */
export function withoutManner(said: string): string {
  if (said.length > LONGEST || !LIKELY.test(said)) return said;
  const question = said
    .replace(HOW_TO_EXPLAIN, 'explain ')
    .replace(EXPLAINED.test(said) ? WITHOUT : /$^/, '');
  const manners = [SENTENCES, BULLETS, FORM, ...(EXPLAINED.test(question) ? [AUDIENCE] : []), LINES];
  // "In one sentence for a child": either of them may be the last.
  return [...manners, SENTENCES]
    .reduce(
      (text, { source }) =>
        text
          .replace(new RegExp(`[\\s,.;?]*(?:${EXPLAIN})?(?:${source})[\\s?.!]*$`, 'i'), '')
          .replace(new RegExp(`^(explain )(?:to me )?(?:${source})[,:]? (?=\\S)`, 'i'), '$1')
          .replace(new RegExp(`^(?:${source})[,:]? (?:explain )?(?=\\S)`, 'i'), 'explain '),
      question,
    )
    .replace(/^explain (?=(?:what(?:'s| is| are| does| do)|why|how|explain|tell)\b)/i, '');
}

/** Skills that explain with a stored text, which is told in one way only. */
const TOLD = [
  'idea',
  'everyday',
  'error-message',
  'documentation',
  'dictionary',
  'recipe',
  'reference',
  'exit-status',
];

/** The answer in the manner that was asked for, or with a note that it is not. */
export function inManner(
  text: string,
  skill: string,
  { sentences: said, isExact = false, form, lines = Number.POSITIVE_INFINITY, points, avoided = [] }: Manner,
): string {
  if (linesOfCode(text) > lines)
    return `${text}\n\n_Not in ${lines === 1 ? 'one line' : `${lines} lines`}: this is the shortest that I have._`;
  if (!TOLD.includes(skill)) return text;
  const sentences = said ?? (Number.isFinite(lines) ? lines : undefined);
  const count = sentences ?? points;
  const isStored = ['idea', 'everyday'].includes(skill);
  const short =
    count === undefined || !isStored ? text : firstSentences(text, count, points !== undefined, isExact);
  // Code says `fib(n)` for Fibonacci.
  const used = avoided.filter((word) => new RegExp(`${word}|\\b${word.slice(0, 3)}\\w*\\(`, 'i').test(short));
  if (used.length > 0) return `${short}\n\n_Not without “${used.join('”, “')}”: the text is a stored one._`;
  // A definition is short and has no other words; what is said for everyday is plain.
  const isPlain =
    !OWN_PICTURE.test(form ?? '') &&
    ((skill === 'everyday' && !(FOR_CHILD.test(form ?? '') && HARD.test(text))) ||
      /^(?:Think of|Imagine) /.test(text) ||
      (skill === 'dictionary' && /\b(?:simple|easy|plain)\b|simply|briefly/i.test(form ?? '')));
  const isTold =
    form === undefined || isPlain || (/table|bullet|list/i.test(form) && /^\s*[|-] /m.test(text));
  return isTold
    ? short
    : `${short}\n\n_Not told ${/^eli5/i.test(form) ? 'as' : ''} “${form}”: the text is a stored one._`.replace(
        '  ',
        ' ',
      );
}

/** A picture of the asker's own, which a stored text is not. */
const OWN_PICTURE = /^(?:explained|told) (?:with|by|through|on)\b|^with an example/i;
const FOR_CHILD =
  /\b(?:child(?:ren)?|kids?|toddler|son|daughter|nephew|niece|eli5|(?:[3-9]|1[0-2]|five|six|seven|eight|nine|ten)(?:[- ]years?[- ]olds?| yo)|(?:i'?m|i am) (?:[3-9]|five|six|seven|eight|nine|ten))\b/i;
/** Long words, measures and names that a child does not know. */
const HARD =
  /\b\p{L}{12,}\b|\b(?:molecules?|scatter\w*|absorb\w*|pigments?|chlorophyll|infrared|nucle\w+|enzymes?|hormones?|viscosity|radiation|wavelengths?|electrons?|protons?|pressure difference)\b|\d ?(?:m\/s|km\/s|°|%|nm)|Einstein/u;

/** Counts lines of the first listing, without comments and blank lines. */
const linesOfCode = (text: string): number =>
  (/^```\w*\n(.*?)^```/ms.exec(text)?.[1] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:\/\/|#|\/?\*)/.test(line)).length;

/** The first sentences of all paragraphs, as a paragraph or a list; a text with code or a list keeps its form, and notes stay. */
function firstSentences(text: string, count: number, isList: boolean, isExact: boolean): string {
  const paragraphs = text.split('\n\n');
  const notes = paragraphs.filter((each) => each.startsWith('_'));
  const body = paragraphs.filter((each) => !each.startsWith('_'));
  const told = body.some((each) => /^(?:```|[-*|] |\d+\. )/.test(each)) ? body.slice(0, 1) : body;
  const sentences = told.flatMap((each, paragraph) =>
    each
      .replace(/^\*\*(.*)\*\*$/s, '$1')
      .split(/(?<=[.!?]) (?=[A-Z`])/)
      .map((sentence, place) => ({ sentence, order: place * told.length + paragraph })),
  );
  // Each paragraph speaks of another thing: its first sentence comes before the second of any.
  const last = sentences.map(({ order }) => order).toSorted((one, other) => one - other)[count - 1];
  const kept = sentences
    .filter(({ order }) => last === undefined || order <= last)
    .map(({ sentence }) => sentence);
  const fewer =
    isExact && kept.length < count
      ? [`_${kept.length} of the ${count} sentences: the text is a stored one._`]
      : [];
  return [isList ? kept.map((each) => `- ${each}`).join('\n') : kept.join(' '), ...notes, ...fewer].join(
    '\n\n',
  );
}
