import patterns from '../../data/known-patterns.json';
import { namesOfLanguage } from '../../languages/languages.ts';
import { literal } from '../../languages/literal.ts';
import { Phrase } from '../reading/phrase.ts';
import { fromFormat, fromRange, fromSample } from './from-form.ts';
import { fromParts } from './from-parts.ts';
import { plainOf } from './plain-words.ts';
import type { RegexWish } from './regex-wish.ts';

const REGEX = '(?:reg ?ex(?:p|es)?|regular expressions?)(?: patterns?| strings?)?';
const LEAD =
  /please|write|create|make|give me|i need|need|build|show me|me|an?|the|simple|basic|good|in|with|using|grep|function|that uses|which uses/;
const SEARCHES =
  /find|finds|finding|extract|extracts|extracting|get|gets|capture|captures|capturing|search|searches|pull|pulls|grab|grabs|collect|collects|list|lists/;
const CHECKS =
  /match|matches|matching|validate|validates|validating|check|checks|checking|test|tests|testing|verify|verifies|verifying|recognise|recognize|recognizes|detect|detects|accepts?|describe|describes|identify|identifies/;
const ARTICLES =
  /an?|the|all|every|any|each|valid|correct|whole|if|whether|for|out|of|only|(?:string|text|input|value|line|word)s? (?:is|are|matches|match|that (?:is|are))/;
const TAIL =
  / (?:(?:in|from|inside|within|out of) (?:an?|the|some|any|given|my|long|longer|block of|piece of)*(?: (?:given|long|longer|large))*(?: (?:block|piece) of)? ?(?:text|string|document|file|log|log file|paragraph|sentence|tweet|message|html|page|line|post|input)s?(?: file)?)$/;

/** The description of the text, and whether all matches are wanted; undefined for a wish that is not about a pattern. */
function subjectOf(prompt: string, language: string): { text: string; isSearch: boolean } | undefined {
  const plain = prompt
    .replace(/\s+/g, ' ')
    .replace(/[.?!]+ ?$/, '')
    .trim();
  if (!new RegExp(`\\b${REGEX}\\b`, 'i').test(plain)) return undefined;
  // "Email regex", "validate emails with a regex".
  const turned =
    new RegExp(`^(.{2,120}?),? (?:with|using|by|via|through) (?:an?|the)? ?${REGEX}$`, 'i').exec(plain) ??
    new RegExp(`^(?:please )?(?:write |create |give me )?(?:an? |the )?(.{2,60}?) ${REGEX}$`, 'i').exec(
      plain,
    );
  const isTurned = turned?.[1] !== undefined && !new RegExp(REGEX, 'i').test(turned[1]);
  const r = new Phrase(isTurned ? (turned?.[1] ?? '') : plain);
  let isSearch = false;
  const names = namesOfLanguage(language).map(literal).join('|');
  r.takeAll(new RegExp(`${LEAD.source}|${names}`));
  if (!isTurned) {
    if (!r.take(REGEX)) return undefined;
    r.take(`in (?:${names})`);
    r.takeMark();
  }
  r.take(/for|that|which|to|of|can|which can|that can|i can use to/);
  r.take(/be used to|can|will/);
  for (;;) {
    if (r.take(SEARCHES)) isSearch = true;
    else if (!r.take(CHECKS) && !r.take(/and|or|to|for/)) break;
  }
  r.takeAll(ARTICLES);
  const rest = r.given.slice(r.at);
  const text = rest.replace(new RegExp(TAIL.source, 'i'), '');
  const isPart = /\bbetween (?:two |double |curly |square )*\w+s\b|\b(?:blank|empty) lines\b/i.test(text);
  return { text, isSearch: isSearch || isPart || text !== rest };
}

const CHECKED = new RegExp(
  `^(?:(?:${LEAD.source}|method|static|small|helper|validator|public) )*(?:(?:that|which|to|for) )*(?:${CHECKS.source}|is|ensures?) (?:(?:that|whether|if|for|an?|the|given|user|string|text|value|input|is|looks like|matches|valid|correct|format of|of) )*((?:[a-z]+ ){0,3}?(?:number|code|id|identifier|plate|sku|key|serial|reference|label|tag|barcode|name|call ?sign|registration|token)s?)(?: format| string)?(?: (?:is|are) (?:valid|correct|ok|well[- ]formed))?(:|,| \\(| )(.+)$`,
  'i',
);
const BOOLEAN =
  /,? ?(?:and )?(?:returns?|gives?(?: back)?|says?)(?: (?:a bool(?:ean)?|true(?: (?:or|and|\/) false|\/false)?(?: (?:if|when) (?:it is|it's|valid|it matches|so))?|whether it (?:is valid|matches)))?(?:,? (?:and |or |else )?false (?:otherwise|if not|if it is not))?$/i;
const PARTED =
  /^ ?\(?(?:(?:it|that|which|must|should|has|have|to|is|are|be|always|with|of|made|up|consists?|consisting|composed|in|the|form|format|being|they|an?) )*/i;

/** "Checks a ticket number: two letters and five digits": the parts say that a pattern will do. */
function checkedParts(prompt: string): RegexWish | undefined {
  const plain = prompt
    .replace(/\s+/g, ' ')
    .replace(/[.?!]+ ?$/, '')
    .replace(BOOLEAN, '')
    .trim();
  const [, name = '', , parts = ''] = CHECKED.exec(plain) ?? [];
  if (!name) return undefined;
  const own = plainOf(name);
  const described = parts.replace(PARTED, '').replace(/\)$/, '');
  const wish = /^(?:like|such as|e\.g\.)/i.test(described)
    ? fromSample(`code ${described}`)
    : fromParts(`code with ${described}`);
  return wish && { ...wish, name: own };
}

let byWords: ReadonlyMap<string, (typeof patterns)[number]> | undefined;
const known = (text: string): (typeof patterns)[number] | undefined => {
  byWords ??= new Map(patterns.flatMap((one) => one.said.map((said) => [plainOf(said), one] as const)));
  return byWords.get(plainOf(text.replace(/^(?:an?|the|valid) /i, '')));
};

/** "A time in 24 hour format like 09:45": a known text, with an example that its pattern must match. */
function withSample(text: string): (typeof patterns)[number] | undefined {
  const [, said = '', sample = ''] =
    /^(.+?),? \(?(?:like|such as|e\.g\.,?|for example|as in|for instance) ["'`]?(\S+?(?: \S+){0,3}?)["'`]?\)?$/i.exec(
      text,
    ) ?? [];
  const one = said ? known(said) : undefined;
  return one && new RegExp(`^(?:${one.pattern})$`).test(sample) ? one : undefined;
}

const CASE =
  /,? ?\b(?:(?:and|but|it is|it should be|should be|that is|being) )*(?:case[- ]insensitive(?:ly)?|ignor(?:e|es|ing) (?:the )?case|regardless of case)\b/i;

/** A pattern for the texts that a wish describes; undefined if a word of it is not met. */
export function readRegex(prompt: string, language: string): RegexWish | undefined {
  const strict = prompt.replace(CASE, ' ');
  const isLoose = strict !== prompt;
  const subject = subjectOf(strict, language);
  if (!subject || subject.text === '') return sound(checkedParts(strict), false, isLoose);
  const { text, isSearch } = subject;
  const one = known(text) ?? withSample(text);
  const wish = one
    ? {
        pattern: one.pattern,
        name: one.name,
        isSearch,
        good: one.good,
        bad: one.bad,
        ...(one.trap ? { trap: one.trap } : {}),
      }
    : (fromRange(text) ?? fromFormat(text) ?? fromSample(text) ?? fromParts(text));
  return sound(wish, isSearch, isLoose);
}

function sound(wish: RegexWish | undefined, isSearch: boolean, isLoose: boolean): RegexWish | undefined {
  if (!wish) return undefined;
  const whole = new RegExp(`^(?:${wish.pattern})$`);
  const isSound = wish.good.every((good) => whole.test(good)) && !whole.test(wish.bad);
  return isSound ? { ...wish, isSearch, isLoose } : undefined;
}
