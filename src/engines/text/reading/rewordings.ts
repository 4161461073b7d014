import { digitsForWords } from '../math/number-words.ts';

/** Another wording of a question that got no answer, with the same meaning. */
interface Reworded {
  /** One question, or several that are answered together. */
  readonly messages: readonly string[];
  /** Says how the message was read, where that is not evident. */
  readonly note?: string;
}

/** "what does the 2>&1 at the end of a command do" */
const IN_COMMAND =
  /\s(?:at|in|on|near) (?:the )?(?:very )?(?:end|beginning|start|front|middle) of (?:an?|the|my|this|that|some|each|every) (?:\w+ ){0,2}?(?:commands?|lines?|scripts?|pipelines?|calls?)(?: line)?(?=\s|[?.!]|$)/i;
const SIGN = /^what (?:does|do|is|'s) (?:the|this|that|an?) (?=[^\s\p{L}]*[^\s\p{L}\d][^\s]*(?:\s|$))/iu;
/** "write 156 in binary", "convert the number 200 to binary and hex" */
const WRITE_NUMBER =
  /^(?:please |can you |could you )*(?:write|express|show|give|represent|put|say|state|display|turn|translate|convert|change|tell)(?: me)? (?:the )?(?:(?:decimal |whole |following )?(?:number|value|integer) )?(0[box][\da-f]+|[\da-f]*\d[\da-f]*) (?:in|into|to|as) (?:an? )?((?:binary|octal|decimal|hex(?:adecimal)?|roman)\b.*)$/i;
/** "define latency and throughput", "what are X and Y" */
const TWO_TERMS =
  /^(?:please |can you |could you )*(?:define|explain|describe|what (?:is|are|do|does|'s)|what's|tell me (?:about|what)|(?:give me )?(?:the )?(?:definitions?|meanings?) of)(?: me)?(?: both)? (?:the )?(?:(?:terms?|words?|concepts?|meaning of) )?["“]?([a-z][\w.+#-]*(?: [a-z][\w.+#-]*){0,2}?)["”]?(?: is| are| means?)?,? and (?:what )?["“]?([a-z][\w.+#-]*(?: [a-z][\w.+#-]*){0,2}?)["”]?(?: is| are| means?| mean| do)?[?.! ]*$/i;
const TOGETHER = /\b(?:differ\w*|between|compare\w*|vs|versus|pros|cons|relat\w+|it|its|they|them)\b/i;
/** "3 gallons (US)" */
const SYSTEM =
  /\b(gallons?|pints?|quarts?|cups?|fluid ounces?|tons?|fl\.? ?oz) ?\((us|u\.s\.|american|uk|imperial|british)\)/gi;
/** "synonyms for calm, maybe six or so" */
const COUNT_BEHIND =
  /^((?:synonyms?|antonyms?|rhymes?|other words|ideas?|names?|slogans?)\b.{3,60}?)[,;(]+ ?(?:maybe|perhaps|about|around|roughly|say|just|only|like|at least|up to)? ?(two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?: or so| of them| (?:is|are|would be|will do|will be)(?: enough| fine)?| words?| ideas?)?[ )?.!]*$/i;
const FLOATS =
  /^(?=.*\b(?:floating[- ]points?|floats?|doubles?)\b)(?=.*\b(?:exact\w*|inexact|(?:im)?precis\w*|(?:in)?accura\w*|wrong|off|rounding|rounded)\b)why\b.*$/i;
const BETTER_WORD =
  /^(?:please |can you |could you )*(?:is there |are there |do you know |what(?:'s| is) |what would be |give me |find |find me |suggest |i need )?(?:an? |some )?(?:better|nicer|stronger|fancier|good|more \w+|different) (?:words?|ways? to say|terms?|expressions?) (?:than|for|to say|instead of) /i;
const MOOD =
  /^(?:i(?:'m| am|’m)|we(?:'re| are)) (?:so |a bit |really |very |just )?(?:bored|tired|curious|sad|hungry|stressed|lonely|stuck at home)[,.;!:-]+ *(?:so )?(?=\S)/i;
/** Little words of size before a form of verse. */
const LITTLE =
  /^((?:please |can you |could you )*(?:write |make |compose |create |give me |tell me )?(?:me )?(?:an? )?)(?:(?:little|tiny|small|brief|quick|simple|nice|cute|sweet|lovely|short) )+(?=(?:\w+[- ]lines? )?(?:poem|verse|haiku|limerick)\b)/i;
const LINES_BEFORE = /^(.*?)\b(two|three|four|five|six|eight|[2-8])[- ]lines? (poem|verse)\b(.*)$/i;

/** "It's 7 pm in Chicago. What time is it in Seoul?" */
const HERE_AND_THERE =
  /^(?:(?:[Ii]f|[Ww]hen) )?(?:[Ii]t's|[Ii]t is|[Aa]t|I have|[Ww]e have)? ?(\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?|noon|midnight)(?: here)? in ([A-Z][A-Za-z ]{2,20}?)[.,;?!](?= ).*\b(?:what|which|how late|time|tomorrow|yesterday)\b.*\b(?:in|for) ([A-Z][A-Za-z ]{2,20}?)(?:,? and what time)?[?.! ]*$/;
/** "a tablespoon and a half" */
const AND_A_HALF = /\b(?:an?|one) ([a-z]{3,}) and a half\b/gi;
const MEANING =
  /^(?:what(?:'s| is) )?(?:the )?meaning of (?:the (?:idiom|saying|phrase|expression) )?["“'](.{3,40}?)["”'][?.! ]*$/i;
const UNITS_IN =
  /^((?:seconds|minutes|hours|days|weeks|months) (?:are )?(?:there )?in (?:an?|one|\d+) [a-z ]{3,20})[?.! ]*$/i;
const HOLIDAY =
  /^((?:orthodox )?(?:easter|thanksgiving|good friday|christmas|pentecost|mother's day|father's day)[a-z ]{0,10}\b ?(?:in )?(?:19|20)\d\d)[?.! ]*$/i;
const WORKING_DAYS =
  /^(?:what(?:'s| is) (?:the date )?)?(\d{1,4}) days (.{3,40}?),? (?:excluding|without|not counting|skipping|ignoring) (?:the )?weekends[?.! ]*$/i;
/** "tell me what the plural of cactus is" */
const INDIRECT =
  /^(?:(?:please|plz|can you|could you|tell me|i was wondering|i wonder|do you know|i need to know),? )*what (?!is\b|are\b|does\b|do\b|kind\b|happens\b)(.{3,60}?) (is|are|was|were)[?.! ]*$/i;
/** Said between the parts of a question. */
const COURTESY = /,? (?:if you (?:don't mind|can|could|would)|if possible|by any chance),? /gi;

/** The questions that mean the same in plainer words, the most literal first. */
export function rewordings(message: string): readonly Reworded[] {
  if (message.length > LONGEST || message.includes('\n')) return [];
  const plain = message.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const terms = TOGETHER.test(plain) ? null : TWO_TERMS.exec(plain);
  const verse = plain
    .replace(LITTLE, '$1')
    .replace(
      LINES_BEFORE,
      (_, lead: string, count: string, form: string, rest: string) =>
        `${lead}${form}${rest} in ${digitsForWords(count.toLowerCase())} lines`,
    );
  const single = [
    plain.replace(HERE_AND_THERE, '$1 in $2 to $3'),
    plain.replace(AND_A_HALF, '1.5 $1s'),
    plain.replace(MEANING, 'what does $1 mean'),
    plain.replace(UNITS_IN, 'how many $1'),
    plain.replace(HOLIDAY, 'when is $1'),
    plain.replace(WORKING_DAYS, '$1 working days $2'),
    plain.replace(COURTESY, ' '),
    plain.replace(INDIRECT, 'what $2 $1'),
    plain.replace(IN_COMMAND, '').replace(SIGN, 'what does '),
    plain.replace(WRITE_NUMBER, '$1 in $2'),
    plain.replace(SYSTEM, '$2 $1'),
    plain.replace(
      COUNT_BEHIND,
      (_, what: string, count: string) => `${digitsForWords(count.toLowerCase())} ${what}`,
    ),
    plain.replace(FLOATS, 'why is 0.1 + 0.2 not 0.3'),
    plain.replace(BETTER_WORD, 'another word for '),
    plain.replace(MOOD, ''),
    verse,
  ].filter((each) => each !== plain);
  return [...new Set(single)]
    .map((each) => ({ messages: [each] }))
    .concat(
      terms === null
        ? []
        : [
            {
              messages: terms
                .slice(1)
                .map((term) => `${/\b(?:defin|meaning)/i.test(plain) ? 'define' : 'explain'} ${term}`),
            },
          ],
    );
}

const LONGEST = 200;
