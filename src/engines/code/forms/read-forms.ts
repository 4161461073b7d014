/** Forms that the wish asks for (arrow function, extension, docstring), each with its words. */
export interface Forms {
  /** The wish without them, as one for a function. */
  readonly rest: string;
  readonly extension?: ExtensionForm;
  readonly arrow?: string;
  readonly oneLiner?: string;
  readonly isStatic?: string;
  readonly documented?: string;
  readonly typed?: string;
  readonly shown?: string;
}

export interface ExtensionForm {
  readonly said: string;
  /** The type as the wish writes it, if it names one. */
  readonly type: string;
  readonly kind: ReceiverKind;
}

/** The type that an extension adds to. */
export type ReceiverKind = 'text' | 'list' | 'number' | 'map' | 'date' | 'other';

const FUNCTIONS = /^(?:python|javascript|typescript|java|csharp|kotlin|swift|go|rust|c|cpp|php|ruby)$/;

/** The patterns may take quadratic time, and a form stands near one of the ends of a wish. */
const MOST_CHARACTERS = 600;

const ASKING =
  '(?:in (?:swift|kotlin|c#|csharp|java|python|javascript|typescript|ruby|php|go|rust),? )?(?:please )?(?:can you |could you )?(?:(?:write|create|make|give|implement|build|code|define|show|need|i need|i want)(?: me)? )?(?:an? |the |some )?';
const KEPT =
  '(?:(?:generic|recursive|iterative|async|python|javascript|js|typescript|ts|java|c#|csharp|kotlin|swift|go|golang|rust|c\\+\\+|cpp|php|ruby) )*';
const LIGHT = '(?:(?:small|simple|short|tiny|little|reusable|pure|public|private|nice|clean|handy|linq) )*';
const NAMED =
  'strings?|char ?sequences?|(?:mutable ?)?lists?|arrays?|i?enumerables?|i?collections?|sequences?|iterables?|int(?:eger)?s?|longs?|doubles?|floats?|decimals?|numbers?|binaryinteger|dictionar(?:y|ies)|dict|maps?|hash(?:es)?|dates?|datetimes?|localdates?|instants?';
const TYPE = `\`?(?:\\[[\\w?: ]+\\]|(?:${NAMED})(?:<[^<>]{0,30}(?:<[^<>]{0,20}>)?[^<>]{0,10}>)?(?:\\[\\])?)\`?`;
const ON = `(?: (?:on|for|to|of) (?:the |an? |any |all )?(?:type |class |protocol |interface )?(${TYPE})(?: of (integers?|ints?|numbers?|strings?|words|doubles?|floats?))?(?: (?:type|class|values|objects)(?= ))?)?`;
const EXTENSION = `(?:(?:(${TYPE}) )?extensions?(?: (?:method|function|func|property))?${ON})`;
const ARROW = '(?:(?:fat )?arrow (?:function|fn))';
const ONE_LINER =
  '(?:(?:one|single|1)[- ]?lin(?:er|e)(?: (?:function|method|lambda|expression|solution|code))?|single[- ]expression (?:function|method))';
const STATIC = '(?:static (?:helper |utility |class )?(?:method|function|func))';
const HELPER = '(?:(?:helper|utility|util|convenience)(?: (?:function|method|func|fn|routine))?)';
const TEMPLATE = '(?:(?:function template|template(?:d)? function))';
const WRAPPED = `(${EXTENSION})|(${ARROW})|(${ONE_LINER})|(${STATIC})|(${HELPER})|(${TEMPLATE})`;

/** The beginning of a wish: "a static helper method that …". */
const HEAD = new RegExp(`^(\\s*${ASKING})(${KEPT})${LIGHT}(${KEPT})${LIGHT}(?:${WRAPPED})(?=[\\s:,]|$)`, 'i');
/** The same said afterwards: "…, as an arrow function". */
const AFTERWARDS = new RegExp(
  `,? (?:written |implemented |done )?(?:as|in the form of) an? (?:(?:small|simple|short) )*(?:${WRAPPED})(?=[.,;]|$)|,? (?:all )?in (?:a single|just one|one) (line|expression)(?: of code)?(?=[.,;]|$)`,
  'i',
);

const HINTS = '(?:type[- ](?:hints|hinting|annotations)|type annotated|types annotated)';
const DOCS =
  '(?:(?:an? |the )?(?:proper |short |good )?(?:doc ?strings?|jsdoc(?: comments?)?|javadoc(?: comments?)?|kdoc(?: comments?)?|phpdoc(?: comments?)?|xml doc(?:umentation)?(?: comments?)?|doc(?:umentation)? comments?|doc block|docblock))';
const SHOWN =
  '(?:(?:an? )?(?:small |short |little |simple |quick )?(?:main(?: (?:method|function|program|block))?(?: (?:that|which|to) (?:shows?|demonstrates?|tries|uses?|calls?|tests?|runs?|prints?)(?: (?:it|this|the function|the result|how (?:it works|to use it)))?(?: (?:off|out|in action))?)?|(?:usage )?(?:example|demo)(?: (?:usage|call|of (?:use|usage|how to use it)))?|example usage|sample usage))';
const DETAIL = `(?:${HINTS}|${DOCS}|${SHOWN})`;
const DETAILS = new RegExp(
  `,? (?:and |plus |also )?(?:with|using|including|include|includes|has|having|add|and) (?:full |python |complete )?(${DETAIL}(?:(?:, | and |, and | as well as )(?:with )?${DETAIL})*)(?=[.,;]|$| and (?=\\w+s\\b))`,
  'i',
);

const KINDS: readonly (readonly [RegExp, ReceiverKind, string])[] = [
  [/^(?:string|str|char\s?sequence|text)/i, 'text', 'a string'],
  [
    /^(?:\[[^:\]]*\]$|array|list|i?enumerable|i?collection|sequence|iterable|mutable ?list|vec|\w+\[\])/i,
    'list',
    'a list',
  ],
  [/^(?:int|long|double|float|decimal|number|binaryinteger|numeric)/i, 'number', 'a number'],
  [/^(?:dict|map|hash|\[)/i, 'map', 'a dictionary'],
  [/^(?:date|local ?date|instant|calendar)/i, 'date', 'a date'],
];

const ITEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:int(?:eger)?s?|long)\b/i, ' of integers'],
  [/\b(?:strings?|words)\b/i, ' of strings'],
  [/\b(?:doubles?|floats?|numbers|decimal)\b/i, ' of numbers'],
];

interface Receiver {
  readonly kind: ReceiverKind;
  /** The words of a wish for a function. */
  readonly noun: string;
}

function receiverOf(type: string, items: string): Receiver {
  const plain = type.replaceAll('`', '');
  const [, kind = 'other', noun = `a ${plain.toLowerCase()}`] = KINDS.find(([one]) => one.test(plain)) ?? [];
  const inner = /[<[](\w+)[>\]]?/.exec(plain)?.[1] ?? /^(\w+)\[\]/.exec(plain)?.[1] ?? items;
  const of = kind === 'list' ? (ITEMS.find(([one]) => one.test(inner))?.[1] ?? '') : '';
  return { kind, noun: `${noun}${of}` };
}

/** "It" is what the extension is called on, unless it is what does something. */
const PRONOUN = /\bit\b(?! (?:should|must|returns?|throws?|works?|handles?|needs|can|gives?)\b)/i;

const withReceiver = (rest: string, noun: string): string => {
  const article = noun.replace(/^a (?=[aeiou])/, 'an ');
  return PRONOUN.test(rest)
    ? rest.replace(PRONOUN, article)
    : rest.replace(/^(.*?\bfunction)\b/i, `$1 over ${article}`);
};

/** Extensions that are stored as such: several of a text, and those of Swift that are no function of their receiver. */
const SEVERAL =
  /\bextensions? (?:functions|methods) (?:on|for|of) (?:the )?strings?\b|\bstring extensions?(?: (?:functions|methods))?\b.*(?:,| and )/i;
const SWIFT_ONLY = /\bsubscript\b|\bint\b.*\btimes\b|\brelative time\b|\btime ?ago\b|\bminutes ago\b/i;

/** Takes out of a wish for a function how it is to be written. */
export function readForms(prompt: string, language: string): Forms {
  if (!FUNCTIONS.test(language) || prompt.length > MOST_CHARACTERS) return { rest: prompt };
  if (SEVERAL.test(prompt) || (language === 'swift' && SWIFT_ONLY.test(prompt))) return { rest: prompt };
  let rest = prompt;
  const forms: { -readonly [key in keyof Forms]?: Forms[key] } = {};
  const details = DETAILS.exec(rest);
  if (details?.[1]) {
    const said = details[1];
    rest = rest.replace(details[0], '');
    const [hints] = new RegExp(HINTS, 'i').exec(said) ?? [];
    const [docs] = new RegExp(DOCS, 'i').exec(said) ?? [];
    const [shown] = new RegExp(SHOWN, 'i').exec(said.replace(docs ?? '', '').replace(hints ?? '', '')) ?? [];
    if (hints) forms.typed = hints;
    if (docs) forms.documented = docs.replace(/^(?:an?|the) /i, '');
    if (shown) forms.shown = shown;
  }
  const after = AFTERWARDS.exec(rest);
  if (after) {
    const [, extension, , type, items, arrow, oneLiner, isStatic, , , inOne] = after;
    rest = rest.replace(after[0], '');
    note(extension, type, items, arrow, oneLiner ?? (inOne && 'one line'), isStatic);
  }
  const head = HEAD.exec(rest);
  if (head) {
    const [whole, asking = '', kept = '', more = '', ...groups] = head;
    const [extension, before, type, items, arrow, oneLiner, isStatic, , template] = groups;
    const noun = note(extension, type ?? before, items, arrow, oneLiner, isStatic);
    rest = `${asking.replace(/\ban $/i, 'a ')}${kept}${more}${template ? 'generic ' : ''}function${rest.slice(whole.length)}`;
    if (noun) rest = withReceiver(rest, noun);
  }
  return { ...forms, rest };

  function note(
    extension: string | undefined,
    type: string | undefined,
    items: string | undefined,
    arrow: string | undefined,
    oneLiner: string | undefined,
    isStatic: string | undefined,
  ): string | undefined {
    if (arrow) forms.arrow = arrow;
    if (oneLiner) forms.oneLiner = oneLiner;
    if (isStatic) forms.isStatic = 'static';
    if (!extension) return undefined;
    const receiver = type ? receiverOf(type, items ?? '') : undefined;
    forms.extension = {
      said: extension,
      type: (type ?? '').replaceAll('`', ''),
      kind: receiver?.kind ?? 'other',
    };
    return receiver?.noun;
  }
}
