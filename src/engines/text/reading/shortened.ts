/** A question without a phrase around it, which some skill may know as it is. */
interface Shortened {
  readonly message: string;
  /** The phrases that were left out, in the asker's words. */
  readonly dropped: readonly string[];
}

/** Leads that only say that something is wanted. */
const WANTS =
  /^(?:(?:so|ok(?:ay)?|well|and|now|um+)[, ]+)*(?:i(?:'d| would)? (?:want|need|like|love|have|wish)(?: you)?(?: to know| to|:)|(?:i am|i'm) (?:trying|looking|hoping) (?:to|for a way to)|(?:can|could|would) you (?:please )?(?:help me(?: to)?|tell me|show me)|(?:please )?help me(?: to)?|is there (?:a|any) (?:\w+ )?way to|what(?:'s| is) the (?:\w+ )?way to|(?:please )?(?:tell|show) me|(?:hi|hey|hello|(?:quick|next|last|another) (?:one|question))(?: \w+)?[,:!])\s+/i;
/** "for my project: …", "in my new job, …" */
const PLACED =
  /^((?:for|in|at|on|because of|regarding|about) (?:my|our|an?|the|this|some) [^,:;?"“]{2,40})[:,]\s+(?=\S+ \S)/i;
/** "I am writing a blog post, what does …" */
const SITUATION =
  /^((?:i|we|my|our)(?:'m|'ve|'re)? [^:;?"“.]{4,60})(?:[:;.]|,(?: so| and)?)\s+(?=(?:how|what|which|where|when|who|why|is|are|can|could|please|convert|give|write|explain|show)\b)/i;

/** Words with which a phrase at the end begins; the shortest tail is left out first. */
const TAIL =
  /\s*[,;]\s+(?=\S)|\?\s+(?=\S)|\s+[-–—]\s+|\s+(?=\()|\.\s+(?=\S)|\s+(?=(?:for|in|on|at|because|since|as (?:i|we|it|a|an|part)|so (?:that )?(?:i|we|my|it)|when|while|whenever|if|before|after|from|with|like|such as|during|inside|within|using|right now|now|today|again|exactly|anyway|by hand|by (?:the way|myself)|to (?:my|a|an|our|see|show|explain|use|put|make|check|be|get))\s)/gi;
/** At the end of a message, which is a tail by itself; "changed today" is a condition. */
const LAST_WORD =
  /(?<!\b(?:modified|changed|edited|updated|touched|written|created|added|made|committed|commits?|accessed|pushed|merged|did|opened|deleted))\s+(?:today|tonight|again)$|\s+(?:right now|now|exactly|anyway|in general|in one go|at once|asap|quickly|fast|properly|correctly|safely|myself|somehow|actually)$/i;

/** A number, an exception or a sign of code is a part of the question. */
const KEPT = /[\d%\\^$*{}|]|\b(?:not|without|except|only|but|instead|than)\b/i;

/** A question that lacks what these need is another one. */
const UNENDED =
  /(?:^|\s)(?:(?<!\b(?:used|stands?) )for|in|on|at|of|to|from|with|by|than|between|and|or|the|an?|my|our|your|is|are|was|were|be|as|like|not|without|except|only|but|into|about)$/i;

/** It may be said of the asker alone, and changes nothing of what is asked. */
const OF_ASKER =
  /^\W*(?:because|since|as|so(?: that)?|when|while|if|before|after|and|but)?\s*(?:i|i'm|i've|i'd|we|we're|my|it's|it is|that's)\b(?! (?:is|are|has|have|only|not)\b)|^\W*(?:just |only )?(?:need|needed|want|have|got|trying|asking|wondering|planning|going|thinking|curious|writing|doing)\b|^\W*(?:right now|now|today|tonight|again|exactly|anyway|in general|in one go|at once|asap|quickly|fast|please)\W*$|^\W*(?:for|in|on|at|with|from) (?:my|our|this|an?|the) (?:\w+ )?(?:projects?|laptops?|computers?|machine|boss|friends?|colleagues?|team|class|course|school|homework|assignment|exam|job|work|blog|essay|thesis|presentation|teacher|son|daughter|kids?|students?|company|website|site|app|quiz|crossword|trip|holiday|pupils?|article|wife|husband|mother|father|mum|mom|dad|grandma|grandpa)\W*$/i;

/** The time at which it is to be done, in a clause of its own. */
const TIME = /^(?:before|after|while|when) (?:(?:i|we) \w+|\w+ing)\b/i;

const PURPOSE = /^(?:for|in|on|at) (?:my|our|an?|this|some) [a-z][a-z -]+$/;

/** A name alone asks for nothing, once what it was wanted for is left out. */
const ASKS = /^(?!(?:an?|the|my|some)\s+\S+$)\S+\s+\S/i;

const LONGEST = 300;
const MOST_TAILS = 5;
const QUOTES = ['"', '“', '”', '`', '«', '»'];

/** The forms of a question without what is said of the asker alone. */
export const withoutAsker = (message: string): readonly Shortened[] =>
  shortened(message).filter(
    ({ message: left, dropped }) =>
      dropped.every(isOfAsker) &&
      !(/\bfind\b.*\bfiles?\b/i.test(left) && dropped.some((each) => MACHINE.test(each))),
  );
/** Files of a machine are looked for in more than the current folder. */
const MACHINE = /^(?:on|in) (?:my|the|this) .*\b(?:machine|computer|system|disk|drive|server|laptop|pc)$/i;

/** The shorter forms of a question, the longest of them first. Nothing between quotation marks is left out. */
export function shortened(message: string): readonly Shortened[] {
  if (message.length > LONGEST || message.includes('\n')) return [];
  const whole = message.trim().replace(/[\s?.!]+$/, '');
  return leadsOf(whole)
    .flatMap((start) => [
      start,
      ...tailsOf(start.message).map((end) => ({
        message: end.message,
        dropped: [...start.dropped, ...end.dropped],
      })),
    ])
    .filter(({ message: left }) => left !== whole && ASKS.test(left));
}

/** The question as it is, and without each lead that it has. */
function leadsOf(whole: string): readonly Shortened[] {
  const bare = whole.replace(WANTS, '');
  const [lead, placed] = PLACED.exec(bare) ?? SITUATION.exec(bare) ?? [];
  return [
    { message: whole, dropped: [] },
    ...(bare === whole ? [] : [{ message: bare, dropped: [] }]),
    ...(lead === undefined || placed === undefined
      ? []
      : [{ message: bare.slice(lead.length).replace(WANTS, ''), dropped: [placed] }]),
  ];
}

function tailsOf(text: string): readonly Shortened[] {
  const start = Math.max(...QUOTES.map((mark) => text.lastIndexOf(mark))) + 1;
  const last = LAST_WORD.exec(text)?.index;
  const places = [...text.matchAll(TAIL)].map(({ index }) => index);
  return [...new Set([...places, ...(last === undefined ? [] : [last])])]
    .filter((at) => at >= start && !UNENDED.test(text.slice(0, at)) && !KEPT.test(text.slice(at)))
    .toSorted((a, b) => b - a)
    .slice(0, MOST_TAILS)
    .map((at) => ({
      message: text.slice(0, at).replace(/[\s,;:(-]+$/, ''),
      dropped: [text.slice(at).replace(/^[\s,;:.?(–—-]+|[\s)?.!]+$/g, '')],
    }));
}

export const isOfAsker = (phrase: string): boolean => OF_ASKER.test(phrase);
/** For whom, or in what of the asker's own: no other program is named. */
export const isPurpose = (phrase: string): boolean => PURPOSE.test(phrase);
export const isTime = (phrase: string): boolean => TIME.test(phrase);
