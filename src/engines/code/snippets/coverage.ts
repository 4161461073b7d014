import { unusedTables } from '../plans/sql/named-tables.ts';
import { vocabulary } from '../tasks/match-task.ts';
import { withoutSamples } from '../tasks/sayings.ts';
import { stemToken, wordsOf } from '../tasks/stems.ts';
import { CONTRAST, isAction, isContent, isLanguageName, readWish } from '../tasks/wish.ts';
import { unmetFile, unmetPlace } from './asked-input.ts';
import { unmetForms } from './assurances.ts';
import { clausesOf, inClauses, isEdge, MOST_CHARACTERS } from './clauses.ts';
import { examplesShown, examplesWanted } from './demonstration.ts';
import { unmetElements } from './element-types.ts';
import { withoutGuarded } from './evidence.ts';
import { asksForClass, hasType } from './in-class.ts';
import { unlisted, unmetMethods } from './listed-members.ts';
import { withoutMet } from './met-clauses.ts';
import { type Delivered, unmetWords } from './met-wishes.ts';
import { CALLS_KEY, isOtherProgram } from './other-program.ts';
import { settle } from './settle.ts';
import { unmetEndings, unmetFlags } from './shell-words.ts';
import { countsShown, unmetCounts } from './shown-counts.ts';
import { isSeconds, unmetNames, unmetValues } from './unmet-values.ts';

export interface Coverage {
  /** The parts of the wish that the code does not meet, in its words. */
  readonly unmet: readonly string[];
  /** So much of the wish is missing that the code would be another program. */
  readonly isAnother: boolean;
  /** It is one only because of the words that are missing. */
  readonly isFarOff: boolean;
}

/** From so many words on, a third of the wish is more than a detail. */
const MANY = 3;
const TOO_MUCH = 0.34;
/** A note that says so much of the wish again leaves nothing that was done, unless the wish is short. */
const MOST_OF_IT = 0.6;
const FEW_WORDS = 10;

/**
 * The one place that decides whether a stored program is what the wish asks for: each name, number, rule and clause is
 * in the code, or is named as missing, or the wish is refused.
 */
export function coverage(given: Delivered): Coverage {
  const { snippet, task, language } = given;
  const delivered = {
    ...given,
    prompt: withoutMet(given.prompt, `${snippet.definition}\n${snippet.example}`, language),
  };
  const { rest, broken } = settle(withoutSamples(delivered.prompt).replace(CONTRAST, ''), task, language);
  const code = `${snippet.definition}\n${snippet.example}`;
  const prompt = withoutGuarded(rest, code, language);
  const shown = [examplesWanted(prompt), ...countsShown(prompt)].flatMap(
    (one) => one?.said.toLowerCase().split(' ') ?? [],
  );
  const tests = unmetTests(prompt, code);
  const words = unmetWords({ ...delivered, prompt }).filter(
    (word) =>
      !shown.includes(word.split(' ')[0] ?? '') &&
      !(tests.length > 0 && /^(?:unit|tests?)$/.test(word)) &&
      !isSeconds(delivered.prompt, word, code),
  );
  const unmet = [
    ...new Set([
      ...words,
      ...broken,
      ...tests,
      ...unmetForms(prompt, code),
      ...unmetClass(delivered),
      ...unlisted(prompt, task, language, snippet.definition),
      ...unmetMethods(delivered.prompt, task, snippet.definition),
      ...unmetNull(delivered),
      ...unmetTies(delivered),
      ...unmetDenials(prompt, delivered),
      ...unmetFile(delivered),
      ...unmetNames(prompt, code),
      ...unmetValues(prompt, delivered),
      ...unmetKind(delivered),
      ...unmetElements(delivered),
      ...unmetKey(delivered),
      ...unmetPlace(delivered),
      ...unmetEndings(delivered),
      ...unmetFlags(delivered),
      ...unmetExamples({ ...delivered, prompt }),
      ...(language === 'sql' ? unusedTables(delivered.prompt, snippet.definition) : []),
    ]),
  ].filter((said) => /\S/.test(said.replace(/^"[\s.…]*"$/, '')));
  const wish = readWish(prompt);
  const content = new Set(wish.words.filter((word) => isContent(word) && !isLanguageName(word)));
  const edges = edgesIn(prompt);
  const missing = words.filter((word) => !/^["/\d]/.test(word) && !edges.has(word));
  const clauses = inClauses(delivered.prompt, unmet);
  const named = clauses.filter((one) => !isConditional(one));
  // "Creates the user if it's missing" is a deed, whatever it depends on.
  const told = wordsOf(clauses.filter((one) => !isConditional(one) || isDeed(one, missing)).join(' ')).length;
  const lacksMuch =
    lacksResult(delivered, named) ||
    told / Math.max(wordsOf(delivered.prompt).length, FEW_WORDS) >= MOST_OF_IT ||
    unmetKind(delivered).length > 0 ||
    (missing.length >= MANY && missing.length / Math.max(content.size, 1) >= TOO_MUCH) ||
    wish.parts.some((part) => isVerbOf(part.words, part.after) && missing.includes(firstContent(part.words)));
  const isOther = isOtherProgram(delivered, prompt, words.length > 0);
  return { unmet, isAnother: lacksMuch || isOther, isFarOff: lacksMuch && !isOther };
}

/** The words of clauses about edge cases: a program that lacks those is still the program that was asked for. */
const edgesIn = (prompt: string): ReadonlySet<string> =>
  new Set(clausesOf(prompt.slice(0, MOST_CHARACTERS)).slice(1).filter(isEdge).flatMap(wordsOf));

const isDeed = (clause: string, missing: readonly string[]): boolean =>
  CHANGES.test(clause) && missing.includes(firstContent(wordsOf(clause)));

const CHANGES =
  /^\W*(?:(?:and|then|that|which|it|also) )*(?:adds?|changes?|copies|copy|creates?|deletes?|downloads?|installs?|kills?|makes?|moves?|removes?|renames?|re?starts?|saves?|sends?|sets?|stops?|updates?|uploads?|writes?)\b/i;

const isConditional = (clause: string): boolean => /\b(?:when|if|unless|in case)\b/i.test(clause);

const READS = /^\W*(?:\w+ ){0,6}?(?:reads?|loads?|opens?|goes through)\b/i;
const GIVES = /^(?:then |also )?(?:prints?|lists?|shows?|returns?|outputs?|reports?|displays?)\b/i;

/** "Read a file and print …": what is read is of no use where nothing of what is printed is there. */
function lacksResult({ prompt, task }: Delivered, named: readonly string[]): boolean {
  const results = clausesOf(prompt.slice(0, MOST_CHARACTERS)).filter(
    (clause) => GIVES.test(clause) && !isConditional(clause),
  );
  if (!READS.test(prompt) || results.length === 0) return false;
  // A program that only reads gives no part of a result.
  const isMissing = (clause: string): boolean =>
    named.includes(clause) || (/^read-/.test(task.id) && named.some((one) => clause.includes(one)));
  return results.every(isMissing);
}

const firstContent = (words: readonly string[]): string => words.find(isContent) ?? '';

/** "And gzip those": what a clause begins with is something to do. */
const isVerbOf = (words: readonly string[], after: string): boolean =>
  /^(?:and|then|that|which)$/.test(after) && isAction(stemToken(firstContent(words)));

export const HAS_TESTS =
  /\bassert|\bexpect\(|\btest\(|#\[test\]|func Test|@Test|\[(?:Fact|Test)\]|unittest|XCTest|minitest|PHPUnit/i;

/** "With unit tests": an example that prints is none. */
function unmetTests(prompt: string, code: string): string[] {
  const [, said] =
    /\b(?:with|and|plus|including|add|write) (?:some |a few |its |the )?((?:unit )?tests?)(?=$|[\s,.;])(?! (?:data|file|scores?|results?|marks?|grades?|averages?|whether|if|that|for)\b)/i.exec(
      prompt,
    ) ?? [];
  return said !== undefined && !HAS_TESTS.test(code) ? [said] : [];
}

/** The missing parts of the demonstration: the number of examples, the state before and after. */
function unmetExamples({ prompt, task, snippet, language }: Delivered): string[] {
  const missing: string[] = [];
  const wanted = examplesWanted(prompt);
  if (wanted && examplesShown(snippet.example, task) < wanted.count) missing.push(wanted.said);
  if (/\bbefore and after\b/i.test(prompt)) {
    const prints = snippet.example.match(
      /(?<![a-z])(?:f?print\w*|puts|console\.log|echo|println!|Println|WriteLine)\b/g,
    );
    if ((prints?.length ?? 0) < 2) missing.push('before and after');
  }
  const [range, from = '', to = ''] = /\b(\d+)(?:\.\.| to )(\d+)\b/.exec(prompt) ?? [];
  if (range && !new RegExp(`(?<!\\d)${to}(?!\\d)`).test(snippet.example) && !snippet.definition.includes(to))
    missing.push(`${from} to ${to}`);
  const [size, ...sides] = /\b(\d+)\s?[x×]\s?(\d+)\b/.exec(prompt) ?? [];
  if (
    size &&
    !sides.every((side) =>
      new RegExp(`(?<!\\d)${side}(?!\\d)`).test(`${snippet.definition}\n${snippet.example}`),
    )
  )
    missing.push(size);
  // Pages, queries and scripts have what they show in them.
  const counts = /^(?:sql|html|css|bash)$/.test(language) ? [] : unmetCounts(prompt, snippet);
  return [...missing, ...counts];
}

const TYPED = /^(?:c|cpp|csharp|java|go|rust|typescript|swift|kotlin)$/;
const YES_OR_NO = /^.{0,80}?\b(?:(?:checks?|tests?|tells?|determines?) (?:if|whether)|returns? true if)\b/i;
const TELLS = /\bbool(?:ean)?\b|\btrue\b|\bfalse\b|(?:\breturn\b|=>|\) =).*(?:[=!<>]=|[<>]|&&|\|\|)/i;
const TWO_VALUES =
  /\b(?:of|between) (?:two|three|2|3) (?:given |different )?((?:whole )?(?:numbers|values|integers|ints|floats|doubles|strings|words))\b/i;
/** A function whose only parameter is a list. */
const TAKES_LIST =
  /^[^\n(]*\b\w+(?:<[^<>()]*>|\[[^[\]()]*\])?\((?:const |final |readonly |_ |\w+: ?)*(?:[^(),]*(?:\[\]|\[\w|List<|Vec<|vector<|Enumerable<|Collection<|Array<|&\[))[^(),]*\)/m;

/** A question wants yes or no, and two values are no list. */
function unmetKind({ prompt, snippet: { definition }, language }: Delivered): string[] {
  if (!TYPED.test(language)) return [];
  const said = prompt.slice(0, MOST_CHARACTERS);
  const two = TWO_VALUES.exec(said);
  const asks = YES_OR_NO.exec(said);
  return [
    ...(asks && !TELLS.test(definition) ? ['whether'] : []),
    ...(two && TAKES_LIST.test(definition) ? [two[0].replace(/^\w+ /, '')] : []),
  ];
}

const DENIED = /\b(?:(?:do|does|should|must|may|can|will|is|are)(?: not|n['’]t)|cannot|never)\b(?! exceed)/i;

/** "The first letter that is not repeated": this says which one is meant. */
const DEFINING =
  /^\W*(?:that |which |who )?(?:(?:is|are)(?: not|n['’]t)\b|(?:do|does)(?: not|n['’]t) (?:exist|have|contain|match|fit|parse)\b)/i;

/** "Users who never confirmed": so does this. */
const TELLS_WHO =
  /\bwho (?:(?:have|has|had|did|do|were|was|are)(?: not|n['’]t)?|never)(?: (?:been|ever|never|yet))* \w+/gi;

/** "Touching ranges do not count": that the task knows the words says nothing about which way round it is. */
function unmetDenials(prompt: string, { task }: Delivered): string[] {
  const known = vocabulary(task);
  return clausesOf(prompt.slice(0, MOST_CHARACTERS))
    .slice(1)
    .filter(
      (clause) =>
        DENIED.test(clause.replace(TELLS_WHO, '')) &&
        !DEFINING.test(clause) &&
        !isEdge(clause) &&
        wordsOf(clause).some((word) => isContent(word) && known.has(stemToken(word))),
    )
    .map((clause) => clause.replace(/\s+/g, ' '));
}

/** JavaScript has two words for nothing, and callers tell them apart. */
const unmetNull = ({ prompt, snippet, language }: Delivered): string[] =>
  /script$/.test(language) &&
  /\breturn(?:s|ing)? null\b/i.test(prompt) &&
  !/\bnull\b/.test(snippet.definition)
    ? ['null']
    : [];

/** "Including ties": a row number gives each place once. */
function unmetTies({ prompt, snippet, language }: Delivered): string[] {
  const [said] =
    language === 'sql'
      ? (/\b(?:including|with|keep(?:ing)?|counting) (?:all )?ties\b|\bties (?:are )?included\b/i.exec(
          prompt,
        ) ?? [])
      : [];
  return said !== undefined && /ROW_NUMBER/.test(snippet.definition) ? [said] : [];
}

/** "A class that …" where the program has functions only. */
const unmetClass = ({ prompt, snippet, language }: Delivered): string[] =>
  asksForClass(prompt, language) && !hasType(snippet.definition) ? ['class'] : [];

const KEY_NAME =
  /\b(?:key|property|field)(?: names?)? of (?:these|the|those|its|each|every|an?) (?:objects?|items?|elements?|records?|rows?)\b|\b(?:property|key|field) names?\b/i;

/** "A key of these objects" is a name, and no function. */
const unmetKey = ({ prompt, snippet: { definition } }: Delivered): string[] =>
  CALLS_KEY.test(definition) ? (KEY_NAME.exec(prompt.slice(0, MOST_CHARACTERS))?.slice(0, 1) ?? []) : [];
