import type { EngineTools } from '../../engine.ts';
import type { Skill } from '../skill.ts';
import { REQUEST_OPENING } from './other-commands.ts';

const LANGUAGES =
  'typescript javascript python go rust java kotlin swift ruby php bash sql html css c++ c# c r scala haskell lua perl dart elixir julia'.split(
    ' ',
  );

/** Code words must stand near the verb: "a letter about a function" is a letter. */
const NAMES_CODE = new RegExp(
  `${REQUEST_OPENING}.{0,50}\\b(?:function|class(?! \\d)|script|program|code|snippet|query|algorithm|unit tests?|method|sql|component|api|parser)\\b`,
  'i',
);
const CODE_REQUEST = new RegExp(
  `\\b(?:in|using) (?:${LANGUAGES.map(escaped).join('|')})[?.!]*$|^how (?:do|can|would|to)\\b.{5,80}\\b(?:in|using) (?:${LANGUAGES.filter((name) => /^[a-z]{4,}$/.test(name)).join('|')}) (?:with|without|and|from|to|by|that)\\b`,
  'i',
);

const LONG_NAMES = LANGUAGES.filter((name) => !/^[a-z]$/.test(name))
  .map(escaped)
  .join('|');
const CODE_NOUN =
  '(?:function|class|script|program|implementation|algorithm|component|hook|decorator|snippet)';
/** "javascript debounce function", "debounce function javascript": what is wanted, without a verb. */
const BARE = new RegExp(
  `^(?:an? |the )?(${LONG_NAMES}) ((?!(?:is|are|vs|or|and)\\b)(?:[\\w-]+ ){1,8}${CODE_NOUN})[?.!]*$|^((?!(?:is|are)\\b)(?:[\\w-]+ ){1,8}${CODE_NOUN}),? (${LONG_NAMES})[?.!]*$`,
  'i',
);

/** "In Python, how do I …" */
const LED = new RegExp(
  `^(?:in|using|with) (${LONG_NAMES}),? ((?:how|count|find|sort|read|write|get)\\b.*?)[?.! ]*$`,
  'i',
);

/** "what is a closure in javascript" asks for words. */
const ASKS_ABOUT =
  /^(?:please |can you |could you )*(?:what|why|explain|define|describe|how does|(?:what is )?the difference|difference)\b/i;

/** "a note to a colleague who reviewed my code" */
const LETTER =
  /^(?:please |can you |could you )*(?:write|draft|compose) (?:me )?(?:an? |the )?(?:[\w-]+ ){0,3}?(?:letter|e-?mail|note|message|tweet|post|reply) (?:to|for|about|thanking|announcing|that|saying)\b/i;

const SHORT: Readonly<Record<string, string>> = { js: 'javascript', ts: 'typescript', py: 'python' };
/** "js: …", "python one-liner to …": the language first, then what is to be done. */
const PREFIXED =
  /^(js|javascript|ts|typescript|python|py|java|go|rust|ruby|php)(?:: ?| (?:one[- ]?liner|code|snippet|function)(?: (?:to|for|that))? )(?:how (?:do|can) i |how to )?((?!what|why|when|which|difference|explain|is\b|are\b)[a-z][^:]{8,120}?)[?.!]*$/i;

/** Answers requests for code from the snippet library. */
export const codeRequest: Skill = {
  name: 'code',
  answer({ instruction, message, sourceText }, tools) {
    // "sort a list in rust" is one request, though "a list in rust" could be sorted.
    const request = (message.length < 200 && !message.includes('\n') ? message : instruction).replace(
      LED,
      '$2 in $1',
    );
    const [, said = '', short] = PREFIXED.exec(request) ?? [];
    if (short !== undefined && sourceText === undefined)
      return written(`${short} in ${SHORT[said.toLowerCase()] ?? said}`, tools);
    // "5 names for a podcast about code"
    if (/\bnames? (?:ideas? )?for\b/i.test(request)) return undefined;
    if (ASKS_ABOUT.test(request) || LETTER.test(request)) return undefined;
    // "make it less harsh: your code …": a text that follows a wish may speak of code.
    const [isBare, first, wish, before = '', last = ''] = BARE.exec(request) ?? [];
    if (isBare !== undefined) return written(`${wish ?? before} in ${first ?? last}`, tools);
    const isCode = NAMES_CODE.test(request.replace(/:\s.*$/s, '')) || CODE_REQUEST.test(request);
    return isCode ? written(request, tools) : undefined;
  },
};

async function written(prompt: string, tools: EngineTools): Promise<string | undefined> {
  const { generateCode } = await import('../../code/generate.ts');
  const made = await generateCode({ prompt }, tools);
  const notes = made.notes.join('\n\n');
  // Another skill may know what is no code.
  if (made.task === null) return IS_CODE.test(prompt) ? notes : undefined;
  // A snippet that does less than a plain question asks for is no answer to it.
  if (!IS_CODE.test(prompt) && /not taken into account/i.test(notes)) return undefined;
  if (OTHER_DATE.test(prompt)) return undefined;
  // With the samples of the library in their place, a script would act on other files.
  if (typesIn(prompt).some((type) => !made.code.includes(type))) return undefined;
  return `\`\`\`${made.language}\n${made.code.trimEnd()}\n\`\`\`\n\n${notes}`.trimEnd();
}

/** A notation of dates that is not the one of the library, 2024-03-05. */
const OTHER_DATE = /\b(?!y{2,4}-m{1,2}-d{1,2}\b)[dmy]{1,4}[./-][dmy]{1,4}[./-][dmy]{1,4}\b/i;

const IS_CODE = /\b(?:function|class|program|code|snippet|algorithm|method|component|parser|unit tests?)\b/i;

/** The file types that a request names: ".jpeg files". */
const typesIn = (prompt: string): readonly string[] =>
  [...prompt.matchAll(/(?<![\w/.])\*?\.([a-z][a-z0-9]{1,5})\b/g)].map(([, type = '']) => type);

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
