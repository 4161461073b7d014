import { BY_NAME, difference, type Explained, nameIn, shown } from '../knowledge/known-ideas.ts';
import { isStopWord, stem } from '../language/words.ts';
import { withoutManner } from '../reading/manner.ts';
import { notAnswered, type Skill } from '../skill.ts';

const LONGEST = 180;
const MOST_WORDS = 5;
const MOST_NAMES = 3;

/** These ask for a deed, a history, a price or a text, and not for what something is. */
const ASKS_OTHER =
  /^(?:please |can you |could you )*(?:write|create|make|generate|build|implement|list|name|suggest|recommend|draw|translate|rewrite|summari[sz]e|convert|calculate|fix|count|sort|who|where|is|are|can|does|do|did|has|have|will|was|were|best|top|my|our|i|we)\b|\b(?:how (?:do|can|could|should|would|to|many|much|long|old|big|fast|often)(?! (?:(?:i|you|we) )?explain)|who|whose|where|latest|newest|version|price|cost|costs|salary|invented|history|year|famous|popular|your|opinion|best|error|not working|wrong)\b/i;
/** What somebody has of their own is not known. */
const OF_ASKER = /\b(?:my|our|your|his|her|their) (?!boss|team|son|daughter|mother|father|colleague|friend)/i;
/** Words of any question about what something is. */
const FRAME: ReadonlySet<string> = new Set(
  'what whats explain explained explaining explanation describe define definition tell mean means meaning meant term terms concept idea please brief briefly short shortly quick quickly simple simply plain basically basic exactly actually really work works working used use using for purpose point good example examples tiny each difference differences between compare compared comparison different differ differs vs versus junior senior developer developers dev programmer engineer beginner beginners newbie student students colleague interview interviewer someone somebody thing called word stand stands give show summary overview understand understanding help quickly intro introduction role job sentence sentences word words paragraph again why when which should choose pick over prefer instead versus either one ones thing things mainly mostly refer refers practice programming computing computer science software context keyword keywords operator operators statement statements pattern patterns method methods protocol protocols algorithm algorithms system systems application applications app apps architecture environment language languages code coding program programs team teams pros cons advantage advantages disadvantage disadvantages drawback drawbacks benefits small large today way'.split(
    ' ',
  ),
);
const PROS = /\b(?:pros|cons|(?:dis)?advantages?|drawbacks?|benefits)\b/i;
const OF_TEAM = / for (?:an? |my |our )?(?:[a-z]+ )?team of (?:\d+|[a-z]+)(?: people| developers)?\b/;
const WANTS_USE =
  /\b(?:pros|cons|(?:dis)?advantages?|drawbacks?|benefits|when|which (?:one|is|to|should|do|would|of)|should|choose|pick|prefer|over|instead)\b/i;
const COMPARES =
  /\b(?:differ\w*|vs\.?|versus|compare\w*|or|instead of|between)\b|\b(?:use|using|choos\w+|pick|prefer)\b.*\bover\b/i;
/** "How is it different from a semaphore": the other one was told before. */
const ONE_OF_TWO = /\b(?:differ\w*|compare\w*)\b/;
/** "A transformer's attention": the thing that is owned comes behind its owner. */
const OWNER = /(?<!\b(?:what|that|it|let|who|where|how|there|here))['’]s \w/i;
/** "In Python" alone asks nothing. */
const ASKS =
  /\b(?:what|whats|what's|explain\w*|explanation|describe|definition|define|mean\w*|tell|how|why|when|which|should|difference\w*|differ|vs\.?|versus|compar\w+|or|purpose|pros|cons|(?:dis)?advantages?|drawbacks?|benefits|understand|example\w*|summary|overview)\b/i;
const REASON = /\b(?:because|so that|since|therefore|otherwise|avoids?|lets?|keeps?|without)\b/i;
const REMEDY = /^(?:fix(?:es)?|prevent(?:ion)?|avoid|protect(?:ion)?|mitigate|defend|remedy)$/;
const TELLS_REMEDY = /\b(?:against|prevents?|avoids?|helps?|instead|protects?|forbids?)\b/i;
/** "unit, integration and end-to-end tests": the last word belongs to all. */
const SHARED = /([\w-]+)(?:,? (?:and )?([\w-]+))?,? (?:and|or|vs\.?|versus) ([\w-]+) ([a-z]+?)s?(?= |$)/g;

interface Named {
  readonly names: readonly string[];
  /** The words that no name takes. */
  readonly rest: readonly string[];
}

const KIND = /^(?:hooks?|react hooks?|tests?|tools?|queries|query|commands?|keywords?)$/;

/** The stored names in a text, the longest first at each place. */
function namedIn(text: string): Named {
  const words = text.split(' ').filter((word) => word !== '');
  const names: string[] = [];
  const rest: string[] = [];
  let isName = false;
  for (let at = 0; at < words.length; ) {
    const taken = longestAt(words, at);
    if (taken === undefined) rest.push(words[at] ?? '');
    // "The useEffect hook": it says of what kind the name before it is.
    else if (!(KIND.test(taken.name) && isName)) names.push(taken.name);
    isName = taken !== undefined;
    at += taken?.count ?? 1;
  }
  return { names, rest };
}

function longestAt(
  words: readonly string[],
  at: number,
): { readonly name: string; readonly count: number } | undefined {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
    const said = words.slice(at, at + count).join(' ');
    if (count === 1 && (FRAME.has(said) || isStopWord(said))) continue;
    const bare = said.replace(/['’]s\b/g, '');
    const name = [said, bare, bare.replace(/s$/, ''), bare.replace(/es$/, ''), bare.replace(/ing$/, '')].find(
      (each) => BY_NAME.has(each),
    );
    if (name !== undefined) return { name, count };
  }
  return undefined;
}

/** The words of a question: signs between them are gone, those of names such as C++ and .gitignore stay. */
const plainWords = (question: string): string =>
  nameIn(question)
    .replace(/[?!,;:()]+/g, ' ')
    .replace(/\.(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const withSharedWord = (question: string): string =>
  question.replace(SHARED, (all, one: string, two: string | undefined, three: string, last: string) => {
    const each = [one, two, three].flatMap((part) => (part === undefined ? [] : [`${part} ${last}`]));
    return each.every((name) => BY_NAME.has(name)) ? each.join(' and ') : all;
  });

/** A stored idea, wherever its name stands in a question of which its text covers every other word. */
export const coveredIdeas: Pick<Skill, 'answer'> = {
  answer({ message, wantsExample }) {
    if (
      message.length > LONGEST ||
      message.includes('\n') ||
      ASKS_OTHER.test(message) ||
      OF_ASKER.test(message)
    )
      return undefined;
    const question = plainWords(withSharedWord(withoutManner(message).toLowerCase())).replace(OF_TEAM, '');
    const { names, rest } = namedIn(question);
    const known = [...new Set(names.flatMap((name) => BY_NAME.get(name) ?? []))];
    if (known.length === 0 || known.length > MOST_NAMES) return undefined;
    if (rest.length > 0 && !ASKS.test(question)) return undefined;
    if (known.length === 1 && ONE_OF_TWO.test(question)) return undefined;
    const told = toldOf(names, OWNER.test(message) ? known.toReversed() : known, question);
    if (told === undefined) return undefined;
    if (PROS.test(question) && told.use === undefined) return undefined;
    const text = shown(told, WANTS_USE.test(question));
    const own = new Set(
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}+#]+/gu)
        ?.map(stem),
    );
    const isCovered = (word: string): boolean =>
      FRAME.has(word) ||
      isStopWord(word) ||
      (REMEDY.test(word) && TELLS_REMEDY.test(text)) ||
      word.split(/[-/.]/).every((part) => own.has(stem(part)));
    // A part that nothing tells of may be the very thing that is asked for.
    if (!rest.every(isCovered)) return undefined;
    if (/\bwhy\b/.test(question) && !REASON.test(text)) return undefined;
    const note = notAnswered([
      ...(WANTS_USE.test(question) && told.use === undefined && known.length > 1 ? ['which to use'] : []),
      ...(wantsExample && !/\bfor example\b|\bsuch as\b|`|\(.+\)/.test(text) ? ['an example'] : []),
    ]);
    return note === '' ? text : `${text}\n\n${note}`;
  },
};

/** One idea, one in the field of another that it speaks of, or two and more that are set side by side. */
function toldOf(
  names: readonly string[],
  known: readonly Explained[],
  question: string,
): Explained | undefined {
  const [one, other] = known;
  if (one === undefined || other === undefined) return one;
  const [first = '', second = ''] = [...new Set(names)];
  if (COMPARES.test(question))
    return known.length === 2
      ? difference(first, second)
      : { text: known.map(({ text }) => text).join('\n\n') };
  if (/ and /.test(question)) return { text: known.map(({ text }) => text).join('\n\n') };
  // "A pod in Kubernetes", "a YAML example of a workflow": the one that speaks of the others.
  return known.find((idea) =>
    names.every((name) => BY_NAME.get(name) === idea || idea.text.toLowerCase().includes(name)),
  );
}
