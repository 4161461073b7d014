import stored from '../data/met-words.json';
import sameWords from '../data/same-words.json';
import { isDataName } from '../languages/languages.ts';
import { withoutSignatures } from '../tasks/asked-signature.ts';
import { lackedBy } from '../tasks/does.ts';
import { withoutIdle } from '../tasks/idle-words.ts';
import { isKnown, vocabulary } from '../tasks/match-task.ts';
import { DECIMALS } from '../tasks/sayings.ts';
import { stemToken, wordsOf } from '../tasks/stems.ts';
import type { Task } from '../tasks/task.ts';
import { isAction, isContent, isLanguageName, readWish, SOUGHT, type WishPart } from '../tasks/wish.ts';
import { extensionIn } from './asked-lines.ts';
import { brokenBans } from './bans.ts';
import { wantedName } from './parameters.ts';
import { callsItself } from './recursion.ts';
import type { Snippet } from './snippets.ts';

interface MetWord {
  /** Meets the wish if the code has it. */
  readonly pattern: RegExp;
  /** Languages in which every piece of code meets it. */
  readonly always: ReadonlySet<string>;
}

const WISHES = new Map<string, MetWord>(
  stored.flatMap(({ words, pattern, always }) =>
    words.map((word) => [word, { pattern: new RegExp(pattern), always: new Set(always) }] as const),
  ),
);

/** For each stem the stems of the words that code may have in its place. */
const SAME = new Map<string, string[]>();
for (const group of sameWords) {
  const stems = group.map(stemToken);
  for (const stem of stems) SAME.set(stem, [...(SAME.get(stem) ?? []), ...stems]);
}

/** Say little about which task is meant, but something about what it works on. */
const NOTED_FILLERS: ReadonlySet<string> = new Set('file line lines name names typed word words'.split(' '));

/** Say how the code is shown or told, not what it does; what a demonstration lacks is counted elsewhere. */
const TELLING: ReadonlySet<string> = new Set(
  'adds another both builds turn demonstration demonstrate demonstrates demo else everything anything except isn examples exists plus pieces prototype shows test tests testing those tried tries turns turned try uses way others other lets makes also require requires requiring demand demands demanding expect expects expecting contain contains containing consist consists become becomes becoming enforce enforces ensure ensures guarantee guarantees collect collects collecting gather gathers gathering maintain maintains maintaining permit permits permitting allow allows keep keeps keeping kept stored held methods per keyed'.split(
    ' ',
  ),
);

/** No names of members: "and responds with 500", "implement for Dog". */
const UNNAMED: ReadonlySet<string> = new Set(
  'a an the its kept stored held method methods function functions custom own implement implements implemented responds replies returns answers'.split(
    ' ',
  ),
);

const RECURSIVE = /^recursi(?:ve|vely|on)$/;
const ITERATIVE = /^iterative(?:ly)?$/;

/** Languages whose example is part of what it shows: its texts are names and rows. */
const TELLING_EXAMPLES = /^(?:sql|html|css|bash)$/;

/** Members that are listed are looked for among the names that the class declares. */
const SCRIPTED = /^(?:python|javascript|typescript)$/;

/** A type that a generic function takes too. */
const NUMBER_TYPE =
  /^(?:[iu](?:8|16|32|64|128|size)|f(?:32|64)|u?int(?:8|16|32|64)?|float(?:32|64)?|double|long)$/;
const GENERIC = /<[A-Z]\w*\b|\[[A-Z] |\btemplate ?</;

const SPLITS_LINES = /\b(?:split|explode)\w*\(["'`/](?:\\r\??)?\\n/;

const NO_WISH =
  /,? ?\b(?:and |with )*(?:all )?(?:the )?(?:styles?|css|everything|scripts?|javascript)(?: and (?:the )?(?:styles?|css|scripts?|javascript))? (?:is |are )?(?:in|inside) (?:the same|one|a single)(?: html)? file\b|\bat once\b|\b[23]-?d (?=(?:arrays?|grids?|matri(?:x|ces)|lists?|vectors?|slices?|boards?)\b)|\botherwise (?=(?:an? )?[A-Z]\w+(?:Error|Exception)\b)|(?<=\b(?:ini|csv|json|xml)[ -])style\b|(?<=\bconstructor )(?:arguments?|parameters?)\b|\b(?:with |using )?only the (?:jdk|bcl|stdlib)\b|\b(?:together|along) (?=with\b)|\bonce (?=(?:it|the|they|all|an?)\b)|\btables? (?=\w+ ?\()|\b(?:one|single|few)[ -](?:files?|lines?|liners?)\b|(?<=\bcommand)[ -]line\b|\binto a third(?: (?:sorted )?(?:array|list|slice|vector|one))?\b|\b(?:no|without( an?| any)?) (?:example|main|usage)s?\b|\b(?:all )?in(?:to)? (?:the same|one single) (?:html )?file\b/gi;
/** A function or table with its parameters or columns. Those are names, so they are not checked as wishes. */
const SIGNATURE = /\b([a-z_]\w*)\([\w$]+(?:,? [\w$]+)*\)/gi;
/** Names of errors are looked for as a whole. */
const ERROR_NAME = /\b[A-Z]\w+(?:Error|Exception)\b/g;
/** A name as it is written in code. */
const IDENTIFIER = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g;
const WRITTEN = /\b[a-z][a-z0-9]*(?:(?:_[a-z0-9]+)+|(?:[A-Z][a-z0-9]+)+)\b/g;
const UNWANTED = /\bwithout (?:using |the )?([a-z][a-z0-9]*(?:_[a-z0-9]+)+)\b/g;
/** A text that the wish gives, not one that it only has as an example. */
const QUOTED = /(?<!\b(?:like|such as|e\.g\.|example|called|named|it) )"([^"]{1,60})"/g;
/** Files of a kind: a program for all files is none for these. */
const ENDING = /(?<![\w/])\*?\.[a-z0-9]{1,6}(?= files\b)|\b(?:python|javascript|ruby|php) files\b/i;
/** A letter that a rule is about, as ä is in "ä becomes ae". */
const LONE_LETTER = /(?<![\p{L}\p{N}])[\u00df-\u024f](?![\p{L}\p{N}])/gu;
const PATH = /(?<=^|\s)\/[a-z][\w/-]*/gi;

export interface Delivered {
  readonly prompt: string;
  readonly task: Task;
  readonly language: string;
  /** With the numbers and texts of the prompt in it. */
  readonly snippet: Snippet;
}

/** The words of a wish that neither the task nor its code meets, in the order of the wish. */
export function unmetWords({ prompt, task, language, snippet }: Delivered): string[] {
  const { definition, example } = snippet;
  const code = `${definition}\n${example}`;
  const shown = TELLING_EXAMPLES.test(language) ? example : withoutTexts(example);
  const stems = stemsOf(`${task.summary}\n${definition}\n${shown}\n${task.name} main`);
  const bare = stemsOf(withoutComments(code));
  // A class that only asks its map for the size has none of its own.
  const owned = stemsOf(withoutComments(definition).replace(/(?<!\b(?:this|self))\.\w+/g, ' '));
  const lacked = lackedBy(task, language);
  const known = new Set([...vocabulary(task)].filter((stem) => !lacked.has(stem)));
  // "Title case" is not about upper and lower case.
  const named = stemsOf(task.id);
  const bans = brokenBans(prompt, definition, language);
  const wish = readWish(
    withoutSignatures(bans.rest, language)
      .replace(PATH, ' ')
      .replace(NO_WISH, ' ')
      .replace(DECIMALS, ' ')
      .replace(SIGNATURE, '$1 ')
      .replace(ERROR_NAME, ' ')
      .replace(WRITTEN, (name) => (hasName(code, name.toLowerCase()) ? ' ' : name))
      .replace(wantedName(prompt, task) ?? '', ' '),
  );
  const isRecursive = callsItself(definition, language);
  const isOtherwise = (word: string, after: string): boolean =>
    (RECURSIVE.test(word) !== isRecursive) !== (after === 'without');
  const isClass = /^[A-Z]/.test(task.name);
  // "Wildcard events", of which the wildcards are settled: no name of a method.
  const halves = new Set(
    [...prompt.matchAll(/(?<!\s)\s{3,}(\w+)/g)].map(([, word = '']) => word.toLowerCase()),
  );
  const isListing = wish.parts.filter((part) => isMember(part) && part.words.length === 1).length > 1;
  const unmet = wish.parts.flatMap((part, place) => {
    const members =
      isMember(part) && isClass && !listsThings(wish.parts, place) ? part.words.filter(isNamed) : [];
    // "The end" is a place, and no method.
    const isPlace = part.words[0] === 'the';
    // "Keeps a history", of which the history is settled.
    const isVerb = /^(?:an?|the|its)$/.test(part.words.at(-1) ?? '');
    const missed = part.words.filter((word, at) => {
      if (isInMilliseconds(part.words, at, code)) return false;
      if (/^\d+$/.test(word))
        return Number(word) > 1 && !isLanguageName(part.words[at - 1] ?? '') && !hasNumber(code, word);
      if (ITERATIVE.test(word) || (RECURSIVE.test(word) && !isKnown(part.words, at, known)))
        return isOtherwise(word, part.after);
      const manner = WISHES.get(word);
      if (
        !manner &&
        !isPlace &&
        !isVerb &&
        members.length === 1 &&
        members[0] === word &&
        isContent(word) &&
        !halves.has(word)
      )
        return !inCode(isListing && SCRIPTED.test(language) ? owned : stems, word);
      const next = WISHES.get(part.words[at + 1] ?? '');
      if (word === 'non' && next) return !next.pattern.test(code);
      const unit = word === 'per' ? part.words[at + 1] : word;
      if (/^(?:new)?lines?$/.test(unit ?? '') && SPLITS_LINES.test(code)) return false;
      if (TELLING.has(word) && !WISHES.has(word)) return false;
      // A "tar.gz file" is there as soon as the archive is.
      if (
        /^files?$/.test(word) &&
        at > 0 &&
        isContent(part.words[at - 1] ?? '') &&
        inCode(stems, part.words[at - 1] ?? '')
      )
        return false;
      if (NUMBER_TYPE.test(word) && GENERIC.test(definition)) return false;
      // A password generator makes passwords; a generator of primes yields them.
      if (word === 'generator' && at > 0 && known.has(word) && isKnown(part.words, at - 1, known))
        return false;
      // YAML is no JSON, and no language that the code is in.
      if (isDataName(word) && language !== 'sql')
        return !(isKnown(part.words, at, known) || inCode(stems, word));
      if (isLanguageName(word) || !(isContent(word) || NOTED_FILLERS.has(word))) return false;
      if (part.after === 'without') {
        if (manner) return manner.pattern.test(definition);
        return !isKnown(part.words, at, known) && bare.has(stemToken(word));
      }
      if (manner && !named.has(stemToken(word)))
        return !(manner.always.has(language) || manner.pattern.test(code));
      if (task.renames && new RegExp(`(?<![a-z])${word}(?![a-z])`).test(code)) return false;
      if (isKnown(part.words, at, known)) return false;
      // "And insert one": a call of a list's own method that means the same is no such function.
      const isDeed = part.after === 'and' && !isClass && isAction(stemToken(word)) && part.words[0] === word;
      return isDeed ? !(stems.has(stemToken(word)) || inCode(owned, word)) : !inCode(stems, word);
    });
    return missed.map((word) => told(word, part, missed));
  });
  const paths = [...prompt.matchAll(PATH)].map(([path]) => path).filter((path) => !code.includes(path));
  const unwanted = [...prompt.matchAll(UNWANTED)].map(([, name = '']) => name);
  const wanted = wantedName(prompt, task);
  const found = bans.rest.replace(SIGNATURE, ' ').replace(UNWANTED, ' ').matchAll(IDENTIFIER);
  const names = [...new Set([...found].map(([name]) => name))].filter(
    (name) => !hasName(`${task.summary}\n${code}`, name) && name !== wanted,
  );
  // A word in capitals is a text, such as the level of a log line.
  const written = new Set(
    [...prompt.matchAll(/\b[A-Z]{3,}\b/g)].map(([word]) => word).filter((word) => code.includes(word)),
  );
  const words = withoutIdle(prompt, unmet)
    .filter((word) => !written.has(word.toUpperCase()))
    .map((word) => word.replace(/^(data|line)(class|numbers?)$/, '$1 $2'))
    .filter((word) => !names.some((name) => name.split('_').includes(word)))
    .map((word) => {
      const name = unwanted.find((one) => one.split('_').some((part) => word === `without ${part}`));
      return name === undefined ? word : `without ${name}`;
    });
  const texts = [
    ...[...prompt.matchAll(QUOTED)].map(([, text = '']) => text),
    SOUGHT.exec(prompt)?.[2] ?? '',
  ].filter((text) => !code.includes(text) && !hasShape(code, text));
  const [ending] = ENDING.exec(prompt) ?? [];
  const extension = ending === undefined ? undefined : extensionIn(prompt);
  const isOfKind = extension === undefined || new RegExp(`(?<![a-z])${extension}(?![a-z])`, 'i').test(code);
  const letters = [...prompt.matchAll(LONE_LETTER)]
    .map(([letter]) => letter)
    .filter((letter) => !code.includes(letter));
  return [
    ...new Set([
      ...words,
      ...bans.broken,
      ...names,
      ...paths,
      ...letters,
      ...(isOfKind || ending === undefined ? [] : [ending]),
      ...texts.map((text) => `"${text}"`),
    ]),
  ];
}

/** In any of the forms that a language has for it: `snake_case` may be in the code as `toSnakeCase`. */
const hasName = (code: string, name: string): boolean =>
  code.toLowerCase().replaceAll('_', '').includes(name.replaceAll('_', ''));

/** A text with numbers may stand for all of its form, as "1h 5m" for "2h 30m". */
function hasShape(code: string, text: string): boolean {
  const shape = text.replace(/\d+/g, '0');
  const isPadded = /(?<!\d)0\d/.test(text);
  if (isPadded && !/%0|:0\d|padStart|pad_?left|rjust|zfill|str_pad|D2\b/i.test(code)) return false;
  return /0/.test(shape) && /[a-z:]/i.test(shape) && code.replace(/\d+/g, '0').includes(shape);
}

/** "7" and "non" tell nothing without the word after them, and a word tells nothing without a "without" before it. */
function told(word: string, { words, after }: WishPart, missed: readonly string[]): string {
  if (after === 'without') return `without ${word}`;
  const next = words[words.indexOf(word) + 1];
  const isBare = /^\d+$|^(?:non|not|no|only)$/.test(word);
  return isBare && next && next !== 'quotedtext' && !missed.includes(next) ? `${word} ${next}` : word;
}

const isNamed = (word: string): boolean => !UNNAMED.has(word);

/** "With push, pop and peek" names what a class has. */
const isMember = ({ after }: WishPart): boolean => /^(?:with|,|and)$/.test(after);

/** "With states red, green and yellow": what is listed are states. */
function listsThings(parts: readonly WishPart[], place: number): boolean {
  const start = parts.slice(0, place + 1).findLastIndex(({ after }) => !/^(?:,|and)$/.test(after));
  const [first = '', second = ''] = (parts[start]?.words ?? []).filter(isNamed);
  return start < place && /[^s]s$/.test(first) && second !== '' && isContent(first);
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(stemToken));

const inCode = (stems: ReadonlySet<string>, word: string): boolean =>
  [stemToken(word), ...(SAME.get(stemToken(word)) ?? [])].some((stem) => stems.has(stem));

const hasNumber = (code: string, digits: string): boolean =>
  new RegExp(`(?<![\\d.])${digits}(?!\\d)`).test(code.replace(/(?<=\d)_(?=\d)/g, ''));

const SECONDS = /^(?:s|secs?|seconds?)$/;

/** True for the number or unit of "3 seconds" if the code has 3000. */
function isInMilliseconds(words: readonly string[], at: number, code: string): boolean {
  const first = SECONDS.test(words[at] ?? '') ? at - 1 : at;
  return SECONDS.test(words[first + 1] ?? '') && hasNumber(code, `${words[first]}000`);
}

const withoutTexts = (code: string): string => code.replace(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g, ' ');

const withoutComments = (code: string): string =>
  code.replace(/^\s*(?:\/\/|#(?!include)|--|\*|\/\*).*$/gm, '').replace(/\s(?:\/\/|#|--)\s.*$/gm, '');
