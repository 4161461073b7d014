import stored from '../data/error-messages.json';
import { bold, notAnswered, type Skill } from '../skill.ts';

interface Known {
  /** A pattern for the program that must be named besides: a message of the system means more of one. */
  readonly when?: string;
  readonly says: readonly string[];
  readonly means: string;
  readonly fix: string;
  /** A pattern for what the message says besides, and what that tells. */
  readonly also?: readonly (readonly string[])[];
}

/** Texts of the system, which stand behind the message of a program. */
const OF_SYSTEM =
  /^(?:no such file or directory|permission denied|eacces|enoent|connection refused|operation not permitted|invalid argument)$/;

const KNOWN: readonly Known[] = stored;
/** Longest first: "permission denied (publickey)" is not any permission denied. */
const MESSAGES: readonly (readonly [string, Known, string])[] = KNOWN.flatMap((known) =>
  known.says.map((says) => [says.toLowerCase(), known, says] as const),
).toSorted(
  ([a, one], [b, other]) =>
    Number(OF_SYSTEM.test(a)) - Number(OF_SYSTEM.test(b)) ||
    Number(other.when !== undefined) - Number(one.when !== undefined) ||
    b.length - a.length,
);

const ABOUT_ERRORS =
  /\berrors?\b|\bexception\b|\bmean(?:s|ing)?\b|\bfix\b|\bsolve\b|\bwhy\b|\bget(?:ting)?\b|\bgot\b|\bgives?\b|\bsays?\b|\bstatus\b|\bhttp\b|\bcode\b|\bwhen\b|\bhelp\b|\bproblem\b|\bwhat(?:'s| is| does)\b|\bkeeps?\b|\bwhat (?:now|to do|do i do)\b|\bnginx\b/i;
/** Words that stand in messages, and seldom in questions. */
const OF_ERRORS =
  /error|exception|fault|denied|refused|failed|cannot|\bnot\b|invalid|timed|gateway|unexpected|too many|dumped|\bno\b|out of|overwritten|unavailable|backoff|detached/;
/** Here the error is a part of what is to be made. */
const WISHES =
  /^(?:please |can you |could you |i (?:want|need) )*(?:write|create|implement|make|generate|build|give me|show me|code)\b|\b(?:raises?|throws?|throwing|raising|catch(?:es)?|ignore|suppress|hide|silence|return(?:s|ing)?)\b/i;
/** Requests for a remedy of an error. */
const REMEDY =
  /^(?:(?:(?:my|the|an?) \w+ )?(?:react|respond|behave)|fix|solve|resolve|debug|get (?:rid|past|around|this|it)|avoid|prevent|deal|handle|stop|find|locate|identify|mend|repair|troubleshoot|diagnose|start|look|make (?:it|this) (?:go|work)|work around|overcome|understand|read|proceed|go on|continue|do|know|see|tell|trace|investigate|track|sort|(?:give|allow|assign) (?:it|java|the \w+)|raise|increase)\b/i;
const HOW_TO = /\bhow (?:do|can|could|should|would|to)\s+(?:(?:i|we|you|one)\s+)?/gi;
const SECOND =
  /(?:[,?;]|\s+and)\s+(?:also )?((?:how|what|which|where|why|can|should|(?:is|are|will|did|do|does|have|has|am) (?:my|the|i|we|all|everything|it)\b)\b[^?]{3,100})\??\s*$/i;

/** Explains common error messages, with a remedy. */
export const errorMessages: Pick<Skill, 'answer'> = {
  async answer({ message, instruction, sourceText }) {
    // A log that something else is asked of: how many, how long, which lines.
    if (sourceText?.includes('\n') && ASKS_TEXT.test(instruction)) return undefined;
    const asked = message.slice(0, 4_000);
    const text = plain(asked);
    if (/\b(?:exit (?:code|status)|octet)\b/.test(text) && !/137/.test(text)) return undefined;
    if (WISHES.test(asked)) return undefined;
    const others = otherDeeds(text);
    const isPython = OF_PYTHON.test(asked);
    const messageIn = (part: string) => {
      const bare = part.replace(/(["'`])(?:(?!\1).){1,80}\1 ?/g, '');
      return MESSAGES.find(
        ([says, { means, when }]) =>
          (when === undefined || new RegExp(when, 'i').test(part)) &&
          (occurs(part, says) || occurs(bare, says)) &&
          !(isPython && OF_OTHERS.test(means)),
      );
    };
    // "Permission denied, is my disk full?" quotes the first of the two.
    const found = messageIn(text.replace(SECOND, '')) ?? messageIn(text);
    if (!found) return undefined;
    const [says, { means, fix, also = [] }, shown] = found;
    const isWhole = text.replace(/[?.!"'`]/g, '').trim() === says;
    // A number or a plain word needs company that speaks of an error.
    const isPlain =
      /^[a-z0-9]+(?: [a-z0-9]+)?$/.test(says) && !/^e[a-z]{4,}$/.test(says) && !OF_ERRORS.test(says);
    if (isPlain && !isWhole && !isPasted(text, says) && !ABOUT_ERRORS.test(text)) return undefined;
    if (
      /^\d+$/.test(says) &&
      !/\b(?:http|status|error|code|response|got|get|getting|gives?|returns?|mean|nginx|what is an?|what's an?)\b/.test(
        text,
      )
    )
      return undefined;
    if (/^\d+$/.test(says) && /\b(?:credits|octet|roman|binary|hex\w*|decimal|words)\b/.test(text))
      return undefined;
    const besides = also.flatMap(([pattern = '', tells = '']) => {
      const named = new RegExp(pattern, 'i').exec(message);
      return named === null
        ? []
        : [tells.replaceAll('$1', named[1] ?? '').replace('$java', String(Number(named[1]) - CLASS_FILES))];
    });
    const remedy = [fix, ...besides].map((each) => withNames(each, message)).join(' ');
    const answer = `${bold(shown)}: ${means}\n\n${remedy}`;
    if (others.length > 0) {
      const { speaksOf } = await import('../knowledge/coverage.ts');
      if (!others.every((deed) => speaksOf(answer, deed))) return undefined;
    }
    const told = also.map(([pattern = '']) => pattern);
    const missing = await secondQuestion(text, answer, told);
    return missing === '' ? answer : `${answer}\n\n${missing}`;
  },
};

/** Java 5 writes class files of version 49, and each later Java one more. */
const CLASS_FILES = 44;
const ASKS_TEXT =
  /\b(?:how (?:many|often|long|much)|count|number of|list|sort|extract|summari[sz]e|which (?:lines?|ones?)|first|last|when|who|translate|rewrite|table|json)\b/i;

/** Names of errors that only Python has; "is not defined" is said by others, too. */
const OF_PYTHON =
  /\b(?:(?:Name|ModuleNotFound|Index|Key|Value|Attribute|UnboundLocal|Import|ZeroDivision|Indentation|Recursion)Error|Traceback)\b/;
const OF_OTHERS = /^(?:JavaScript|TypeScript|Go|Rust|Java)\b/;

const plain = (text: string): string =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');

/** "How do I log a timeout" asks for a deed, not for what the error means. */
const otherDeeds = (text: string): readonly string[] =>
  [...text.matchAll(HOW_TO)].flatMap(({ 0: opening, index }) => {
    const rest = text.slice(index + opening.length);
    return rest !== '' && !REMEDY.test(rest) ? [rest] : [];
  });

/** A second question that the remedy says nothing of. */
async function secondQuestion(text: string, answer: string, told: readonly string[]): Promise<string> {
  const second = SECOND.exec(text.slice(-200))?.[1];
  if (second === undefined || ABOUT_ITSELF.test(second)) return '';
  if (told.some((pattern) => new RegExp(pattern, 'i').test(second))) return '';
  const { speaksOf } = await import('../knowledge/coverage.ts');
  return speaksOf(answer, second) ? '' : notAnswered([second.trim()]);
}

const ABOUT_ITSELF =
  /\b(?:mean|means|fix|solve|resolve|do i do|should i do|can i do|to do|wrong|happening|cause[ds]?|going on|is (?:that|this|it)|avoid|handle|get rid|debug|start|begin|track|trace|diagnose|reason|look(?:ing)?|now|check(?: first| next)?|try(?: first| next)?|verify|why|(?:find|locate) the (?:line|place|spot|bug|error|fault|source)|about (?:it|this|that))\b|\bget (?:out|past|around|over)\b|\bwhat(?:'s| is) (?:that|this|it)\b|\b(?:do|react|respond|behave)[?.! ]*$/i;

/** In a line that a program wrote, a colon stands before or after the message: "bash: ./run.sh: Permission denied". */
function isPasted(text: string, says: string): boolean {
  const at = text.indexOf(says);
  return /(?:^|\S)[:>\])] ?$/.test(text.slice(0, at)) || /^: \S|^:$/.test(text.slice(at + says.length));
}

/** The port, the script and the module of the message, where the remedy names a sample. */
function withNames(fix: string, message: string): string {
  const port = /(?:::|\bport |[\w.\]]:)(\d{2,5})\b(?!:)/i.exec(message)?.[1];
  const script = /(?:^|[\s'"])((?:\.?\/)?[\w./-]+\.(?:sh|py|pl|rb|bash))\b/.exec(message)?.[1];
  const named = /\bno module named ['"]?([\w-]+)/i.exec(message)?.[1];
  const module = named === undefined ? undefined : (PACKAGES[named] ?? named);
  const memory = /\b(\d{1,3}) ?(?:gb|gigs?|gigabytes?|g)\b/i.exec(message)?.[1];
  return fix
    .replaceAll('-Xmx2g', memory === undefined ? '-Xmx2g' : `-Xmx${memory}g`)
    .replaceAll('at most 2 GB', memory === undefined ? 'at most 2 GB' : `at most ${memory} GB`)
    .replaceAll(':3000', port === undefined ? ':3000' : `:${port}`)
    .replaceAll('`chmod +x`', script === undefined ? '`chmod +x`' : `\`chmod +x ${script}\``)
    .replaceAll('pip install NAME', module === undefined ? 'pip install NAME' : `pip install ${module}`);
}

/** Modules of Python whose package has another name. */
const PACKAGES: Readonly<Record<string, string>> = {
  yaml: 'pyyaml',
  cv2: 'opencv-python',
  PIL: 'pillow',
  sklearn: 'scikit-learn',
  bs4: 'beautifulsoup4',
  dotenv: 'python-dotenv',
  dateutil: 'python-dateutil',
  MySQLdb: 'mysqlclient',
  jwt: 'pyjwt',
};

function occurs(text: string, says: string): boolean {
  const at = text.indexOf(says);
  if (at < 0) return false;
  const [before, after] = [text[at - 1] ?? ' ', text[at + says.length] ?? ' '];
  // A part of an amount is no status: 2.400,00.
  if (
    /^\d+$/.test(says) &&
    (/\d[.,]$/.test(text.slice(0, at)) || /^[.,]\d/.test(text.slice(at + says.length)))
  )
    return false;
  return !/[a-z0-9$€£]/.test(before) && !/[a-z0-9]/.test(after);
}
