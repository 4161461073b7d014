import stored from '../../data/style-parts.json';
import { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { COLOURS } from './colours.ts';
import { TINTS, tintOf } from './page-tints.ts';

/** Colours, lengths and conditions that the patterns of the parts name by a letter. */
const NAMES = [...new Set([...Object.keys(COLOURS), ...Object.keys(TINTS)])].join('|');
const TONE = `(?:(?:light|pale|soft|dark|deep|bright) )?(?:${NAMES})`;
const LENGTH = '\\d+(?:\\.\\d+)? ?(?:px|rem|em|%|cm|mm|pixels)';
const MACROS: Readonly<Record<string, string>> = {
  '{C2}': `(?<d>${TONE})`,
  '{C}': `(?<c>${TONE})`,
  '{L}': `(?<l>${LENGTH})`,
  '{H}':
    '(?:on (?:mouse ?)?(?:hover|over)|when (?:it is |you )?hover(?:ed|ing)?(?: over(?: it)?)?|under the (?:mouse|pointer)|hover)',
  '{S}':
    '(?:(?:on|for|at) (?:an? )?(?:mobiles?|phones?|small(?:er)? (?:screens?|devices?)|narrow screens?)|(?:(?:on|at|for) (?:an? )?)?(?:screens? |widths? )?(?:below|under|(?:narrower|smaller) than) \\d+ ?px(?: wide)?)',
  '{P}':
    '(?:when|if|while|as|on) (?:you |it is |it )?(?:press(?:ed|ing)?|click(?:ed|ing)?|active)(?: on)?(?: it)?',
};
const patternOf = (said: string): RegExp =>
  new RegExp(
    said
      .replace(/\{[A-Z]2?\}/g, (name) => MACROS[name] ?? name)
      // A name may stand in one pattern only once.
      .replace(/\(\?<([cdl])>/g, uniquely()),
  );
function uniquely(): (all: string, name: string) => string {
  let count = 0;
  return (_, name) => {
    count += 1;
    return `(?<${name}${count}>`;
  };
}

const LEAD =
  /^(?:(?:please|write|create|make|give me|i need|i want|add|design|style|styles|styling|css|for|an?|the|my|our|some|look like|simple|plain|nice|modern|basic|clean|that makes|to|all|every|product|rules?)(?![\w-])[ :]*)+/i;
const JOINS =
  /with|and|that|which|has|have|having|is|are|it|its|the|an?|also|plus|like|some|in css|css|style[ds]?|using|should|be|nice|simple|plain|slight|slightly|looks?|looking|(?:with(?:out)?|no) (?:any )?(?:javascript|js)(?: if possible)?|(?:pure|only) css|css only|if possible|blog|website|shop|web|product|recipe|article/;
const CONTEXT =
  /for (?:an?|the|my|our|all|some)?(?: ?[a-z-]+){1,3}(?=,|:| with| that| which|$)|in an? (?:article|blog(?: post)?|text|page|letter)/;

const MOST_PARTS = 80;

interface Read {
  readonly css: string;
  readonly example: string;
}

/** A style sheet of a known element, of which every part of the wish is a rule; undefined for any other wish. */
export function planStyled(prompt: string): Read | undefined {
  const wish = prompt
    .replace(/\s+/g, ' ')
    .replace(/[.!]+ ?$/, '')
    .replace(LEAD, '')
    .toLowerCase();
  const found = Object.values(stored.kinds)
    .map((kind) => ({ kind, match: new RegExp(`\\b(?:${kind.words})(?![\\w-])`).exec(wish) }))
    .filter(({ match }) => match)
    .toSorted((one, other) => (one.match?.index ?? 0) - (other.match?.index ?? 0))[0];
  if (!found?.match) return undefined;
  const { kind, match } = found;
  const root = /^(\.[\w-]+)/.exec(kind.rules)?.[1] ?? 'body';
  const sheet = new Rules(root);
  sheet.add(kind.rules, {});
  // Words before the element describe its look, too.
  const before = wish.slice(0, match.index).trim();
  const own = match[0];
  const after = wish.slice(match.index + own.length).replace(/^ ?:/, ',');
  const parts = [...Object.entries(kind.parts), ...Object.entries(stored.any)].map(
    ([said, rules]) => [patternOf(said), rules] as const,
  );
  // Its name may hold a part: "three column layout".
  for (const [said, rules] of Object.entries(kind.parts)) {
    const part = /column/.test(said) ? patternOf(said).exec(own) : null;
    if (part) sheet.add(rules, valuesOf(part, prompt));
  }
  let read = 0;
  for (const text of [before, after, /polaroid/.test(own) ? 'white frame' : '']) {
    const r = new Phrase(text);
    if (text === after) r.take(CONTEXT);
    for (let turns = 0; !r.isDone && turns < MOST_PARTS; turns += 1) {
      if (r.takeMark() !== undefined) continue;
      const taken = parts.find(([pattern, rules]) => {
        const part = r.take(pattern);
        return part !== undefined && sheet.add(rules, valuesOf(part, prompt));
      });
      if (taken) read += 1;
      else if (!(r.take(JOINS) || r.take(kind.words))) return undefined;
    }
  }
  return read > 0 ? { css: sheet.text, example: exampleOf(kind, wish) } : undefined;
}

/** The markup of the first variant that the wish has words for. */
const exampleOf = (
  kind: { readonly example: string; readonly examples?: Readonly<Record<string, string>> },
  wish: string,
): string =>
  Object.entries(kind.examples ?? {}).find(([said]) =>
    new RegExp(`\\b(?:ham)?(?:${said})\\b`).test(wish),
  )?.[1] ?? kind.example;

const SIDE = /\b(left|right|top|bottom)\b/;
const TAGS: Readonly<Record<string, string>> = {
  navigation: 'nav',
  menu: 'nav',
  sidebar: 'aside',
  image: 'img',
  picture: 'img',
  heading: ':is(h1, h2, h3)',
  chapter: 'h1',
  exercise: '.exercise',
};

function valuesOf(found: RegExpExecArray, prompt: string): Record<string, string> {
  const groups = Object.entries(found.groups ?? {}).filter(([, said]) => said !== undefined);
  const named = (letter: string): string | undefined => groups.find(([name]) => name.startsWith(letter))?.[1];
  const tone = named('c');
  const said = found[0];
  const plain = found.slice(1).find((one) => one !== undefined && !groups.some(([, other]) => other === one));
  const tags = (plain ?? '')
    .split(/,? and |, | or /)
    .map((one) =>
      one
        .replace(/^(?:(?:all|any|the) )*/, '')
        .replace(/ bar$/, '')
        .trim(),
    )
    .map((one) => TAGS[one.replace(/s$/, '')] ?? (one.replace(/s$/, '') || one));
  const count = new RegExp(NUMBER).exec(plain ?? '')?.[0];
  const width =
    /\d+ ?(?:px|rem|em|%)/.exec(said)?.[0] ??
    /sidebar (?:of |is )?(\d+ ?(?:px|rem|em|%))/.exec(prompt)?.[1] ??
    '16rem';
  return {
    ...(tone ? { c: hexOf(tone), on: isDark(tone) ? '#fff' : '#111827' } : {}),
    ...(named('d') ? { d: hexOf(named('d') ?? '') } : {}),
    ...(named('l') ? { l: (named('l') ?? '').replace('pixels', 'px').replace(' ', '') } : {}),
    n: /half/.test(said) ? '0.5' : `${numberOf(/\d+(?:\.\d+)?|one|two|three/.exec(said)?.[0] ?? '1')}`,
    side: SIDE.exec(said)?.[1] ?? 'left',
    style: /dashed|dotted|double/.exec(said)?.[0] ?? 'solid',
    hidden: tags.flatMap((tag) => (tag === 'nav' ? ['nav', '.navigation'] : [tag])).join(', '),
    broken: tags[0] ?? 'h2',
    sidebar: /right/.test(said)
      ? `&{grid-template-columns:minmax(0, 1fr) ${width}}& > aside{order:1}`
      : `&{grid-template-columns:${width} minmax(0, 1fr)}`,
    columns: `&{grid-template-columns:repeat(${numberOf(count ?? '3')}, 1fr)}`,
  };
}

function hexOf(said: string): string {
  const [, shade, name = ''] = /^(?:(light|pale|soft|dark|deep|bright) )?(.+)$/.exec(said) ?? [];
  if (name in TINTS && (/light|pale|soft/.test(shade ?? '') || !(name in COLOURS)))
    return tintOf(name, shade !== undefined && shade !== 'bright');
  const strong = COLOURS[name] ?? tintOf(name, false);
  return shade === 'dark' || shade === 'deep' ? `color-mix(in srgb, ${strong} 65%, #000)` : strong;
}
const isDark = (said: string): boolean =>
  !/light|pale|soft/.test(said) && said.replace(/^\w+ /, '') in COLOURS;

const QUERIES: Readonly<Record<string, string>> = {
  '@print@': '@media print',
  '@small@': '@media (max-width: 40rem)',
  '@spin@': '@keyframes spin',
};

/** Rules in the order in which they were first named; later declarations of a selector win. */
class Rules {
  readonly #rules = new Map<string, Map<string, string>>();
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** False if a value is not known that a rule needs. */
  add(rules: string, values: Readonly<Record<string, string>>): boolean {
    const filled = rules
      .replace(/\{(sidebar|columns)\}/g, (_, name: string) => values[name] ?? '')
      .replace(
        /\{(\w+)(?:\|([^}]*))?\}/g,
        (all, name: string, usual?: string) => values[name] ?? usual ?? all,
      );
    const parsed = [...filled.matchAll(/((?:@(?:print|small|spin)@)?)([^{}]+)\{([^{}]*)\}/g)];
    if (parsed.length === 0 || /\{\w\}/.test(filled)) return false;
    for (const [, query = '', selector = '', body = ''] of parsed) {
      const key = `${query}${selector.trim().replaceAll('&', this.#root)}`;
      const own = this.#rules.get(key) ?? new Map<string, string>();
      for (const [, name = '', value = ''] of body.matchAll(/([\w-]+):((?:'[^']*'|[^;])+)/g)) {
        const old = own.get(name);
        own.delete(name);
        if (name === 'background-color' && /^#\w+$/.test(own.get('background') ?? ''))
          own.delete('background');
        own.set(
          name,
          name === 'transition' && old && !old.includes(value) ? `${old}, ${value}` : value.trim(),
        );
      }
      this.#rules.set(key, own);
    }
    return true;
  }

  get text(): string {
    const plain: string[] = [];
    const inside = new Map<string, string[]>();
    for (const [key, body] of this.#rules) {
      const query = Object.keys(QUERIES).find((one) => key.startsWith(one));
      const lines = [...body].map(([name, value]) => `  ${name}: ${value};`);
      const rule = `${key.slice(query?.length ?? 0)} {\n${lines.join('\n')}\n}`;
      if (query) inside.set(query, [...(inside.get(query) ?? []), rule.replace(/^/gm, '  ')]);
      else plain.push(rule);
    }
    const queries = [...inside].map(([query, rules]) => `${QUERIES[query]} {\n${rules.join('\n\n')}\n}`);
    return [...plain, ...queries].join('\n\n');
  }
}
