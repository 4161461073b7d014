/** Polite or hasty words around a question that ask for nothing. */
const OPENINGS =
  /^(?:(?:sorry|apologies|excuse me)(?: (?:to|for|if i) (?:bother|bug|disturb|interrupt)(?:ing)?(?: you)?(?: again)?)[,.;:]* (?:but )?|(?:hi|hey|hello|good (?:morning|afternoon|evening)|ok(?:ay)?|um+|well|sorry|please|pls|plz)(?: (?:there|all|guys|team|everyone|octet))?(?:[,!.:;-]+\s*|\s+(?=how|what|which|why|where|can|could|please|i |is ))|(?:(?:a |one |just a |i have a )?(?:quick|short|dumb|stupid|silly|simple|small|noob|newbie|random)(?: and \w+)? (?:one|q|question)|question|short answer(?: please)?|eli5)[,:;.!-]+\s*|(?:can|could|would) (?:you|u|anyone|someone) (?:please |pls |quickly )?(?:tell|remind|show) me (?=how\b|what\b|which\b|why\b|where\b|the (?:difference|command))|(?:please |pls )?(?:tell|remind) me (?:again )?(?=how\b|which\b|why\b|where\b|the difference)|(?:ok(?:ay)?|well|right|and),? so,? (?=\S+ \S)|i (?:was|am) (?:just )?wondering,? (?:if you (?:know|can tell me),? )?(?=how\b|what\b|which\b|why\b|where\b|when\b|if\b)|i (?:forgot|need (?:some )?help|have (?:a|this) problem|can'?t remember)(?: with this| again)?[:,;.-]+\s*|(?:do you(?: happen to)?|does anyone|does anybody|anyone) know (?=how\b|what\b|which\b|why\b|where\b)|(?:any idea|no idea) (?=how\b|what\b|which\b|why\b|where\b)|i(?:'d| would) (?:like|love) to know (?=how\b|what\b|which\b|why\b|where\b)|i (?:want|need) to know (?=how\b|what\b|which\b|why\b|where\b))/i;

const CLOSINGS =
  /(?<!\b(?:(?<!\b(?:stands?|used|short|good|needed) )for|of|word|words|define|spell|with|rhymes?|say|does))(?:[\s,.;:!?)(-]+|^)(?:please|pls|plz|thanks?(?: a lot| you| in advance| so much| very much)?|thank you(?: so much| very much| in advance)?|thx|ty|tia|cheers|(?:just )?(?:an? )?(?:(?:short|quick|brief) (?:answer|explanation|reply|version)|(?<=[,;:.?!-]\s*)(?:easy|simple) words)(?: please| is (?:fine|enough|ok)| for (?:an? |my |our )?(?:pupils?|students?|beginners?|child(?:ren)?|kids?|class(?: \d+)?|grade \d+|\d+(?:st|nd|rd|th) graders?))?|keep it (?:short|brief|simple)|explained(?: (?:simply|briefly|shortly|quickly))?|(?<=\b(?:is|are|does|mean|an?) .*)(?:even|anyway|again|really|exactly|actually)|be brief|in short|(?<=[,;:.-]\s*)(?:short|shortly|brief|briefly|quick|quickly|roughly|basically|simply|more or less|in a nutshell|in general)(?: please)?|in a nutshell|tl;?dr|eli5|(?:i'?m|i am) (?:(?:really|quite|very|still|a bit|pretty) )?(?:stuck|lost|confused|new (?:to|at) (?:this|programming|coding|it|git|docker|linux|python|sql))|like i'?m (?:five|5|a (?:child|kid|beginner|noob|newbie|junior)(?: dev(?:eloper)?)?|\d{1,2}|new(?: (?:to|at) \w+)?|stupid)|like i am (?:five|5|a beginner|new(?: (?:to|at) \w+)?)|for (?:an? )?(?:absolute |total |complete )?(?:beginners?|dumm(?:y|ies)|noobs?|newbies?|juniors?)|if possible|if you (?:can|don'?t mind)|any (?:ideas?|hints?|tips|thoughts|clues?|suggestions|help)|help)[\s?.!)]*$/i;

const EXAMPLE =
  /[\s,.;:!?-]+(?:and |plus )?(?:(?:can|could) you )?(?:please )?(?:explain (?:it |this |that )?(?=with))?(?:(?:with|give(?: me)?|show(?: me)?|include|using) |(?<=[?.!,;:]\s+(?:and |plus )?))(?:(?:an?|one|some|a few|two|three|2|3) )?(?:(?:very |really )?(?:small|short|simple|quick|little|tiny|minimal|easy|concrete|real(?:[- ]world|[- ]life)?|practical|code|everyday|daily|(python|javascript|typescript|java|go|rust|bash|sql|c\+\+|c#|ruby|php)) ){0,2}(?:examples?|comparisons?|analog(?:y|ies))(?: from (daily|everyday|real|my) life)?(?: (?:in|using|with|for) (python|javascript|typescript|java|go|rust|bash|sql|c\+\+|c#|c|ruby|php|js))?(?: (?:(?:of|for) )?(?:each|both)(?: of them)?)?(?: please)?[\s?.!]*$/i;

/** Out of life and not out of a program. */
const OF_DAYS = /\b(?:everyday|daily|real[- ]life|real[- ]world) examples?/i;

/** ", then show it in Python" */
const SHOWN =
  /[\s,.;:!?-]+(?:and |then |and then |plus )?(?:(?:can|could) you )?(?:please )?(?:show|demonstrate|implement|write|give)(?: me)? (?:it|this|that|one)(?: to me)?(?: (?:working|working code|code))? (?:in|with|using) (python|javascript|typescript|java|go|rust|bash|sql|c\+\+|c#|c|ruby|php|js)(?: code)?(?: please)?[\s?.!]*$/i;

/** An example that is no code. */
export const OF_LIFE = 'everyday life';

/** Most messages have none of these words, and the patterns take long to compile. */
const FIRST_WORDS =
  ' hi hey hello good ok okay um umm well sorry please pls plz a one just i quick short dumb stupid silly simple small noob newbie random question eli5 can could would tell remind do does anyone any no right and ';
const LAST_WORDS =
  ' life comparison analogy explained even anyway again really exactly actually please pls plz thanks thank thx ty tia cheers answer explanation reply version short brief simple tldr tl dr eli5 stuck lost confused new five beginner beginners dummy dummies noob noobs newbie newbies junior juniors child kid stupid possible mind idea ideas hint hints tips thoughts clue clues suggestions can help example examples like shortly briefly quick quickly roughly basically simply less nutshell general each both python pupil pupils student students class grade graders javascript js typescript java go rust bash sql ruby php code ';

const isLikely = (words: string, text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .some((word) => word !== '' && words.includes(` ${word} `));

const LONGEST_WORD = 12;

/** A tail that is longer asks for something. */
const LONGEST_TAIL = 80;
const MOST_COURTESIES = 6;

export interface PlainQuestion {
  readonly text: string;
  /** An example was asked for, beside the answer. */
  readonly wantsExample: boolean;
  /** The language of that example. */
  readonly exampleIn?: string | undefined;
}

/**
 * A question without greetings, thanks and how long the answer may be. `isText` says that the message ends with a
 * text to work on, which is left alone; so is what stands between quotation marks.
 */
export function plainQuestion(message: string, isText: boolean): PlainQuestion {
  let text = message.trim();
  let wantsExample = false;
  let exampleIn: string | undefined;
  for (let left = MOST_COURTESIES; left > 0; left -= 1) {
    const opened = isLikely(FIRST_WORDS, text.slice(0, LONGEST_WORD)) ? text.replace(OPENINGS, '') : text;
    const shorter = withoutEnd(GREETED.test(opened) ? opened : text, isText);
    if (shorter.wantsExample) wantsExample = true;
    exampleIn ??= shorter.exampleIn;
    if (shorter.text === text || !isQuestion(shorter.text)) break;
    text = shorter.text;
  }
  return { text, wantsExample, exampleIn };
}

function withoutEnd(text: string, isText: boolean): PlainQuestion {
  const end = Math.max(
    text.length - LONGEST_TAIL,
    ...['"', '”', '`', '\n'].map((mark) => text.lastIndexOf(mark) + 1),
  );
  if (isText || end >= text.length || !isLikely(LAST_WORDS, text.slice(-LONGEST_TAIL)))
    return { text, wantsExample: false };
  const tail = text.slice(end);
  const shown = SHOWN.exec(tail);
  if (shown !== null)
    return { text: text.slice(0, end + shown.index), wantsExample: true, exampleIn: shown[1] };
  const example = EXAMPLE.exec(tail);
  const plain = example === null ? tail : tail.slice(0, example.index);
  return {
    text: text.slice(0, end) + plain.replace(CLOSINGS, ''),
    wantsExample: example !== null,
    exampleIn:
      example?.[2] === undefined && !OF_DAYS.test(example?.[0] ?? '')
        ? (example?.[1] ?? example?.[3])
        : OF_LIFE,
  };
}

/** "hi, what's up" is a greeting. */
const GREETED = /\S\s+\S+\s+\S/;

/** True for two words or more: "thanks" and "ok please" are answered as they are. */
const isQuestion = (text: string): boolean => /\S\s+\S/.test(text.trim()) || /[-_.]|\d/.test(text);
