import { NUMBER, numberOf, WishText } from '../reading/text.ts';

type ParsedKind = 'text' | 'number' | 'int' | 'bool';

export interface ParsedField {
  readonly name: string;
  readonly kind: ParsedKind;
  readonly isList: boolean;
  readonly isOptional: boolean;
  readonly isFilled: boolean;
  readonly least?: number;
  readonly most?: number;
  /** The fields of an object. */
  readonly fields?: readonly ParsedField[];
}

export interface ParsedWish {
  readonly name: string;
  readonly fields: readonly ParsedField[];
  /** Gives back the value where nothing is wrong. */
  readonly isEither: boolean;
  readonly unmet: readonly string[];
}

const KINDS: Readonly<Record<string, ParsedKind>> = {
  string: 'text',
  text: 'text',
  number: 'number',
  float: 'number',
  double: 'number',
  integer: 'int',
  int: 'int',
  boolean: 'bool',
  bool: 'bool',
};
const TYPE = `(?:${Object.keys(KINDS).join('|')})`;

const HEAD =
  /\b(?:validat(?:es?|ing)|pars(?:es?|ing)|checks?|decod(?:es?|ing))(?: and (?:validates?|parses?))? (?:an? |the )?(?:(?:unknown|untyped|raw|parsed|arbitrary|any|json) )*(?:(?:value|object|input|data|json|payload|dict) )?(?:(?:as|into|to|is|against) )?(?:an? |the )?([a-z]\w*)(?: (?:objects?|dict(?:ionar)?(?:y|ies)?|array|record|hash|payload|type|interface))? (?:with|having|that has)(?: (?:the )?fields?:?)? /i;
const RETURNS =
  /,?(?: and)? ?\b(?:it )?(?:returns?|returning|giv(?:es|ing)|collects?|collecting) (either )?(?:(?:an?|the|all|typed|parsed|valid) )*(?:([a-z]\w*) or )?(?:(?:an?|the|all) )*(?:(?:list|array) (?:of|with) )?(?:(?:an?|the|all) )*(?:validation )?errors?(?: messages?| strings?)?(?: (?:with|for) (?:their|its|the|each|every) (?:path|field)s?(?: names?)?)?/i;
const FIELD = new RegExp(
  `^(?:an? |the )?(optional )?([a-z]\\w*) (?:as |is |of type |must be )?(?:an? )?(optional )?(non-?empty |positive |required )?(?:(${TYPE})s?( ?\\[\\]| arrays?| lists?)?|(arrays?|lists?) of (${TYPE})s?)(?: (?:from |between )?${NUMBER}\\.\\.${NUMBER}| (?:of )?at least ${NUMBER}| (?:of )?at most ${NUMBER})?(?: \\(?optional\\)?)?$`,
  'i',
);
const NESTED =
  /\b(optional )?([a-z]\w*) object (?:with|having) ([a-z]\w*(?:(?:, ?| and |, and )[a-z]\w*(?: string| number)?)*)(?=, | and (?:returns?|collects?)|\.|$)/i;
const SILENT: ReadonlySet<string> = new Set(
  'a an the function method that which and it write create make unknown value object dict json typed type guard typescript javascript python php in with for of or either all their is are list array'.split(
    ' ',
  ),
);

function readField(text: string): ParsedField | undefined {
  const found = FIELD.exec(text.trim().replace(/ \(?optional\)?$/i, ''));
  if (!found) return undefined;
  const [, before, name = '', after, manner = '', one, many, , listed, from, to, least, most] = found;
  const kind = KINDS[(one ?? listed ?? '').toLowerCase()];
  if (!kind) return undefined;
  const low = from ?? least;
  const high = to ?? most;
  const isPositive = /positive/i.test(manner);
  return {
    name,
    kind,
    isList: many !== undefined || listed !== undefined,
    isOptional: Boolean(before ?? after) || /optional\)?$/i.test(text),
    isFilled: /empty|required/i.test(manner),
    ...(low !== undefined ? { least: numberOf(low) } : isPositive ? { least: kind === 'int' ? 1 : 0 } : {}),
    ...(high !== undefined ? { most: numberOf(high) } : {}),
  };
}

/** A function that reads an unknown value as an object whose fields the wish names with their types. */
export function readParsed(prompt: string): ParsedWish | undefined {
  const wish = new WishText(prompt);
  const head = HEAD.exec(prompt);
  if (!head?.[1] || /\b(?:form|express|endpoint|route|server|csv|ini|yaml)\b/i.test(prompt)) return undefined;
  const returned = RETURNS.exec(prompt.slice(head.index));
  const start = head.index + head[0].length;
  const end = returned ? head.index + returned.index : prompt.length;
  if (end <= start) return undefined;
  const nested: ParsedField[] = [];
  const listed = prompt
    .slice(start, end)
    .replace(new RegExp(`\\b(between|from) ${NUMBER} (?:and|to) ${NUMBER}`, 'gi'), '$2..$3')
    .replace(NESTED, (_, optional: string | undefined, name: string, inner: string) => {
      const fields = inner
        .split(/, and |, ?| and /)
        .map(
          (one): ParsedField =>
            readField(one) ?? { name: one, kind: 'text', isList: false, isOptional: false, isFilled: false },
        );
      nested.push({
        name,
        kind: 'text',
        isList: false,
        isOptional: Boolean(optional),
        isFilled: false,
        fields,
      });
      return '';
    });
  const fields = listed
    .split(/,(?: and)? ?| and /)
    .map((one) => one.trim())
    .filter(Boolean)
    .map(readField);
  if (fields.length === 0 || fields.some((one) => one === undefined)) return undefined;
  wish.cover(head.index, returned ? end + returned[0].length : end);
  const name = /^(?:object|value|data|input|dict)$/i.test(head[1]) ? 'record' : head[1];
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    fields: [...fields.filter((one) => one !== undefined), ...nested],
    isEither: returned !== null && (returned[1] !== undefined || returned[2] !== undefined),
    unmet: wish.left(SILENT),
  };
}
