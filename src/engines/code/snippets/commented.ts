import type { Generated } from '../generated.ts';

/** Languages whose declarations are read here. */
export const COMMENTED = /^(?:go|rust|java|csharp|kotlin|swift)$/;

const GOOD = '(?:(?:some|good|helpful|useful|clear|short|many|enough|explanatory|detailed|proper) )*';
/** "So please comment it", "with comments", "well commented". */
const ASKED = new RegExp(
  `[,;]? ?\\b(?:(?:and|so|but|then|please|also|can you|could you) )*(?:comment (?:it|the code|everything|each (?:step|method|function)|all of it|your code|every \\w+)(?: (?:well|properly|please))*|(?:with|add|adding|include|including|put|has|have|use|using) ${GOOD}comments?(?: (?:in(?:side)? (?:it|the code)|please|everywhere|to (?:it|the code|everything)|(?:explaining|that explains?|which explains?|about) [^.;]*))?|(?:well[- ])?commented(?: code)?(?= *(?:$|[.,;]))|comments? please(?= *$)|explain(?:ed)? (?:(?:it|the code|each step|everything|what it does) )?(?:in|with) comments)`,
  'i',
);
/** For whom it is says nothing of what it does. */
const REMARK =
  /(?:[.;,]|\band\b|(?<=^)) *(?:it'?s|it is|this is|that'?s) (?:all |just |only )?for (?:(?:my|an?|the|our|his|her) )?(?:[\w'-]+ ){0,2}?(?:homework|school|university|uni|college|assignment|exam|course|class|kids?|son|daughter|studies)\b(?: (?:project|assignment|exercise|work))?(?: (?:(?:so|and|but)\b)?)?/gi;

const VERBS: ReadonlySet<string> = new Set(
  'add insert remove delete push pop peek enqueue dequeue append put set get find search print show display sort count sum calculate compute convert parse read write save load create make build update deposit withdraw transfer borrow return check validate swap merge split reverse shuffle clear reset start stop run play roll draw move turn send receive open close lock unlock register login apply encrypt decrypt encode decode format list filter group visit traverse rotate balance multiply subtract divide increment decrement toggle mark complete cancel book reserve park leave ask choose describe walk collect copy fill grow shrink resize rename replace'.split(
    ' ',
  ),
);
const third = (verb: string): string =>
  /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:s|x|ch|sh|o)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);
const article = (words: string): string => `${/^[aeiou]/.test(words) ? 'An' : 'A'} ${words}`;

const ENTRIES: Readonly<Record<string, string>> = {
  main: 'Shows how it is used.',
  init: 'Sets the first values.',
  size: 'Tells how many there are.',
  length: 'Tells how many there are.',
  len: 'Tells how many there are.',
  count: 'Tells how many there are.',
  inorder: 'Visits the left part, then the value, then the right part.',
  preorder: 'Visits the value, then the left part, then the right part.',
  postorder: 'Visits the left part, then the right part, then the value.',
  reverse: 'Turns the order around.',
  values: 'Gives all values in their order.',
  tostring: 'The text that stands for it.',
  equals: 'Tells whether another one is the same.',
  new: 'Makes one with its first values.',
};

/** The names of parameters, in any order of name and type. */
const namesOf = (list: string): string[] =>
  list
    .replace(/<[^<>]*(?:<[^<>]*>[^<>]*)*>/g, '')
    .split(',')
    .map((one) => one.replace(/=.*/, '').trim())
    .filter((one) => one && !/^(?:&?(?:mut )?self|this)$/.test(one))
    .map((one) =>
      one.includes(':')
        ? (one.split(':')[0]?.trim().split(' ').at(-1) ?? '')
        : (one
            .split(/\s+/)
            .at(
              /^[a-z]\w* [\w.[\]*]+$/.test(one) &&
                !/^(?:int|double|string|float|long|bool|char|boolean|decimal|var|short|byte) /.test(one)
                ? 0
                : -1,
            ) ?? ''),
    )
    .map((one) => wordsOf(one).join(' '))
    .filter((one) => /^[a-z][a-z ]*$/.test(one));

function aboutFunction(name: string, list: string, isConstructor: boolean): string {
  const given = namesOf(list);
  const what = given.length > 0 ? ` from ${given.map((one) => `the ${one}`).join(' and ')}` : '';
  if (isConstructor) return `Makes one${what}.`;
  const known = ENTRIES[name.toLowerCase().replaceAll('_', '')];
  if (known) return known;
  const [first = '', ...rest] = wordsOf(name);
  const object = rest.length > 0 ? rest.join(' ') : undefined;
  if (/^(?:is|has|can|should|was|are)$/.test(first))
    return `Tells whether ${given.length === 1 ? `the ${given[0]}` : 'it'} ${first} ${object ?? 'so'}.`;
  if (/^(?:contains|exists|includes)$/.test(first))
    return `Tells whether the ${given[0] ?? 'value'} is there.`;
  if (first === 'to' && object) return `Converts${given[0] ? ` the ${given[0]}` : ' it'} to ${object}.`;
  if (first === 'from' && object) return `Makes it from ${object}.`;
  if (first === 'get' && object)
    return `Gives the ${object}${given[0] ? ` of the ${given.join(' and the ')}` : ''}.`;
  if (VERBS.has(first)) {
    const at = given.find((one) => /node|root|tree/.test(one));
    const others = given.filter((one) => one !== at);
    const thing = object ?? (others.length > 0 ? others.join(' and the ') : '');
    return `${capital(third(first))}${thing ? ` the ${thing}` : ''}${at ? `, beginning at the ${at}` : ''}.`;
  }
  return `Gives the ${[first, ...rest].join(' ')}${what}.`;
}

const WORD =
  '(?:public|private|protected|internal|fileprivate|static|final|abstract|override|virtual|async|sealed|synchronized|readonly|default|open|inline|suspend|operator|infix|data|pub|mutating|const|unsafe)';
const FUNCTION: Readonly<Record<string, RegExp>> = {
  go: /^(\s*)func (?:\([^)]*\) )?(?<name>\w+)(?:\[[^\]]*\])?\((?<list>[^)]*)\)/,
  rust: new RegExp(`^(\\s*)(?:${WORD} )*fn (?<name>\\w+)(?:<[^>]*>)?\\((?<list>[^)]*)\\)`),
  kotlin: new RegExp(
    `^(\\s*)(?:${WORD} )*fun (?:<[^>]*> )?(?:[\\w<>?]+\\.)?(?<name>\\w+)\\((?<list>[^)]*)\\)`,
  ),
  swift: new RegExp(
    `^(\\s*)(?:${WORD} )*(?:func (?<name>\\w+)|(?<own>init))(?:<[^>]*>)?\\((?<list>[^)]*)\\)`,
  ),
};
const BRACED = new RegExp(
  `^(\\s*)(?!\\s*(?:return|new|if|for|foreach|while|switch|else|throw|try|catch|using|do|case|yield|lock|await)\\b)(?:${WORD} )*(?:<[^()]*?> )?(?:(?<type>[A-Za-z][\\w.]*(?:<[^()]*>)?(?:\\[\\])*\\??) )?(?<name>[A-Za-z]\\w*)(?:<\\w+>)?\\((?<list>[^()]*)\\)(?: throws [\\w, ]+)?(?: : (?:base|this)\\(.*\\))?(?: where .*)? ?(?:\\{|=>.*|$)`,
);
const TYPE = new RegExp(
  `^(\\s*)(?:${WORD} )*(?:class|struct|record|interface|enum|enum class|trait|protocol|object|type)(?: class| struct)? (?<name>[A-Z]\\w*)`,
);
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
const MARK = /^\s*(?:@|#\[|\[[A-Z])/;

/** The code with a comment above each declaration that has none. */
export function withComments(code: string, language: string): string {
  const lines = code.split('\n');
  const made: string[] = [];
  for (const [at, line] of lines.entries()) {
    const type = TYPE.exec(line);
    const found = type ? undefined : (FUNCTION[language] ?? BRACED).exec(line)?.groups;
    const isFree =
      found && (FUNCTION[language] || found.type !== undefined || /^[A-Z]/.test(found.name ?? ''));
    const about = type
      ? /^(?:Main|Program)$/.test(type.groups?.name ?? '')
        ? undefined
        : `${article(wordsOf(type.groups?.name ?? '').join(' '))}.`
      : isFree
        ? aboutFunction(
            found.name ?? '',
            found.list ?? '',
            found.own !== undefined || (!FUNCTION[language] && found.type === undefined),
          )
        : undefined;
    let place = made.length;
    while (place > 0 && MARK.test(made[place - 1] ?? '')) place -= 1;
    // A call stands alone on its line, and a braced declaration is followed by its body.
    const isBody =
      /[{,]\s*$|=>|\) =|^\s*(?:record|data class)/.test(line) ||
      /^\s*\{/.test(lines[at + 1] ?? '') ||
      type !== null;
    if (about && isBody && !COMMENT.test(made[place - 1] ?? ''))
      made.splice(place, 0, `${/^\s*/.exec(line)?.[0] ?? ''}// ${about}`);
    made.push(line);
  }
  return made.join('\n');
}

export interface CommentWish {
  readonly prompt: string;
  /** The words that ask for comments. */
  readonly said: string | undefined;
}

/** The wish without remarks about its asker, and without its demand for comments. */
export function readComments(prompt: string): CommentWish {
  const plain = prompt.replace(REMARK, '. ');
  const found = ASKED.exec(plain);
  const isWhole = found !== null && found[0].trim().length * 2 < plain.length;
  const rest = isWhole ? plain.replace(ASKED, '') : plain;
  return {
    prompt: rest.replace(/(?:\s*[.,;])+\s*$/, '').trim() || prompt,
    said: isWhole ? found[0] : undefined,
  };
}

/** The program with the comments that the wish asks for. */
export function commented(made: Generated, said: string | undefined): Generated {
  if (said === undefined || made.task === null) return made;
  return { ...made, code: withComments(made.code, made.language) };
}
