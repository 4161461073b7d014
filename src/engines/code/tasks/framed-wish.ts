import { singular } from '../plans/reading/text.ts';

/** Closed types that people name without their variants. */
const CLOSED: readonly (readonly [said: RegExp, name: string, variants: string])[] = [
  [
    /^payments?(?: (?:methods?|types?|options?|kinds?))?$/i,
    'PaymentMethod',
    'Cash, Card(lastFour), Transfer(iban)',
  ],
  [
    /^(?:network|api|http|rest|request|repository) (?:results?|responses?|calls?|outcomes?)$/i,
    'NetworkResult',
    'Success(data), Error(message)',
  ],
  [/^(?:(?:operation|generic) )?results?$/i, 'Result', 'Success(data), Failure(message)'],
  [
    /^(?:network|ui|view|screen|page|load(?:ing)?|request|data|fetch) states?$/i,
    'UiState',
    'Loading, Success(data), Error(message)',
  ],
  [/^(?:auth(?:entication)?|login|session) states?$/i, 'AuthState', 'LoggedOut, LoggingIn, LoggedIn(user)'],
  [/^notifications?$/i, 'Notification', 'Email(address), Sms(phone), Push(title)'],
  [/^(?:chat )?messages?(?: types?| kinds?)?$/i, 'Message', 'Text(body), Image(url), File(path)'],
  [
    /^(?:ui|user|screen|input) (?:events?|actions?|intents?)$/i,
    'UiEvent',
    'Click(target), Input(text), Back',
  ],
  [
    /^(?:order|shipping|delivery) (?:status(?:es)?|states?)$/i,
    'OrderStatus',
    'Pending, Shipped(trackingCode), Delivered, Cancelled(reason)',
  ],
];

/** Phrases around a wish that ask for nothing, and everyday phrases, each with the words that the readers know. */
const FRAMES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  // The person who asks, and the purpose.
  [
    /^\s*(?:(?:my |our )?(?:homework|assignment|exercise|coursework|school project)|for (?:school|class|university|my course|uni|homework|my homework|an exercise))(?: (?:task|exercise|\d+))?\s*[:,–-]\s*/i,
    '',
  ],
  [
    /^\s*(?:i(?:'m| am)|as) (?:an? )?(?:(?:absolute|complete|total|bloody) )?(?:beginner|newbie|student|learner|new to (?:this|programming|coding|[\w#+]+))(?: (?:in|at|with|of) [\w#+]+)?\s*[:,.–-]\s*/i,
    '',
  ],
  [
    /^\s*i(?:'m| am) (?:learning|studying|practi[sc]ing) [\w#+]+(?: at (?:school|university))?\s*[:,.–-]\s*/i,
    '',
  ],
  // Every program has an example of its use, or is one itself.
  [
    /[,.;]? ?\b(?:(?:and|with|plus|then|also|please) )*(?:(?:add|include|write|provide) )?(?:an? |the )?(?:(?:short|small|little|tiny|simple|brief) )*main(?: (?:method|function|program|class))?(?: (?:that|which)| to) (?:demonstrates?|shows?|tr(?:y|ies)|tests?|uses?|runs?|exercises?)(?: (?:(?:that |how )?(?:it|everything) works|it|them|its use|the class|the methods|everything|all of (?:it|them)|the usage))?(?: (?:in action|out|briefly|off))?(?=\s*(?:[.;,]|$))/gi,
    '',
  ],
  // Words of a file, and how often they are there.
  [
    /^\W*(?:(?:write |an? )*(?:program|script|tool|app) (?:that|which|to) )?(?:reads?|opens?|takes?|loads?) (?:an? |the )?(?:given )?(?:text )?file,? and (?:then )?(prints?|shows?|lists?|outputs?) (?:out )?the (?:top )?(\d+) most (?:frequent|common|used) words( with (?:their )?counts)?/i,
    '$1 the $2 most frequent words of a text file$3',
  ],
  [
    /^\W*(?:write |an? )*(?:program (?:for|that (?:prints|shows)) )?(?:the )?word (?:frequenc(?:y|ies)|counts?) (?:of|in|for) an? (text )?file\b(.*?),? (?:and )?(?:prints?|shows?|lists?|only) (?:the )?top (\d+)(?: words)?(?: with (?:their )?counts)?(?=\s*(?:[.;,]|$))/i,
    'print the $3 most frequent words of a text file with their counts$2',
  ],
  [/(?<=\bwords\b.*),? \(?case[- ]insensitiv(?:e|ely)\)?/i, ', ignoring case'],
  // One column has a number on each line.
  [
    /\b(?:an? |the )?csv(?: file)? (?:of|with) (?:the )?numbers in (?:one|a single) column\b/gi,
    'numbers, one per line,',
  ],
  [/\b(temperature|price|weight|height|score|measurement) values\b/gi, '$1s'],
  [
    /[.,;]? ?\b(?:and |but )*(?:reports?|names?|complains? about|warns? about|tells?(?: me)? about) (?:the |all |any |every )?lines? (?:that|which) (?:are|is) (?:not (?:an? )?|no )numbers?(?=\s*(?:[.;,]|$))/gi,
    ', skip lines that are not numbers with a warning',
  ],
  // "Sealed class for payment methods (cash, card with last four digits)": its name and its variants, as code has them.
  [
    /\bsealed (class|interface) for (?:an? |the )?([a-z]+)(?: ([a-z]+?))?s? ?[(:] ?([^()]+?)(?:\)|(?=,? and an? (?:function|method)\b))/gi,
    (_, kind = '', first = '', second = '', list = '') =>
      `sealed ${kind} ${capital(singular(first))}${capital(singular(second))} with ${list
        .split(/,? and |, /)
        .map((one) =>
          one.replace(
            /^(?:an? )?([a-z]+) with (?:an? |the |its )?([a-z ]+)$/i,
            (_all, name: string, field: string) => `${capital(name)}(${camel(field)})`,
          ),
        )
        .map((one) => one.charAt(0).toUpperCase() + one.slice(1))
        .join(', ')}`,
  ],
  // A type without its fields has those that its function needs.
  [
    /\b((?:data )?class|struct|record) (?:for (?:an? |the )?|called |named )?([A-Za-z]+?)s?,? (?:and|with) an? (function|method) (?:that |which |to )groups? (?:an? |the )?(?:(?:list|array|collection) of )?[a-z]+ by (?:their |the )?([a-z]+)(?:,? and (?:(counts?)(?: (?:them|each group|how many(?: there are)?|the \w+))?|sums?(?: up)? (?:the |their )?([a-z]+?)s?))?(?=\s*(?:[.;,]|$))/i,
    (_, kind = '', name = '', function_ = '', key = '', counts = '', sum = '') => {
      const type = `${kind} ${capital(name)}`;
      if (sum) return `${type}(${key}, ${sum}) and a ${function_} that sums the ${sum} per ${key}`;
      return `${type}(${key === 'name' ? 'id' : 'name'}, ${key}) and a ${function_} that ${counts ? `counts ${name.toLowerCase()}s per` : `groups ${name.toLowerCase()}s by`} ${key}`;
    },
  ],
  [
    /\b(sealed (?:class|interface)|enum)(?: (?:with associated values|representing))?(?: hierarchy)? (?:for|of) (?:an? |the )?(?:different |various |possible )?([a-z]+(?: [a-z]+)?)(?: with associated values)?(?=\s*(?:[.,;]|$)|,? (?:and|with|plus) (?:an? )?(?:[a-z]+ )?(?:function|method|extension|when|switch|fold)\b)/i,
    (all, kind = '', said = '') => {
      const known = CLOSED.find(([pattern]) => pattern.test(said));
      // Values that are named go with the type.
      return known && (/^sealed/i.test(kind) || /associated/i.test(all))
        ? `${kind} ${known[1]} with ${known[2]}`
        : all;
    },
  ],
  [
    /(?<=\bsealed\b.*\b(?:function|method)) (?:that|which|to) (?:prints?|returns?|gives?|makes?|formats?) (?:an? |the |one )?receipt(?: line)?(?: for (?:each|every|it|them|all)(?: (?:one|of them|payment|method))?)?/gi,
    ' receiptLine',
  ],
];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
const camel = (words: string): string =>
  words
    .trim()
    .split(' ')
    .map((word, at) => (at === 0 ? word.toLowerCase() : capital(word)))
    .join('');

const HINT =
  /homework|assignment|exercise|coursework|school|class|uni|beginner|newbie|student|learn|new to|stud|practi|main|word|csv|values|lines|sealed|enum|group/i;

/** A wish without its frame. */
export const withoutFrame = (prompt: string): string =>
  HINT.test(prompt)
    ? FRAMES.reduce(
        (wish, [pattern, by]) =>
          typeof by === 'string' ? wish.replace(pattern, by) : wish.replace(pattern, by),
        prompt,
      )
    : prompt;
