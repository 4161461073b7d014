import type { Snippet } from '../../snippets/snippets.ts';
import { written } from '../cores/written.ts';
import { numberOf, WishText } from '../reading/text.ts';
import { readScriptTests, testsIn } from './asked-tests.ts';
import { SCRIPT_KINDS } from './kinds.ts';
import type { ScriptKind } from './script-kind.ts';

export interface Scripted {
  readonly task: string;
  readonly snippet: Snippet;
  /** Words of the wish that the code does not keep. */
  readonly unmet: readonly string[];
}

const SILENT: ReadonlySet<string> = new Set(
  `a an the and or that which of in to for it its is are be with by as from this any all each every given give me write create make
  please can could you i i'd i'll need want would like have has build code show using use uses used via plain vanilla pure
  javascript js typescript ts node nodejs node.js esm es6 modern function func method class script program file module util utility
  helper tool small simple short little quick basic tiny nice clean proper properly typed strict strictly mode should must will
  then also so when if on at into not no does do done get gets takes taking take returns return returning returned one where
  how up out them they there their i'm generic library libraries dependencies dependency external packages package without
  possible if only just some thats that's full complete working example usage server app scratch method methods`.split(
    /\s+/,
  ),
);

/** More words than that are another wish. */
const MOST_LEFT = 8;
const MOST_OF_IT = 0.34;
const TOO_LONG = 600;

const ALWAYS: readonly RegExp[] = [
  /[,;]? ?\b(?:without|no|zero|not using|using no|don't use)(?: (?:any|external|extra|other|additional|third[- ]party|npm))* (?:libs?|deps|librar(?:y|ies)|dependenc(?:y|ies)|packages?|lodash|frameworks?|any(?= type| types|[,.;]|$))(?: (?:type|types|or frameworks?|needed))?\b/,
  /[,;]? ?\b(?:in |with |using )?(?:strict mode|strict typescript|typescript strict(?: mode)?|es modules?|esm|modern (?:js|javascript|syntax)|async\/await)\b/,
  /[,;]? ?\b(?:with |and |fully |properly )*(?:full |proper |strict |correct |good )?(?:types|typing|typed)\b(?! (?:array|error|event))/,
  /[,;]? ?\b(?:and|with|show|include|including|give|plus|an?|me|short|small|quick|little) (?:(?:an?|short|small|quick|little|simple|usage|runnable|me|of) )*(?:usage )?example(?: (?:usage|of use|of how to use it|call))?\b/,
];

const IDENTIFIER = '[A-Za-z_$][\\w$]*';

/** The name that a wish gives, with its parameters: "groupBy(array, keyOrFn)", "class EventBus". */
function readName(
  wish: WishText,
  kind: ScriptKind,
): { name: string; parameters: readonly string[] } | undefined {
  if (!kind.name) return undefined;
  const { given } = wish;
  const called = new RegExp(`(?<![\\w.$])(${IDENTIFIER})(?:<[^<>]{1,40}>)?\\(([^()]{0,80})\\)`).exec(given);
  if (
    called &&
    /^[a-z]/.test(called[1] ?? '') &&
    /[A-Z]|^(?:map|pipe|retry|chunk|slug\w*|debounce|throttle|memoize)/.test(called[1] ?? '')
  ) {
    const parameters = (called[2] ?? '')
      .split(/[,{}]/)
      .map((one) =>
        one
          .replace(/[:=?].*$/s, '')
          .replace(/^\.{3}/, '')
          .trim(),
      )
      .filter(Boolean);
    wish.cover(called.index, called.index + called[0].length);
    return { name: called[1] ?? '', parameters };
  }
  const said =
    /\b(?:class|function|hook|wrapper|type|helper)\s+(?:called\s+|named\s+)?`?([A-Za-z_$]*[a-z][A-Z][\w$]*|[A-Z][a-z][\w$]*)`?(?:<[^<>]{1,40}>)?(?![\w-])/.exec(
      given,
    ) ?? /\b(?:called|named)\s+`?([A-Za-z_$]*[a-z][A-Z][\w$]*|[A-Z][a-z][\w$]*|[a-z]+(?=\())`?/.exec(given);
  const name = said?.[1];
  if (!said || !name || /^(?:TypeScript|JavaScript|That|Which|With|For|To|JSON)$/.test(name))
    return undefined;
  const isType = /^[A-Z]/.test(name);
  if (isType !== /^[A-Z]/.test(kind.name)) return undefined;
  wish.cover(said.index, said.index + said[0].length);
  return { name, parameters: [] };
}

function fromKind(
  kind: ScriptKind,
  text: Snippet,
  prompt: string,
  isTyped: boolean,
): { snippet: Snippet; unmet: string[] } | undefined {
  const wish = new WishText(prompt);
  const values = new Map<string, string>([[isTyped ? 'ts' : 'js', '']]);
  const asked = { wish, values, isTyped, prompt };
  if (kind.read && !kind.read(asked)) return undefined;
  const own = readName(wish, kind);
  if (own && own.parameters.length > 0) {
    const known = kind.parameters ?? [];
    if (own.parameters.length !== known.length) return undefined;
    // A variable of the text may have the name already.
    const plain = text.definition.replace(/\{\{[^{}]*\}\}/g, '');
    if (
      own.parameters.some((name) =>
        new RegExp(`\\b(?:const|let) (?:\\w+, )*${name.replace(/\$/g, '\\$&')}\\b`).test(plain),
      )
    )
      return undefined;
    for (const [at, name] of own.parameters.entries()) values.set(`p${at}`, name);
  }
  for (const [key, pattern] of Object.entries(kind.options ?? {})) {
    const found = wish.take(pattern);
    if (!found) continue;
    const value = found.slice(1).find((group) => group !== undefined);
    const isNumber = value !== undefined && !/^0\d/.test(value) && Number.isFinite(numberOf(value));
    const said = value === undefined ? '' : isNumber ? `${numberOf(value)}` : wish.original(found, value);
    values.set(key, kind.shapes?.[key]?.(said) ?? said);
  }
  const framework = text.example.includes('\n=== tests\n') ? readScriptTests(wish) : undefined;
  kind.derive?.(asked);
  for (const pattern of [...(kind.always ?? []), ...ALWAYS]) while (wish.take(pattern));

  const extra = new Set((kind.silent ?? '').split(/\s+/));
  const unmet = wish
    .left(SILENT)
    .filter((word) => !extra.has(word.toLowerCase()) && !SILENT.has(word.toLowerCase()));
  const read = { name: own?.name ?? kind.name ?? '', parameters: [], values };
  const [shown = '', tests = ''] = text.example.split(/^=== tests\n/m);
  const definition = written(text.definition, read);
  if (!framework) return { snippet: { definition, example: written(shown, read).trimEnd() }, unmet };
  const made = testsIn(written(tests, read), framework, isTyped);
  const imports =
    definition.startsWith('import ') || made.imports === '' ? `${made.imports}\n` : `${made.imports}\n\n`;
  return { snippet: { definition: `${imports}${definition}`.trimStart(), example: made.tests }, unmet };
}

/** The kind that leaves the fewest words of a wish. */
export function planScripted(
  prompt: string,
  language: string,
  texts: ReadonlyMap<string, Snippet>,
): Scripted | undefined {
  if (prompt.length > TOO_LONG) return undefined;
  const said = prompt.toLowerCase();
  const made = SCRIPT_KINDS.flatMap((kind) => {
    const text = kind.about.test(said) ? texts.get(`script ${kind.id}`) : undefined;
    const one = text && fromKind(kind, text, prompt, language === 'typescript');
    return one ? [{ task: kind.id, ...one }] : [];
  }).sort((a, b) => a.unmet.length - b.unmet.length);
  const [best] = made;
  const words = said.split(/\s+/).length;
  return best && best.unmet.length <= Math.min(MOST_LEFT, Math.ceil(words * MOST_OF_IT)) ? best : undefined;
}
