import { THINGS } from '../plans/reading/implied-record.ts';
import { NUMBER } from '../plans/reading/text.ts';
import { withoutFrame } from './framed-wish.ts';

const QUESTION =
  /^\W*(?:please )?(?:(?:how (?:do|can|could|would|should) (?:i|you|we|one)|how to|what(?:'s| is) (?:the|a) (?:best |easiest |simplest |shortest |right |idiomatic )?way to|(?:can|could|would) you (?:please )?(?:show me )?how to|show me how to) )(?=\w)/i;

/** "Javascript how do i sort …, make me a function": the question behind the name of a language. */
const ASKED_OF =
  /^(\W*(?:in )?[a-z][\w+#.]*)[:,]? (?:how (?:do|can|could|would|should) (?:i|you|we|one)|how to|what(?:'s| is) (?:the|a) (?:best |easiest |simplest )?way to) (?=\w)/i;
const FUNCTION_BEHIND =
  /[,;.?!]+ ?(?:(?:please|can you|could you|pls|and) )*(?:make|write|give|show|i (?:need|want)|as|put it in)(?: me)? (?:an? |one )?(?:small |simple |reusable )?(?:function|method)(?: (?:for|that does|to do|of|out of) (?:it|this|that))?(?: please| pls)?\s*[.!?]*\s*$/i;

/** "I'd like a function", "Develop a class": ways to ask for something to be written. */
const ASKING =
  /^\s*(?:(?:i(?:'d| would) (?:like|love)(?: to have)?|(?:i|we)(?: really| also)? (?:need|want)|(?:please )?(?:build|develop|design|code|program|provide|produce|prepare)(?: me)?|(?:please )?(?:show|give|get|make|send|hand) me) )(?=(?:an?|some|another) )/i;
const TENS: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const COUNTED = new RegExp(`(?<![\\w-])(?:${Object.keys(TENS).join('|')})(?![\\w-])`, 'gi');

/** Readers know what these words mean by other words, or by none. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/’/g, "'"],
  // All programs keep to these standards; an older one is told as left out.
  [/(?<![\w.+#-])(c\+\+)(?:17|20|23)(?![\w+#])/gi, '$1'],
  [/(?<![\w.+#-])(c)(?:99|11|17|23)(?= (?:program|function|code|struct|library|implementation)\b)/gi, '$1'],
  // A name with a sign in it would be read as the article.
  [/(?<!\w)a\*(?=[\s,.;:)]|$)/gi, 'astar'],
  [
    /\b((?:sums?|adds? up|totals?|averages?|counts?)(?: up)?) (?:the )?(?:field|column) (?:called |named )?["'`]?(?!of\b|in\b|by\b)([a-z]\w*)["'`]? (?=per\b|by\b|for each\b)/gi,
    '$1 $2 ',
  ],
  [/\b(an? )(?:big|large|huge) (?=(?:csv|json|jsonl|ndjson|log|text)\b)/gi, '$1'],
  // No means of anything.
  [/\bk[- ]means\b/gi, 'kmeans'],
  [FUNCTION_BEHIND, ''],
  [/(?<=\b(?:strong|secure|safe)) enough\b/gi, ''],
  [QUESTION, ''],
  [ASKED_OF, '$1 function to '],
  [
    /\breads? (?:an? |the )?(?:(?:text|given|whole) )*file,? and (counts?|prints?|returns?|finds?|shows?|lists?) (the (?:top )?\d+ (?:most (?:frequent|common)(?:ly used)? )?words)\b(?! (?:in|of|from)\b)/gi,
    '$1 $2 in a file',
  ],
  [
    /\b(reg ?ex(?:es|ps?)?|regular expressions?) (?:(?:that|which) match(?:es)?|to match|matching) /gi,
    '$1 for ',
  ],
  [
    /^(\W*(?:(?:please |write |create |make |give me )*(?:an? )?))script in bash (?=(?:to|that|which)\b)/i,
    '$1bash script ',
  ],
  // "Kotlin: extension function …" begins like "Kotlin extension function …".
  [/^(\s*(?:kotlin|swift|c#|csharp)):\s+(?=(?:an? )?extension\b)/i, '$1 '],
  // "…, generic over key and value": said behind of what is named before.
  [
    /\b(an? )((?!generic)[^,;.]+),? (?:and )?(?:that is |being )?generic (?:over|in|for) (?:its |the |both |any )*(?:keys?|items?|elements?|values?|types?)(?: (?:and|&) (?:the )?(?:values?|keys?))?(?: types?)?/gi,
    '$1generic $2',
  ],
  // Exceptions are named as code names them.
  [/(?<=\bclass\b.*)\b(?:custom |own )?overdraft exception\b/gi, 'OverdraftException'],
  [
    /(?<=\bclass\b.*)\b(?:custom |own )?insufficient (?:funds|balance) exception\b/gi,
    'InsufficientFundsException',
  ],
  // For whom it is says nothing of what it does.
  [
    /^\s*(?:for (?:my|our|an?|the|his|her) (?:[\w'-]+ ){0,3}?(?:project|homework|beginners?|class|course|lessons?|exercise|assignment|school|study|studies|hobby|work|job|training)(?: (?:project|homework|work))?|(?:i am|i'm) (?:an? )?(?:absolute |total |complete )?beginner(?: (?:in|at|with) \w+)?)[,:.] ?/i,
    '',
  ],
  [ASKING, 'Write '],
  [/\benums? or (?=union types?\b)|(?<=\bunion types?) or enums?\b/gi, ''],
  // Numbers as in code; a list of such numbers has more of them.
  [/(?<![\d,.])(\d{1,3}),000(?:,(000))?(?![\d,]|\.\d)/g, '$1000$2'],
  [/\b(?:1|one) million\b/gi, '1000000'],
  [/\b(?:2-?d|two-dimensional) (?=(?:points?|vectors?|coordinates?|positions?)\b)/gi, ''],
  [
    /\b(class|struct|record|type) (for|of|that represents) an? (immutable|mutable|generic|simple|basic|thread-safe) (?=\w)/gi,
    '$3 $1 $2 a ',
  ],
  // To turn a text into an object is to parse it; the task for the opposite direction shares as many words.
  [
    /\b(?:turn|convert|transform|change)(s?|ing) (an?|the|url) ((?:url )?query ?strings?)(?: (?:like|such as) \S+)? (?:in)?to (?=(?:an?|the) (?:object|dict|dictionary|map|hash)\b)/gi,
    'parse$1 $2 $3 to ',
  ],
  // The rows of a web server's log are requests, each of one address.
  [
    /\b(?:(?:shows?|prints?|lists?|reports?|tells?(?: me)?|counts?) )?how many (?:requests|hits|visits|times)(?: (?:came|come|were|was|are|is|there are|there were|have been))*(?: (?:made|sent|seen|from|by|for|per))* (?:each|every|the same) (?:client |source |remote )?ip(?: address)?(?: (?:appears?|occurs?|shows? up|made|sent|has|had|accessed|visited|in it))*/gi,
    'prints the number of requests per ip',
  ],
  [/(?<=\blogs?\b.*\b(?:per|by|for each) )(?:client |source |remote )?ip address\b/gi, 'ip'],
  [/\b(?:that|which) (?:works?|can be used) (for|with) any type\b/gi, '$1 any type'],
  // "Nobody" is none of the people whom the tables hold.
  [
    /\b(member|customer|user|guest|student|patient|visitor|reader|client|player)s\b(.*?)\b(?:nobody|no one|they|people) can(?:not|['’]t)? (\w+) (?:for )?(?:the same|a|one) (\w+) (?:twice|more than once)/gi,
    '$1s$2a $1 cannot $3 the same $4 twice',
  ],
  // A minimum that is given with the question, and not one of each item.
  [
    /(?=\b(?:list|return|find|show|report|get|print))(?<=\b(?:inventory|stock|warehouse)\b.*)\b((?:list|return|find|show|report|get|print)(?:s|ing)?) (?:a list of )?(?:all |the |which |every )*(?:items?|products?|articles?|goods|parts)(?: (?:that|which|whose|with|have|has|is|are|fall|falls|an?|quantity|quantities|stock|in))* (?:below|under|(?:less|lower|fewer) than) (?:an? |some |the )?(?:given |certain )?(?:minimum|threshold|limit|level|number|quantity|amount)(?: (?:quantity|stock level|stock|level|amount))?(?: in stock)?\b/gi,
    '$1 items with low stock below a threshold',
  ],
  // "Columns date,amount".
  [/(?<=\b(?:columns?|fields?|headers?):? [\w,]{1,100}),(?=[a-z_])/gi, ', '],
  // So many in stock are the stock, whatever is asked of it.
  [
    new RegExp(
      `\\b(?:(?:with|having|that have|which have) )?(fewer than|less than|under|below|more than|over|at least|at most) ${NUMBER} (?:(?:items|pieces|units|left|still|remaining|of them) )*(?:in|on) stock\\b`,
      'gi',
    ),
    'with stock $1 $2',
  ],
  [/(?<=\bwith stock )(?:fewer|less) than\b/gi, 'under'],
  // The question alone is all that is asked of the inventory.
  [
    /^\W*(?:write )?(?:an?|the) (?:small |simple )?(?:inventory|warehouse|stock list|product list)( (?:with|using) (?:linq|streams?|lambdas?))?,? that (?=(?:lists?|shows?|prints?|returns?|gives?|finds?) (?:all |the )*\w+ with stock )/i,
    'function$1 that ',
  ],
  [
    new RegExp(
      `\\blists (?=(?:all |only )*(?:the )?(?:${THINGS}) (?:with|whose|that have|having|where) [a-z]+ (?:is )?(?:under|below|above|over|more|less|fewer|at least|at most) )`,
      'gi',
    ),
    'prints ',
  ],
  // "Ignoring orders whose status is cancelled" keeps all others: the status alone would keep the wrong ones.
  [
    /\b(?:ignor|exclud|skipp|omitt|leav)ing(?: out)? (?:the |all |any )?(\w+s) (?:whose|where|with|that have|having)(?: an?| the)? status (?:is |of |equals |equal to )?["']?(\w+)["']?/gi,
    'ignoring $2 $1',
  ],
  [
    /\b(?:without|except(?: for)?|not counting) (?:the |all |any )?(cancell?ed|refunded|returned|unpaid|deleted|inactive) (?=\w+s\b)/gi,
    'ignoring $1 ',
  ],
  [
    /\b(?:turn|convert|transform)(s?) (an? (?:list|array)) of (\w+?)s? (?:objects )?into (?:the )?(?:an? object of )?totals? (?:per|by|for each) (\w+)/gi,
    'group$1 $2 of $3s by $4 and returns the total amount for each $4',
  ],
  [/\b(amounts?|money) spent (?=per|by|for each)/gi, '$1 '],
  [/\b([a-z]+[A-Z]\w*) (function|method)\b/g, '$2 called $1'],
  // A table has one name, wherever the wish says it; what it holds is told by those that describe it.
  [
    /\b(in|from|of|on|using) (?:an? |the |my |our )?(?:database |sql )?table(?: (?:which|that) is)?(?: (?:called|named))? ["'`]?(?!called\b|named\b|that\b|which\b|with\b|of\b|for\b|where\b|by\b|and\b|so\b)([a-z]\w*)["'`]?(?! ?\(| (?:with|has|having|that has|which has|containing|of)\b|, (?:with|columns))(?=$|[\s,.;])/gi,
    '$1 the $2 table',
  ],
  [
    /(?<=\b(?:select|list|show|count|get|return|print|fetch)s? )(?:(?:all|the|how many|number of) )*(?:rows|records|entries) (?:(per \w+) )?(?:in|from|of) the ([a-z]\w*s) table\b/gi,
    '$2 $1',
  ],
  // Prompts mean a console program; a number that the wish leaves open is an argument.
  [/\bcommand[- ]line (program|script|tool|app) (that|which) (?=(?:asks?|prompts?) )/gi, '$1 $2 '],
  [
    /\bcommand[- ]line (program|script|tool|app) (?:that|which|to) (print|show|calculate|compute|output)s? the (?:n[- ]?th|nth) (?=\w)/gi,
    '$1 that takes n as an argument and $2s the nth ',
  ],
  [/\bpromise[- ]based\b/gi, 'promise'],
  // A class can do what somebody can with it.
  [
    /(?<=\b(?:class|object|struct|record|type|cart|list|store|account|library|inventory|lot|register|book) )(?:where|in which|with which|that lets|which lets|that allows|which allows) (?:i|you|we|one|me|us|users|people)(?: can| could| to)? (?=\w+)/gi,
    'that can ',
  ],
  // CamelCase with an initial capital is PascalCase.
  [/\b(?:CamelCase|UpperCamelCase)\b/g, 'PascalCase'],
  [
    /\b(?:no|avoid(?:s|ing)?) (?=(?:malloc|calloc|(?:heap|dynamic)(?: memory)? allocations?|heap|recursion|regex(?:es)?|regular expressions?|loops?)\b(?!-))/gi,
    'without ',
  ],
  [
    /[,;]? (?:and )?(?:reads?|takes?|gets?) (?:it|the (?:text|sentence|string|word|number|input)) from the command[- ]line\b(?! arg)/gi,
    ', given as a command line argument',
  ],
  // A call with a text shows what it takes: its name is the function's.
  [/\b([a-z]+(?:[A-Z]\w*|_\w+))\((["'`])([^"'`()]{1,60})\2\)/g, '$1 like $2$3$2'],
  [/\bae ?\/ ?oe ?\/ ?ue\b/gi, 'ae, oe, ue'],
  // A number of bytes, however it is called.
  [
    /\b(?:turn|convert|format|show|writ|express|display|print)(?:s|es|e)? (?:an? |the )?(?:number of bytes|byte counts?|file sizes?(?: in bytes)?|sizes? in bytes|size of a file)(?: (?:in)?to| as)(?: an?)?(?: (?:human[- ]readable|readable|friendly))?(?: (?:strings?|texts?|sizes?|forms?|format))?/gi,
    'formats bytes as readable',
  ],
  [/^\s*human[- ]readable (?:file |byte )?sizes?(?=\b)/i, 'format bytes as human readable'],
  [
    /\b(?:when|if|while|as|once|whenever) (?:(?:you|it|it is|it's|they are|someone|the user|users?|the (?:mouse|pointer|cursor)) )?hover(?:s|ed|ing)?\b(?: (?:over|on))?(?: (?:it|them)\b)?|\b(?:when|if|while|as|once|whenever) the (?:mouse|pointer|cursor) (?:is|goes|moves|comes) (?:over|on)(?: (?:it|them)\b)?|\bon (?:mouse ?over|hovering)\b(?: (?:over )?it\b)?/gi,
    'on hover',
  ],
  [/\btemplated? (?=(?:class|struct|function|type)\b)/gi, 'generic '],
  [/\b(?:an? )?(lru cache)( class)? template\b/gi, 'a generic $1$2'],
  // To wait longer each time is to back off.
  [
    /(?<=\b(?:retr(?:y|ies|ying)|attempts?|tries again)\b.*)(?:\bwith |\bafter |\busing )?(?:(?:ever )?(?:growing|increasing|longer(?: and longer)?|lengthening|rising) (?:pauses?|waits?|delays?|intervals?)|(?:the )?(?:pauses?|waits?|delays?|intervals?)(?: that| which)? (?:get|grow|become|increase)s?(?: longer| bigger)?)(?: (?:each|every) time| after each (?:attempt|failure))?/gi,
    'with exponential backoff',
  ],
  [
    /(?<=\bsplit\w* .*\b)(?:several|multiple|many|smaller|separate) (?=(?:smaller )?(?:parts|pieces|chunks|files)\b)/gi,
    '',
  ],
  [/\b(?:one|an?) (?:single|static) (?=(?:html |web )?page\b(?! app))/gi, 'a '],
  [/\bnight[- ]mode\b/gi, 'dark mode'],
  // Rows that are there twice, and a table's name of two words.
  [
    /\b(remov|delet)(es?|ing) (?:all |the |any )*(?:duplicates|doubles|(?:duplicated|double) (?:rows|entries|records))(?= (?:from|in|of)\b.*\btable\b)/gi,
    '$1$2 duplicate rows',
  ],
  [/(?<=\bduplicate\b.*\b(?:from|in) )(?:an?|the|my|our) table of (\w+)/gi, 'the $1 table'],
  [/(?<=\bduplicate\b.*\b(?:from|in) )(?:an?|the|my|our) ([a-z]+) ([a-z]+) table\b/gi, 'the $1_$2 table'],
  [/(?<=\bduplicate\b.*\b(?:from|in) )(?:an?|my|our) (?=[a-z_]+ table\b)/gi, 'the '],
  [
    /\b(?:takes?|reads?|gets?) (?:an? |the )?(?:list of )?(?:host ?names?|hosts|servers?(?: names)?|machines|addresses) (?:from|in|of) (?:an? |the )?(?:text )?file(?:, one per line,?)? and (pings?) (?:each|every|all)(?: (?:one|of them|host|server))*/gi,
    '$1 each host of a list given in a file',
  ],
  [
    /\b(pings?) (?:each|every|all)?(?: of)?(?: the)? ?(?:hosts?(?: ?names?)?|servers?|machines?) (?:in|from|of|listed in) an? (?:text )?file\b(?! [\w-]+\.\w)/gi,
    '$1 each host of a list given in a file',
  ],
  [/(?<=\bpings? each host of a list given in a file)(?=[\s.]*$)/gi, ' and tells whether each is up or down'],
  // Any two shapes are two types of it.
  [
    /(?=,? (?:and|with|plus) two)(?<=\bShape\b.*),? (?:and|with|plus) two (?:(?:concrete|derived|implementing|conforming|different|example) )*(?:types|structs|classes|subclasses|implementations|shapes)(?: (?:that|which))?(?: (?:implement|conform|adopt|inherit|extend)(?:s|ing)?(?: (?:to|from))?(?: it| this| the protocol)?)?/g,
    ', circle and rectangle',
  ],
  [
    /\b(?:program|script|app|game|tool) (?:that|which|to) quiz(?:zes)? (?:me|us|my \w+|the user|users|children|kids|students|pupils|a child|someone) (on|about|in|with)\b/gi,
    'quiz $1',
  ],
  [
    /(?=,? (?:and|that|which) )(?<=\bquiz\b.*\b(?:times|multiplication) tables?\b.*)(?:,? (?:and|that|which))+ (?:keeps?|tracks?|counts?) (?:the |a )?score/gi,
    ' with a score',
  ],
  // Each of them is shown in an example with all cases.
  [
    /(?=,? (?:plus|and|with) )(?<=\bsealed .*),? (?:(?:plus|and|with) )+(?:an? |the )?(?:usage )?example(?: (?:with|using) (?:an? )?(?:exhaustive )?when(?: expression)?| (?:that |which )?(?:handles?|handling|covers?|covering) (?:all|every|each|them)(?: (?:of|the|them|cases?|of them))*)?(?=\s*[.,;]|\s*$)/gi,
    '',
  ],
  [
    /\bsealed (class|interface) for (?:the |an? )?(?:results?|outcome|response) of (?:an? |the )?(?:network|api|http|web|rest)[- ](?:calls?|requests?)(?=\s*\.?\s*$)/gi,
    'sealed $1 NetworkResult with Success and Error',
  ],
  [
    /\bsealed (class|interface) for (?:the |an? )?(?:results?|outcome|response) of (?:an? |the )?(?:network|api|http|web|rest)[- ](?:calls?|requests?)(?= with \w+(?:, \w+)* and \w+\s*\.?\s*$)/gi,
    'sealed $1 NetworkResult',
  ],
  // Whose menu it is.
  [
    /\b(?:an? |the )?((?:small |cosy |italian |little |family )*(?:restaurant|caf[eé]|coffee shop|pizzeria|bakery|bar|bistro|pub|diner|tea room|ice cream parlou?r))(?:'s)? (menu|price list)(?: page)?\b/gi,
    '$2 page for a $1',
  ],
  // A cache for any keys and values is one for these, too.
  [/\b(lru cache) (?:for|of) (?:[a-z]+ ){0,2}(?:lookups|results|responses|queries|requests)\b/gi, '$1'],
];

/** Patterns may take quadratic time. */
const MOST_CHARACTERS = 2_000;

/** A wish in the words that all readers of wishes know. */
export const plainWish = (prompt: string): string =>
  prompt.length > MOST_CHARACTERS
    ? prompt
    : SAME.reduce((wish, [pattern, by]) => wish.replace(pattern, by), withoutFrame(prompt)).replace(
        COUNTED,
        (word) => String(TENS[word.toLowerCase()]),
      );
