import { literal } from '../languages/literal.ts';
import { stemToken } from '../tasks/stems.ts';
import { isContent } from '../tasks/wish.ts';
import { askedCommands, lostCommands } from './asked-commands.ts';
import { isEvident } from './evident.ts';
import { roundsTo } from './unmet-values.ts';

/** Clauses that a note names as missing, with what shows in the code that they are there. */
const HELD: readonly (readonly [said: RegExp, code: RegExp])[] = [
  [/\b(?:wrong|failed|bad|incorrect|invalid)\b.*\b(?:block|lock|ban|throttl)/i, /fail|attempt/i],
  [/\brejects? (?:on|at|with|after) the first (?:error|failure|rejection|one)\b/i, /Promise\.all\(/],
  // A number of these is compared below.
  [/^(?:and |up to |at most |with |for )*\d+ (?:times|attempts|tries|retries)$/i, /retr|attempt|tries/i],
  [
    /^(?:(?:with|and|at|most|up|to|max(?:imum)?|of|an?|only|limit(?:ed)?) )*\d+ (?:at (?:a|once|the same) ?(?:time)?|in parallel|(?:parallel |concurrent )?(?:jobs|workers|downloads))$/i,
    /-P \d|semaphore|worker|concurren|limit|pool/i,
  ],
  [
    /^(?:(?:with|and|an?) )*\d+[- ](?:days?|weeks?|files?|backups?|archives?) (?:rotation|retention)$/i,
    /-mtime|tail -n|head -n/,
  ],
  [/^(?:(?:and|can|able|to) )*(?:runs?|running|walks?|walking|moves?|moving)$/i, /GetAxis|move_?speed/i],
  [/^(?:health|uptime|status|availability|link)[- ]?check$/i, /curl|ping|fetch|http/i],
  [
    /^(?:(?:the|a|its|header|nav\w*|bar|menu|that|which|is|it|always|should) )*(?:stays?|sticks?|remains?|kept|sticky|fixed)(?: (?:fixed|visible|sticky))?(?: (?:on|at|to) (?:the )?top)?(?: (?:of the (?:page|screen|window)|when|while|scrolling|you|i|on|scroll|the|page))*$/i,
    /position: (?:sticky|fixed);[^}]*\btop: 0/,
  ],
  [
    /^(?:(?:with|and|in|as|returns?|return|sends?|the) )*json(?: (?:responses?|answers?|replies|output|format))?$/i,
    /application\/json|\.json\(|jsonify|json_encode|json\.dumps|NewEncoder|: JSONResponse/i,
  ],
  // Each field of a form has an error of its own.
  [
    /^(?:it )?validates? (?:everything|them all|all (?:of )?(?:the |them|it)?(?:fields?|inputs?|values)?|(?:the|each|every)(?: fields?| inputs?)?)$/i,
    /errors\[[^\]]+\] ?=[\s\S]*errors\[[^\]]+\] ?=/i,
  ],
  [/^(?:that |which )?(?:starts?|counts?(?: down)?) (?:at|from) \d+$/i, /\(\d+\)|= ?\d+/],
  [
    /^(?:(?:in|as|all|everything) )*(?:one|a single) (?:html )?file$/i,
    /^(?![\s\S]*(?:href="[\w./-]+\.css|src="[\w./-]+\.js))[\s\S]*<html/i,
  ],
  [
    /^(?:it )?(?:repeats?|loops?|comes back)\b.*\buntil (?:quit|exit)/i,
    /\bselect \w+ in\b|\bwhile (?:true|True|\(true)|\bloop do\b|\bfor \(;;\)/,
  ],
  [/^(?:class |course |weekly )*(?:schedule|timetable)(?: table)?$/i, /<table class="week">/],
  [/^logo (?:on the )?left$/i, /\.(?:logo|brand)[^}]*margin-right: auto|<a class="(?:logo|brand)"[\s\S]*<ul/],
  [/^(?:(?:separated|delimited) by )?semicolons?$/i, /(["'`]);\1/],
  [/^(?:login )?throttl\w*$/i, /lock|attempts|MAX_FAIL/i],
  [
    /\b(?:safe (?:for|with|across|under) (?:many |several |concurrent )?(?:goroutines|threads|use|access|concurren\w*|parallel \w+)|(?:goroutine|thread|concurrency)[- ]?safe\w*)\b/i,
    /mutex|\block|synchroni[sz]ed|atomic|concurrent|semaphore|\bactor\b|DispatchQueue/i,
  ],
  [
    /\bids? (?:stay|are|remain|keep)\w* (?:the same|stable|fixed)\b|\bstable ids?\b/i,
    /\bnext_?id\b|max\([^;\n]*\bid\b|lastrowid|AUTOINCREMENT|SERIAL|IDENTITY|uuid/i,
  ],
  [
    /^(?:(?:all|and|with|in|as|the|both|answers?|returns?|returning|sends?) )*json(?: (?:responses?|replies|output|bodies|body|format|answers?))?$/i,
    /application\/json|\.json\(|jsonify|json_encode|Results\.(?:Json|Ok)|json\.NewEncoder\(w\)|@RestController/,
  ],
  [
    /^(?:(?:and|then|also|it) )*prints? (?:the |its |all |each )*(?:results?|it|values?|output|them|answers?)$/i,
    /\bprint|Console\.Write|System\.out|echo|puts|console\.log|std::cout/i,
  ],
  [
    /^(?:(?:and|with|but|keeps?|keeping|preserv\w+|the|of|letters?|both|original|handles?|for) )*(?:(?:upper|lower)[- ]?case and (?:upper|lower)[- ]?case|(?:upper|lower) and (?:upper|lower)[- ]?case|case)(?: letters)?$/i,
    /['"]a['"][\s\S]*['"]A['"]|['"]A['"][\s\S]*['"]a['"]|is_?upper|isUpper|is_(?:ascii_)?uppercase/,
  ],
  [/^(?:generic )?types?$/i, /\b(?:function|fun|func|fn|class|interface|struct) ?\w*<[A-Z]\w*|\bTypeVar\b/],
  [
    /^(?:of )?(?:every|each) (?:host|domain|url|line|file|row|folder)$/i,
    /\bwhile (?:IFS= )?read\b|\bfor \w+ in\b|\bforeach\b/,
  ],
  [
    /^(?:(?:and|with|the) )*(?:split|divided?) (?:by|between|among|across) (?:the )?(?:number of )?(?:people|persons|guests|friends)$/i,
    /\/ ?(?:\w+\()?(?:\w+\.)?\w*people/i,
  ],
  [
    /^(?:(?:and|should|must) )*(?:throws?|raises?|throwing|raising) (?:an? |its |your )*(?:own|custom) (?:exception|error)s? (?:if|when|for|on) .*\b(?:not enough|insufficient|too little)\b/i,
    /class (Insufficient\w+)[\s\S]*(?:throw new|throw|raise) \1/,
  ],
  [/^(?:in)?to an? (?:struct|swift struct|rust struct)$/i, /\bstruct \w/],
  [/^(?:in)?to an? (?:class|record|data class|object)$/i, /\b(?:class|record) [A-Z]/],
  [
    /^(?:(?:returns?|gives?|or|and|it|with) )*(?:nil|null|none)(?: (?:if|when) (?:there (?:isn't|is not|is no|are no|aren't)|(?:it )?(?:does not|doesn't) exist|not found|missing|none|no)\b.*)$/i,
    /-> [\w<>[\]]+\?|-> Option<|: \w+\? ?[={]|\breturn (?:nil|null|None)\b/,
  ],
];

/** "Throw IllegalArgumentException when n is negative": a guard that raises it. */
const THROWN =
  /^(?:(?:and|it|should|must) )*(?:throws?|raises?|panics?|returns?)(?: an?)? ?(\w+(?:Exception|Error)|error|exception)? (?:if|when|for|on) .*\b(?:negative|(?:less than|below|under|smaller than) (?:0|1|zero|one))\b/i;
const RAISES =
  /(?:<=? ?-?[01]\b|>=? ?[01]\b).*(?:\n.*)?(?:throw|raise|panic|return Err|errors\.New|fmt\.Errorf|require|ArgumentError)|(?:require|precondition)\([^)\n]*>=? ?[01]/;
/** Kotlin raises this without naming it. */
const SILENT_ERROR = /^IllegalArgumentException$/i;

function isThrown(said: string, code: string): boolean {
  const found = THROWN.exec(said);
  if (!found || !RAISES.test(code)) return false;
  const [, name = ''] = found;
  if (/^(?:error|exception|)$/i.test(name)) return true;
  return code.includes(name) || (SILENT_ERROR.test(name) && /\brequire\(/.test(code));
}

/** "A duration in seconds for each colour": a member of that name that asks which one it is. */
const EACH =
  /^(?:and |with )*(?:an? |the |its )?([a-z]{3,})(?: in [a-z]+)? (?:for|of|per) (?:each|every)(?: [a-z]+)?$/i;

const SHOWN =
  /^(?:(?:the|its|and|with) )*([a-z]{4,}) (?:(?:is|are|be|get) )?(?:shown|displayed|printed|visible|listed)$/i;
const PRINTS = /print|format|echo|puts|console\.|Write|textContent|innerHTML|String\(|render|<\w+/i;
/** A width, a time or a name as code writes it. */
const WRITTEN =
  /^(?:(?:under|below|at|of|above|over|from|nice|good|readable|proper|own|an?|the|with|and) )*(\d+(?:px|rem|em|ms)|__\w+__)$/i;
const KEPT =
  /^(?:(?:which|that|it|they|are|is|and|all|everything|data) )*(?:kept|saved?|saves|stored?|stores|written|writes|reads?|loaded|keeps?) (?:\w+ ){0,2}?(?:in|to|into|from|as|under) (?:the file )?(\S+\.[a-z0-9]{2,6})$/i;
/** "Db file contacts.db". */
const FILE_ALONE =
  /^(?:(?:the|its|an?|in|as|with|db|database|data|file|path|called|named|sqlite|json|csv|log) )+(\S+\.[a-z0-9]{2,6})$/i;
const OPTION = /^(?:an? |the |with )?(?:options?|flag|parameter) ([a-z]+)$/i;
const LEFT_OUT =
  /\b(?:no|without|not|exclud\w*|avoid\w*|lookalikes?|ambiguous|skip\w*)\b[^;.]{0,30}\(([\w,/ ]{2,30})\)/gi;
const LETTERS = /["'`]([^"'`\n]{20,})["'`]/g;

/** "No lookalikes (0O1lI)": no text that letters are drawn from has one of them. */
function isExcluded(said: string, prompt: string, code: string): boolean {
  const alphabets = [...code.matchAll(LETTERS)]
    .map(([, text = '']) => text)
    .filter((text) => !text.includes(' '));
  return (
    alphabets.length > 0 &&
    [...prompt.matchAll(LEFT_OUT)].some(([, signs = '']) => {
      const letters = signs.replace(/\W/g, '');
      return (
        letters.toLowerCase().includes(said.replace(/\W/g, '').toLowerCase()) &&
        ![...letters].some((letter) => alphabets.some((text) => text.includes(letter)))
      );
    })
  );
}

const DECIMALS =
  /^(?:(?:with|to|at|in|and|rounded|exactly|each|all) )*(\d|one|two|three|four) decimals?(?: places?)?$/i;
const LETTERS_LISTED =
  /^(?:(?:supports?|handles?|accepts?|allows?|units?|with|and) )+((?:[a-z]{1,2}[,/ ]+){2,}(?:and )?[a-z]{1,2})$/i;
const COUNTED = 'zero one two three four five six seven eight nine ten'.split(' ');
const THINGS = /^(?:the |with )?(\d|two|three|four|five|six) ([a-z]+)s$/i;

/** "3 plans": the page has so many elements of that name. */
function hasThings(said: string, code: string): boolean {
  const [, count = '', thing = ''] = THINGS.exec(said) ?? [];
  const wanted =
    COUNTED.indexOf(count.toLowerCase()) + 1 ? COUNTED.indexOf(count.toLowerCase()) : Number(count);
  const links = /^links$/i.test(`${thing}s`) ? code.match(/<li><a /g)?.length : undefined;
  if (links !== undefined) return links === wanted;
  const found = code.match(new RegExp(`class="(?:[\\w-]+ )*${thing}[ "]`, 'gi'));
  return thing !== '' && found?.length === wanted;
}

/** These say when, how often or in which order, and no name shows that. */
const RULED =
  /\b(?:if|when|unless|until|while|only|not?|never|without|n['’]t|every|each|per|all|any|more|less|fewer|most|least|than|by|sort\w*|order\w*|before|after|from|again|also|still|instead|except|first|last|both|same|other|between|letters|digits|symbols|into|to|via|using|of|below|above|under|over|within|exceed\w*)\b/i;
const LEAST_WORDS = 2;
/** Other words for what code has under these. */
const STANDS_FOR: readonly (readonly [said: RegExp, code: RegExp])[] = [
  [/^(?:time|date)?stamps?$/i, /now\(|LocalDateTime|datetime|Instant|Date\(|time\(/i],
];

/** Each word and number of a plain phrase is a name, a text or a number of the code. */
function isNamed(said: string, code: string): boolean {
  if (RULED.test(said)) return false;
  const words = (said.match(/[a-z]+|\d+/gi) ?? []).filter(
    (word) => /\d/.test(word) || isContent(word.toLowerCase()),
  );
  const names = new Set(
    (code.match(/[A-Za-z]+/g) ?? []).flatMap((name) =>
      name.split(/(?<=[a-z])(?=[A-Z])/).map((word) => stemToken(word.toLowerCase())),
    ),
  );
  const numbers = words.filter((word) => /\d/.test(word));
  const isNumbered = code
    .split('\n')
    .some((line) => numbers.every((number) => new RegExp(`(?<![\\d.])${number}(?!\\d)`).test(line)));
  return (
    // One number by itself may stand for anything.
    numbers.length !== 1 &&
    isNumbered &&
    words.length >= LEAST_WORDS &&
    words.every((word) =>
      /\d/.test(word)
        ? new RegExp(`(?<![\\d.])${word}(?!\\d)`).test(code)
        : names.has(stemToken(word.toLowerCase())) ||
          STANDS_FOR.some(([term, met]) => term.test(word) && met.test(code)),
    )
  );
}

const hasName = (code: string, name: string): boolean =>
  new RegExp(`(?<![a-z])${literal(name)}(?![a-z])`, 'i').test(code);

/** True for a missing part of which the code visibly holds all. `code` is without its comments. */
function isHeld(said: string, prompt: string, code: string): boolean {
  const numbers = said.match(/(?<![\w.])\d+(?![\w.])/g) ?? [];
  if (HELD.some(([part, met]) => part.test(said) && met.test(code)))
    return numbers.every((number) => new RegExp(`(?<![\\d.])${number}(?!\\d)`).test(code));
  if (isThrown(said, code) || isEvident(said, prompt, code)) return true;
  const [, each] = EACH.exec(said) ?? [];
  if (
    each !== undefined &&
    /\bswitch\b|\bmatch\b|\bwhen\b|\bcase\b|enum class \w+\(/.test(code) &&
    new RegExp(
      `\\b(?:var|val|func|fun|fn|int|double|string|def|String)(?: \\([^()]*\\))? (?:get_?)?${literal(each)}\\b`,
      'i',
    ).test(code)
  )
    return true;
  const [, shown] = SHOWN.exec(said) ?? [];
  if (shown !== undefined) return code.split('\n').some((line) => hasName(line, shown) && PRINTS.test(line));
  const [, file] = KEPT.exec(said) ?? FILE_ALONE.exec(said) ?? [];
  if (file !== undefined) return new RegExp(`["'\`/]${literal(file.replace(/^.*\//, ''))}["'\`]`).test(code);
  const [, option] = OPTION.exec(said) ?? [];
  if (option !== undefined) return new RegExp(`[(,\\s]${literal(option)}\\s*[:=?,)]`, 'i').test(code);
  const [, written] = WRITTEN.exec(said) ?? [];
  if (written !== undefined) {
    // One page ends a hair below the width at which the other begins.
    const below = /^\d+px$/.test(written) ? `${Number.parseInt(written, 10) - 0.02}px` : written;
    return code.includes(written) || code.includes(below);
  }
  const [, digits] = DECIMALS.exec(said) ?? [];
  if (digits !== undefined) return roundsTo(code, digits);
  const [, letters] = LETTERS_LISTED.exec(said) ?? [];
  if (letters !== undefined)
    return letters
      .split(/[,/ ]+(?:and )?/)
      .every((letter) => new RegExp(`\\b${letter}\\b\\s*["':=]`).test(code));
  return hasThings(said, code) || isNamed(said, code) || isExcluded(said, prompt, code);
}

/** The parts that are missing in fact; of a list of commands those that the program lacks. */
export const trulyMissing = (said: readonly string[], prompt: string, code: string): string[] =>
  said.flatMap((part) => {
    if (askedCommands(prompt)?.said === part) return lostCommands(prompt, code);
    return isHeld(part, prompt, code) ? [] : [part];
  });
