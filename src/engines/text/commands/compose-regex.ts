import { digitsForWords } from '../math/number-words.ts';
import { bold, type Skill } from '../skill.ts';
import { type Atom, atomIn, classOf, countIn, setOf } from './regex-atoms.ts';
import {
  byExample,
  COUNTEREXAMPLES,
  dateForm,
  EXAMPLES,
  examplesIn,
  WHOLE_EXAMPLE,
} from './regex-examples.ts';
import type { Described } from './regex-kind.ts';
import { KINDS } from './regex-kinds.ts';

const NOUN = '(?:regex(?:p|es)?|regular expressions?)(?: patterns?)?';
const HEAD = new RegExp(
  `^(?:(?:please|hi|hey|can you|could you|i need|i want|i'm looking for|write|give me|create|make|show me|what(?:'s| is| would be)|need|build|help me with|looking for|me|an?|the|some|simple|good|js|javascript|python|typescript|java|pcre|how (?:do|can) i write),? )*${NOUN}(?: in (?:js|javascript|python|java|typescript|go))?[:,]? *`,
  'i',
);
const DOES =
  /^(?:(?:that|which|to|for|will|would|can|should|only) )*(?:match(?:es|ing)?|validat(?:es|e|ing)|find(?:s|ing)?|check(?:s|ing)?(?: (?:that|if|whether|for))?|accepts?|recogni[sz]es?|tests?(?: for)?|detects?|(?:grab|get|extract|captur|collect|pull|pick)(?:s|es?|ing)?(?: out)?)? ?/i;
const TAIL = new RegExp(
  `^(?:how (?:do|can|to|would)(?: (?:i|you|we))? )?(?:match|validate|find|check(?: for| if| that)?|detect|(?=(?:capture|extract|get|pull)\\b)) ?(.+?) (?:with|using|in|by) (?:an? )?${NOUN}$`,
  'i',
);
/** "and captures year, month and day": the parts of a date, each in a group. */
const PARTS = '(?:the )?(?:years?|months?|days?)';
const CAPTURES = new RegExp(
  `,? ?\\b(?:(?:and|that|which|to|with|it|should|also) )*(?:captur(?:e|es|ing)|extract(?:s|ing)?|get(?:s|ting)?|pull(?:s|ing)? out|(?:named |capturing |capture |separate )*groups? (?:for|of)) (?:the )?${PARTS}(?:(?:, | and |, and )${PARTS})+(?: (?:in|as|into|with) (?:named |separate |its own |their own )*(?:capture |capturing )?groups?)?(?: (?:from|of|in|out of))?`,
  'i',
);
const ANYWHERE =
  /\b(?:anywhere )?(?:in|inside|within|from) (?:an? |the |some |my )?(?:longer |larger |log |whole )?(?:text|string|sentence|document|log|line|file|paragraph|html)s?(?: files?| lines?)?\b|\b(?:out of|from|in) (?:an? |the |some |my )?(?:tweets?|posts?|messages?|comments?|e-?mails?|page|source|captions?)\b|\banywhere\b/i;
const IDLE =
  /\b(?:an?|the|any|all|every|valid|correct|proper|only|just|strings?|texts?|values?|words?|that|which|is|are|be|and|with|of|in|format(?:ted)?|form|notation|please|for|to|me|too|also|as well|exactly|whole|inputs?|addresses|single|one|strictly|style|type|written|iso|nothing else|nothing more)\b|[\s,.;:?!()'"-]+/gi;
const LONGEST = 240;

/** A regular expression from the description of what it is to match: put together from known pieces, and tried. */
export const composedRegex: Pick<Skill, 'answer'> = {
  answer({ message }) {
    if (message.length > LONGEST || message.includes('\n')) return undefined;
    const wish = digitsForWords(
      message
        .replace(/\s+/g, ' ')
        .replaceAll('’', "'")
        .trim()
        .replace(/[?.! ]+$/, ''),
    );
    const tail = TAIL.exec(wish)?.[1];
    const head = HEAD.exec(wish);
    if (tail === undefined && head === null) return undefined;
    const asked = (tail ?? wish.slice(head?.[0].length ?? 0))
      .replace(CAPTURES, (_, at: number) => (at === 0 ? 'grouped parts of ' : ' grouped parts'))
      .replace(DOES, '');
    const others = examplesIn(asked, COUNTEREXAMPLES);
    const wanted = asked.replace(COUNTEREXAMPLES, ' ');
    const examples = examplesIn(wanted);
    const isAnywhere = ANYWHERE.test(wanted);
    const said = (dateForm(wanted, examples) ?? wanted)
      .replace(WHOLE_EXAMPLE, ': ')
      .replace(EXAMPLES, ' ')
      .replace(ANYWHERE, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const made =
      byKind(said.toLowerCase(), examples) ??
      byPassword(said) ??
      bySet(said) ??
      byPieces(said) ??
      (/\bpasswords?\b/i.test(said) ? undefined : byPieces(said.replace(NAMED, ''))) ??
      byCount(said) ??
      byExample(said, examples);
    return made === undefined ? undefined : shown(made, examples, others, isAnywhere);
  },
};

/** "sample ids, two capital letters, …": the name of what is then described. */
const NAMED =
  /^(?:(?!\d)[a-z]+ ){0,4}?(?!\d)[a-z]+ ?(?:[,:]|(?: (?:with|of|made of|that (?:have|has|are|is)|which (?:have|has|are)|consisting of))(?= )) ?(?=(?:exactly |at least |at most |up to )?\d|an? |the |one |optional|[A-Z]{2,})/i;
const COUNT =
  /^(?:an? |the )?(?:(?:strings?|texts?|numbers?|codes?|pins?|words?) (?:of|with|that (?:has|have)|consisting of) )?((?:exactly |at least |at most )?\d{1,3}(?: (?:to|or) \d{1,3})?)[- ]?(digit|letter)s?(?: (?:numbers?|codes?|strings?|words?|pins?))?$/i;

/** "digits, at least 3" */
const NOUN_FIRST =
  /^(?:only |just )*(digit|letter|number)s?(?: only)?,? (?:and |with |of )*((?:at least|at most|exactly) \d{1,3}|\d{1,3} (?:to|or) \d{1,3})(?: (?:of them|digits?|letters?|characters?|long))*$/i;

/** "exactly 4 digits" */
function byCount(said: string): Made | undefined {
  const [, count, noun] =
    COUNT.exec(
      said.replace(/\bbetween (\d{1,3}) and (\d{1,3})\b/i, '$1 to $2').replace(NOUN_FIRST, '$2 $1'),
    ) ?? [];
  const atom = count === undefined ? undefined : atomIn(`${count} ${noun}s`);
  return atom === undefined
    ? undefined
    : { task: `${count} ${noun}s`, source: atom.source, yes: [atom.yes], no: [atom.no] };
}

interface Made extends Described {
  /** Which ends of the text are bound; both unless the description says otherwise. */
  readonly open?: 'start' | 'end';
}

/** The whole text of each example is matched. */
const fits = ({ source }: Described, examples: readonly string[]): boolean =>
  examples.every((example) => new RegExp(`^${source}$`).test(example));

function byKind(said: string, examples: readonly string[] = []): Made | undefined {
  for (const { reads, wishes, gives } of KINDS) {
    const found = reads.exec(said);
    if (found === null) continue;
    let rest = said.replace(found[0], ' ');
    const asked = new Set<string>();
    for (const [pattern, name] of wishes) {
      if (!pattern.test(rest)) continue;
      if (name !== '') asked.add(name);
      rest = rest.replace(pattern, ' ');
    }
    const made = rest.replace(IDLE, '') === '' ? gives(asked, found) : undefined;
    if (made === undefined) continue;
    // "Times like 9:05" shows what it does not say: hours of one digit.
    const shown = fits(made, examples)
      ? undefined
      : wishes
          .map(([, name]) => (name === '' ? undefined : gives(new Set([...asked, name]), found)))
          .find((each) => each !== undefined && fits(each, examples));
    return shown ?? made;
  }
  return undefined;
}

const LENGTH =
  /,? ?\b(?:(?:of|with|and|that is|that are|must be|be|is|a|has|have|long|length|between|from)\b[ ,]*)*((?:at least|at most|min(?:imum)?(?: of)?|max(?:imum)?(?: of)?|up to|exactly|between)? ?\d{1,3}(?: ?(?:-|to|and) ?\d{1,3}| or more)?) (?:characters?|chars?|symbols? long|letters? long)(?: long| in length| minimum| or more)?\b/i;

const lengthIn = (said: string): { sign: string; least: number; rest: string } | undefined => {
  const found = LENGTH.exec(said);
  const counted =
    found === null
      ? undefined
      : countIn(
          `${/ (?:minimum|or more)$/i.test(found[0]) ? 'at least ' : ''}${(found[1] ?? '').trim().toLowerCase()} `,
        );
  return found === null || counted === undefined
    ? undefined
    : { ...counted.count, rest: said.replace(found[0], ' ') };
};

const DEMAND =
  /^(?:(?:with|has|have|having|contain(?:s|ing)?|at least|must|includ(?:es|ing)|and|a|an|1|one) )*/i;
const SYMBOL =
  /^(?:special (?:characters?|symbols?|signs?)|symbols?|punctuation(?: marks?)?|non-?alphanumeric(?: characters?)?)$/i;

/** "at least 8 characters, one capital letter and one digit" */
function byPassword(said: string): Made | undefined {
  if (
    !/\bpasswords?\b|\bat least (?:1|one|an?)\b|\b(?:1|one|an?) (?:upper|lower|digit|number|special|capital|symbol)/i.test(
      said,
    )
  )
    return undefined;
  const length = lengthIn(said);
  if (length === undefined && !/\bat least\b/i.test(said)) return undefined;
  const demands = (length?.rest ?? said)
    .replace(/^.*?\bpasswords?\b/i, '')
    .split(/,? and |, | plus /i)
    .map((part) =>
      part
        .replace(/\bstrings?\b/gi, ' ')
        .trim()
        .replace(DEMAND, '')
        .trim(),
    )
    .filter((part) => part.replace(IDLE, '') !== '');
  const known = demands.map((part) =>
    SYMBOL.test(part) ? { set: '^A-Za-z0-9\\s', sample: '!', other: 'a' } : classOf(part),
  );
  const all = known.flatMap((each) => each ?? []);
  if (all.length === 0 || all.length < known.length) return undefined;
  const least = Math.max(length?.least ?? 1, all.length);
  const sample = all
    .map((each) => each.sample[0] ?? '')
    .join('')
    .padEnd(least, 'aB3x');
  const end = length === undefined ? '+' : length.sign;
  return {
    task: `at least one of each: ${demands.join(', ')}${length === undefined ? '' : `; length \`${length.sign}\``}`,
    source: `${all.map(({ set }) => `(?=.*${set === '\\d' ? '\\d' : `[${set}]`})`).join('')}.${end}`,
    yes: [sample],
    no: [all[0]?.other.repeat(least) ?? ''],
  };
}

/** "only letters, digits and underscores, 3 to 16 characters" */
function bySet(said: string): Made | undefined {
  const isOnly =
    /\b(?:only|consist(?:s|ing)?|made (?:up )?of|contain(?:s|ing)? only|usernames?|alphanumeric|strings? (?:of|with))\b/i.test(
      said,
    );
  const length = lengthIn(said);
  if (!isOnly && length === undefined) return undefined;
  const names = (length?.rest ?? said)
    .replace(
      /\b(?:usernames?|user names?|strings?|that|which|contain(?:s|ing)?|consist(?:s|ing)? of|only|made (?:up )?of|with|are|is|allowed|of|the|an?|have|has)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  const set = setOf(names === '' && /\busernames?\b/i.test(said) ? 'letters, digits and underscores' : names);
  if (set === undefined) return undefined;
  const least = Math.max(length?.least ?? 1, 1);
  const sample = set.sample.repeat(Math.ceil(least / set.sample.length)).slice(0, Math.max(least, 1));
  return {
    task: `only ${names === '' ? 'letters, digits and underscores' : names}`,
    source: `${set.set === '0-9' ? '\\d' : `[${set.set}]`}${length?.sign ?? '+'}`,
    yes: [sample],
    no: [`${sample}${set.other}`],
  };
}

const PIECES = /,? (?:followed (?:directly )?by|and then|then|and)(?: by)? |, /i;
const STARTS =
  /^(?:(?:that|which|it|must|strings?|lines?|texts?|a|an|any) )*(?:start|begin)(?:s|ning|ing)? with /i;
const ENDS = /^(?:(?:that|which|it|must|strings?|lines?|texts?|a|an|any) )*end(?:s|ing)? (?:with|in) /i;

/** "3 capital letters, a dash and 4 digits" */
function byPieces(said: string): Made | undefined {
  const parts = said
    .replace(
      /^(?:(?:an?|the|codes?|ids?|strings?|of|with|that|is|are|exactly(?! \d)) )+(?=\d|an? |one |two |the |capital|upper|lower)/i,
      '',
    )
    .split(PIECES);
  if (parts.length > MOST_PIECES) return undefined;
  // "letters and digits" are one set, unless one follows the other.
  if (!/\b(?:followed|then)\b/i.test(said) && parts.some((part) => /^(?:an? |the )?[a-z -]*s$/i.test(part)))
    return undefined;
  const starts = STARTS.test(parts[0] ?? '');
  const atEnd = parts.findIndex((part) => ENDS.test(part));
  const atoms = parts.map((part) => atomIn(part.replace(STARTS, '').replace(ENDS, '')));
  const known = atoms.flatMap((atom) => atom ?? []);
  if (known.length < atoms.length || (known.length === 1 && !starts && atEnd < 0)) return undefined;
  if (atEnd > 0 && !starts) return undefined;
  const join = (part: (atom: Atom) => string, between: string) =>
    known.map((atom, at) => `${at === atEnd && at > 0 ? between : ''}${part(atom)}`).join('');
  const yes = join((atom) => atom.yes, 'x');
  const open = starts && atEnd < 0 ? 'end' : atEnd === 0 ? 'start' : undefined;
  return {
    task: said,
    source: join((atom) => atom.source, '.*'),
    yes: [open === 'end' ? `${yes}x` : open === 'start' ? `x${yes}` : yes],
    no: [
      open === 'start'
        ? `x${known[0]?.no}`
        : `${known[0]?.no}${known
            .slice(1)
            .map((atom) => atom.yes)
            .join('')}`,
    ],
    ...(open === undefined ? {} : { open }),
  };
}

const MOST_PIECES = 8;

/** Only what matches its own samples, and the asker's, is shown. */
function shown(
  { task, source, yes, no: own, note, open }: Made,
  examples: readonly string[],
  others: readonly string[],
  isAnywhere: boolean,
): string | undefined {
  const whole = `${open === 'start' ? '' : '^'}${source}${open === 'end' ? '' : '$'}`;
  const pattern = isAnywhere && open === undefined ? `(?<!\\w)${source}(?!\\w)` : whole;
  const wanted = [...new Set([...examples, ...yes])];
  const no = [...new Set([...others, ...own])];
  const tried = new RegExp(whole);
  if (wanted.some((text) => !tried.test(text)) || no.some((text) => tried.test(text))) return undefined;
  const code = (texts: readonly string[]) => texts.map((text) => `\`${text}\``).join(', ');
  return [
    `${task.charAt(0).toUpperCase()}${task.slice(1)}:\n\n\`\`\`regex\n${pattern}\n\`\`\``,
    `Tried: it matches ${code(wanted)}; it does ${bold('not')} match ${code(no)}.`,
    note,
    pattern === whole && open === undefined
      ? 'To find it inside a longer text, leave out `^` and `$`.'
      : undefined,
  ]
    .filter((each) => each !== undefined)
    .join('\n\n');
}
