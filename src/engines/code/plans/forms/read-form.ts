import fieldKinds from '../../data/field-kinds.json';
import { signaturesIn } from '../../tasks/asked-signature.ts';
import { snake } from '../outlines/spelling.ts';
import { NUMBER } from '../reading/text.ts';
import { CHECKS, type Check, camel } from './checks.ts';
import { withoutOther } from './form-dates.ts';

export interface FormField {
  readonly name: string;
  /** Under which its error is told. */
  readonly key: string;
  readonly isNumber: boolean;
  readonly isFloat: boolean;
  readonly isOptional: boolean;
  readonly checks: readonly Check[];
}

export interface FormWish {
  /** The spelling in the wish. */
  readonly name?: string;
  readonly noun: string;
  readonly fields: readonly FormField[];
  /** `typed` are objects with the field and the message. */
  readonly result: 'map' | 'list' | 'typed' | 'bool';
  readonly unmet: readonly string[];
}

const HEAD =
  /^[^:;.]{0,80}?\b(?:validat(?:es?|ing|or(?: function| class)?)|checks?(?= (?:an?|the) [\w ]{2,30}\b(?:form|data|input|object|array|dict|request|payload)\b))(?: (?:for|of|that checks))? (?:an? |the )?([a-z]+(?: (?!(?:with|where|has|have|using|by|for|in|and|of|from|that)\b)[a-z]+)?)(?: (?:submission|details|values|form|data|object|array|dict|dictionary|hash|map|input|request|payload|struct|record|fields?)s?)*(?: (?:has|have|with(?: these rules)?|where|given as an? (?:array|dict|object|map)|by these rules))?\s*(?::|,|-|–|;|\.|(?<=where|with|has|have)(?= ))/i;
const RETURNS =
  /[,;.]?\s*(?:and )?(?:(?:it|the function|this) (?:(?:should|must|shall|will|then) )?)?(?:return(?:s|ing)?|giv(?:es?|ing)|collect(?:s|ing)?) (?:(?:an?|the|all) )*(?:(object|array|map|dict(?:ionary)?|hash|list|slice|vector)(?: (?:of|with|containing|that maps))? ?)?(?:(?:an?|the|all|any|one|typed|structured) )*(?:(?:field(?: name)?s? to )?(?:(?:validation )?errors?(?: messages?| strings?| texts?)?|messages?|problems)|(?:from )?(?:each )?(?:invalid )?fields? (?:name )?to (?:an? |its |the )?(?:error )?messages?)(?:,? ?(?:(?:an?|one) (?:error )?messages? )?((?:per|for each|for every|for|by|keyed by|of each) (?:(?:each|every|the|invalid|wrong|bad|failing) )*fields?(?: names?)?(?: that (?:is|are) (?:in|not )valid)?))?(?:,? (?:or )?(?:an? )?empty (?:\w+ )?(?:if|when) (?:it is |everything is |all (?:is|are) |the \w+ is )?(?:valid|fine|ok))?/i;
const TRUTH =
  /[,;.]?\s*(?:and )?(?:(?:it|the function|this) (?:(?:should|must|shall|will|then) )?)?(?:return(?:s|ing)?) (?:true|a bool(?:ean)?)(?: or false)?(?: (?:if|when) [^,;.]*)?/i;

const N = NUMBER.slice(1, -1);

const NUMERIC =
  /(?:^|[ _])(?:age|quantity|price|amount|total|count|year|rating|score|stock|salary|cost|weight|height|width|length|number of \w+|seats|guests|pages|percent|discount)$/i;
const FLOATING = /(?:^|[ _])(?:price|amount|total|salary|cost|weight|height|percent|discount)$/i;

const SILENT =
  /^(?:a|an|the|must|should|be|is|are|has|have|to|of|with|and|or|it|its|that|needs?|characters?|chars?|long|valid|field|value|number|integer|whole|string|text|address|format|given|in|whole|also)$/;

/** The end of the name of a field. */
const ENDS =
  /\s(?:must|should|has|have|is|are|be|needs?|after|before|today|always|required|mandatory|optional|not|non|no|at|min|max|minimum|maximum|between|from|\d+|with|of|contain|contains|containing|only|valid|positive|negative|non-\w+|greater|less|more|longer|shorter|over|above|under|up|a|an|one|in|match|matches|matching|equal|equals|long|exactly|alpha\w+|letters|digits|numeric|>=?|<=?)(?=\s|$)/;

const MATCH =
  /^(?:the )?(?:(?:two )?passwords (?:must |have to |should )?(?:match|be (?:equal|the same|identical))|((?:password confirmation|confirm(?:ed|ation)? ?_?password|repeated? password|password repeat|confirmation))\s?(?:must |should |has to |field |that )*(?:match(?:es|ing)?|equals?|be (?:equal to|the same as)|is the same as)(?: the)?(?: password)?)$/;

/** "Confirm password", "email_confirm": the field that it repeats. */
const CONFIRMS =
  /^(?:confirm(?:ed|ation)?|repeat(?:ed)?|verify)[ _](?<before>.+)$|^(?<after>.+)[ _](?:confirm(?:ed|ation)?|repeat(?:ed)?|again|verify)$/;

/** "Ignoring spaces": such a clause is about the check, and names no field. */
const MANNER =
  /^(?:ignor|skipp|us|allow|handl|accept|trimm|stripp|remov|treat|disregard)ing\b|^(?:without|regardless)\b/;

/** It says what the function does. */
const OF_FUNCTION =
  /^(?:it|this|they|(?:the )?(?:function|method|validator))\s+(?:should|must|shall|will|has to|also|then|\w+s)\b/;

/** Words after which fields stand. */
const OF_FIELDS =
  /\b(?:submission|details|values|form|data|object|array|dict|dictionary|hash|map|input|request|payload|struct|record|fields?|rules)s?\b|:$/i;
const FIELDS: ReadonlySet<string> = new Set(Object.values(fieldKinds).flat());

/** The name as in the wish, if the language keeps such names. */
const nameOf = (words: string, language: string): string =>
  words.includes('_') && /^(?:php|javascript|typescript)$/.test(language) ? words : camel(words);

const SAME: Check = { kind: 'same', field: 'password' };

/** There the form is part of another program. */
const ELSEWHERE =
  /\b(?:express|endpoints?|routes?|middleware|server|api|flask|fastapi|html|page|component|command[- ]line|script)\b/i;

interface Draft {
  readonly words: string;
  readonly checks: Check[];
  isOptional: boolean;
  /** It was named without a rule. */
  isBare: boolean;
}

const FIELD = '(?:e-?mail(?: address)?|user ?name|password|name|age|phone(?: number)?)';
const RULED = new RegExp(`\\b(${FIELD})(?: field)? \\(([^()]*)\\)`, 'gi');
/** "Validate an email and a password": fields without a word for what they belong to. */
const BARE = new RegExp(
  `\\b(?:validat(?:es?|ing)|check(?:s|ing)?)(?: (?:that|whether|if))? (?:an? |the |user's )*(?=${FIELD}\\b[^:;.]*\\bpassword\\b)`,
  'i',
);

/** A wish with its fields after a colon, and their rules after each. */
const asForm = (given: string): string =>
  given
    .replace(/\bsign[- ]up\b/gi, 'signup')
    .replace(
      /\b(?:(?:the )?two|both)(?: of)?(?: the)? password(?:s| (?:fields|inputs|entries))\b/gi,
      'the two passwords',
    )
    .replace(RULED, '$1 $2')
    .replace(BARE, 'validates a signup: ')
    .replace(/(?<=\b(?:errors|problems|messages)): (?=\w)/i, ', ')
    .replace(
      /\b(?:needs|has|must have|must be|of) (\d+) (?=(?:characters|chars|letters)\b(?! or more))/gi,
      'at least $1 ',
    )
    .replace(/(?<=\bpassword)s? (?:of|in|from|for) (?:an?|the) (?:[a-z-]+ ){0,2}(?:form|page|request)\b/i, '')
    .replace(
      /\b(?:the|all|any) (errors?|problems|messages)(?: messages?)? (?:as|in) (an? (?:array|list|slice|vector))(?: of (?:strings|texts|messages|error messages))?\b/i,
      '$2 of $1',
    )
    .replace(
      /\b(?:of )?(\d+) (?:or (?:older|over|above|more)|and (?:over|older|above)|years or older)\b/gi,
      'at least $1',
    )
    .replace(/\b(\d+) ?\+ (?=characters|chars|letters)/gi, 'at least $1 ')
    .replace(
      /\b(e-?mail)(?: address)? (?:(?:that |must |should |has to |needs to )?looks? (?:right|valid|ok|correct|plausible|like an? e-?mail(?: address)?)|is (?:well[- ]formed|ok|correct|plausible))\b/gi,
      '$1 must be valid',
    );

/** A function that checks the fields of a form; undefined for a wish that describes none, or only one. */
export function readForm(given: string, language: string): FormWish | undefined {
  // "A form (name required, age 18-99) and returns …": rules in brackets are those after a colon.
  const prompt = asForm(given)
    .replace(/(?<=\b(?:form|data|input|object|array|request|payload|fields)) \(([^()]*,[^()]*)\)/i, ': $1.')
    .replace(
      /(?<=[a-z] )(\d+) ?[-–] ?(?=\d+ (?:letters|digits|characters|chars|alphanumeric)\b)/gi,
      '$1 to ',
    );
  const head = HEAD.exec(prompt);
  if (!head?.[1] || ELSEWHERE.test(head[0])) return undefined;
  const unmet: string[] = [];
  let rest = prompt.slice(head.index + head[0].length);
  const returned = RETURNS.exec(rest);
  if (returned) rest = rest.replace(returned[0], ' ');
  const isBool = !returned && TRUTH.test(rest);
  rest = rest
    .replace(TRUTH, ' ')
    .replace(new RegExp(`\\bbetween (${N}) and (${N})`, 'gi'), '$1 to $2')
    .replace(
      /\bletters,? (?:(?:or|and) )?(digits|numbers),? (?:or|and) underscores\b/gi,
      'letters or digits or underscores',
    )
    .replace(/\bletters and (digits|numbers)\b/gi, 'letters or $1')
    .toLowerCase();
  const drafts: Draft[] = [];
  /** The field that the clause before was about. */
  let latest: Draft | undefined;
  for (const clause of clausesOf(rest)) {
    const match = MATCH.exec(clause);
    if (match) {
      const words = match[1] ?? 'password confirmation';
      const known = drafts.find((one) => camel(one.words) === camel(words));
      if (!known) drafts.push({ words, checks: [SAME], isOptional: false, isBare: false });
      else if (!known.checks.some(({ kind }) => kind === 'same')) known.checks.push(SAME);
      continue;
    }
    if (MANNER.test(clause) || OF_FUNCTION.test(clause)) {
      unmet.push(...clause.split(/\s+/).filter((word) => !SILENT.test(word)));
      continue;
    }
    const { words, said } = namedIn(clause);
    const known = words ? drafts.find((one) => camel(one.words) === camel(words)) : latest;
    const draft = known ?? (words ? { words, checks: [], isOptional: false, isBare: false } : undefined);
    // "string().min(3)" is code, and no name of a field.
    if (!draft || /[(){}[\]:]/.test(words)) return undefined;
    latest = draft;
    unmet.push(...takeChecks(draft, said));
    if (known) continue;
    const twin = CONFIRMS.exec(words)?.groups;
    const repeated = drafts.find((one) => one.words === (twin?.before ?? twin?.after));
    if (repeated)
      draft.checks.splice(0, draft.checks.length, { kind: 'same', field: nameOf(repeated.words, language) });
    draft.isBare = draft.checks.length === 0;
    drafts.push(draft);
  }
  const isOfFields =
    OF_FIELDS.test(head[0]) ||
    drafts.some(({ words, checks }) => checks.length > 0 || FIELDS.has(words.split(/[ _]/).at(-1) ?? ''));
  unmet.push(...withoutOther(drafts, language));
  // A field that is only named must be there.
  for (const draft of drafts)
    if (draft.isBare && !draft.isOptional) draft.checks.unshift({ kind: 'required' });
  if (!isOfFields || drafts.length < 2 || drafts.every(({ checks }) => checks.length === 0)) return undefined;
  const noun = /^(?:the|an?|form|input|user input|fields|data|this|that)$/i.test(head[1]) ? 'form' : head[1];
  const [asked] = signaturesIn(prompt, language);
  return {
    ...(asked && asked.parameters.length === 1 ? { name: asked.name } : {}),
    noun: noun
      .toLowerCase()
      .replace(/ (?:form|data|object|array|dict|hash|map|input|request|payload|struct|record)$/, ''),
    fields: drafts.map(({ words, checks, isOptional }) => ({
      name: nameOf(words, language),
      key: words.includes('_')
        ? words
        : /^(?:python|ruby)$/.test(language)
          ? snake(camel(words))
          : camel(words),
      isNumber: NUMERIC.test(words),
      isFloat: FLOATING.test(words),
      isOptional,
      checks,
    })),
    result: isBool
      ? 'bool'
      : // A list for each field has all its faults, where a map has one message.
        returned &&
          (/\b(?:typed|structured) /i.test(returned[0]) ||
            (/^(?:list|array)$/i.test(returned[1] ?? '') && returned[2]))
        ? 'typed'
        : returned &&
            !returned[2] &&
            (/list|array|slice|vector/.test(returned[1] ?? '') ||
              /\ball (?:the |of the )?\w+$/i.test(returned[0]))
          ? 'list'
          : 'map',
    unmet,
  };
}

const clausesOf = (text: string): string[] =>
  text
    // The values of a choice belong together.
    .replace(
      /\bone of[^;.]*?(?=;|\.|$|, (?:and )?(?:the )?[a-z]+ (?:must|is|has|should|at|between|\d))/g,
      (all) => all.replace(/,/g, '/').replace(/ (?:or|and) /g, '/'),
    )
    .split(/\s*[,;.](?=\s|$)\s*(?:and\s+|but\s+)?|\s+(?:and|but)\s+/)
    .map((one) =>
      one
        .trim()
        .replace(/^(?:where|with|that|and)\s+(?=[a-z])/, '')
        .replace(
          /^(?:the|an?|its)\s+(?!digit|number$|letter|upper|lower|capital|special|symbol)(?=[a-z])/,
          '',
        ),
    )
    .filter(Boolean);

/** The field that a clause begins with, and what it says about it. */
function namedIn(clause: string): { words: string; said: string } {
  const before =
    /^(valid|required|non-?empty|positive|optional|non-?negative)\s+([a-z]+(?:[ -][a-z]+)?)(?=$|\s)/.exec(
      clause,
    );
  if (before?.[2]) {
    const [words = ''] = before[2].split(ENDS);
    const isName = !/^(?:number|integer|value|string|text)$/.test(words);
    if (isName) return { words: plainName(words), said: `${before[1]} ${clause.slice(before[0].length)}` };
  }
  if (ENDS.test(` ${clause.split(' ')[0]} `)) return { words: '', said: clause };
  const [end] = ENDS.exec(clause) ?? [];
  const at = end === undefined ? clause.length : clause.indexOf(end);
  const words = clause.slice(0, at).replace(/:$/, '');
  return words.split(' ').length > 3
    ? { words: '', said: clause }
    : { words: plainName(words), said: clause.slice(at) };
}

const plainName = (words: string): string =>
  words.replace(/ (?:field|address)$/, '').replace(/^(?:the|an?) /, '');

/** Takes the checks out of a clause; the words that are left say something else. */
function takeChecks(draft: Draft, said: string): string[] {
  let rest = ` ${said} `.replace(/\s+/g, ' ');
  if (/\boptional\b/.test(rest)) draft.isOptional = true;
  rest = rest.replace(/\boptional\b/, ' ');
  const shape = /e-?mail/.test(draft.words)
    ? 'email'
    : /date|birthday/.test(draft.words)
      ? 'date'
      : /url|website|link/.test(draft.words)
        ? 'url'
        : undefined;
  if (shape && (/\bvalid\b|\bformat\b|\ban? (?:e-?mail|url|date)\b/.test(rest) || !rest.trim()))
    draft.checks.push({ kind: 'matches', shape });
  else if (/\bvalid\b/.test(rest)) return [`valid ${draft.words}`];
  rest = rest.replace(/\b(?:an? )?(?:valid|well-formed)\b(?: (?:e-?mail|url|date|address|format))*/g, ' ');
  for (const [pattern, make] of CHECKS) {
    const found = pattern.exec(rest);
    if (!found) continue;
    draft.checks.push(
      ...make(
        found.slice(1).filter((one) => one !== undefined),
        found[0],
      ),
    );
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  }
  return rest.split(/[^a-z0-9_-]+/).filter((word) => word && !SILENT.test(word));
}
