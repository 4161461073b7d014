import { COLOUR, COLOURS } from './colours.ts';
import { addDarkMode } from './dark-colours.ts';
import { LOOKS } from './page-tints.ts';
import { StyleSheet } from './style-sheet.ts';

/** Rules that are added to a page; undefined if it has nothing that they are for. */
type Rules = (found: RegExpExecArray, page: string) => readonly string[] | undefined;

const LEAD =
  ',? ?\\b(?:(?:and|but|with|that|which|has|have|having|plus|should|must|also|an?|the|nice|clear|visible|good|own|custom|subtle|soft|smooth|simple|proper|modern|full|it|is) )*';
const BUTTON =
  '(?:(?:submit|send|save|call[- ]to[- ]action|cta|sign[- ]?up|the|all|its|every|each) )*buttons?';
const CHANGE = '(?:changes?|changing|turns?|turning|becomes?|gets?|getting|goes)';
const SIZE = '(?:phones?|mobiles?(?: (?:phones?|devices|screens?))?|small(?:er)? (?:screens?|devices))';

const outlined = (colour: string | undefined): string[] => [
  `:is(a, button, input, select, textarea):focus-visible { outline: 3px solid ${COLOURS[colour ?? 'blue']}; outline-offset: 2px; }`,
];

const hovered: Rules = ([said, ...colours], page) => {
  if (!/<button|class="[^"]*\bbutton/.test(page)) return undefined;
  const colour = COLOURS[colours.find(Boolean) ?? ''];
  const change = colour
    ? `background: ${colour};`
    : /light|bright/.test(said)
      ? 'filter: brightness(1.15);'
      : 'filter: brightness(0.8);';
  return [`:is(button, .button):hover { ${change} }`];
};

/** The colours of a page where the system is dark, told from its own. */
function darkRules(page: string): readonly string[] | undefined {
  if (/prefers-color-scheme|--ground/.test(page)) return undefined;
  const own = [...page.matchAll(/^ *([^@{}\n]+) \{ (.+) \}$/gm)].map(
    ([, selector = '', body = '']) => `${selector} {\n  ${body.replace(/; (?=[a-z-]+:)/g, ';\n  ')}\n}`,
  );
  const sheet = new StyleSheet(own.join('\n\n'));
  const { length } = sheet.text;
  addDarkMode(sheet, 'body');
  return sheet.text
    .slice(length)
    .trim()
    .replace(/ \{\n {4}/g, ' { ')
    .replace(/;\n {4}/g, '; ')
    .replace(/;\n {2}\}/g, '; }')
    .split(/\n+/);
}

const STYLES: readonly (readonly [string, Rules])[] = [
  [
    `(?:(${COLOUR}) )?focus (?:styles?|styling|states?|rings?|outlines?|effects?|borders?|indicators?)(?: (?:on|for|of) (?:the |all )?(?:inputs?|fields?))?(?: in (${COLOUR}))?`,
    ([, before, after]) => outlined(before ?? after),
  ],
  [
    `(?:(?:inputs?|fields?|they) )(?:(?:${CHANGE}|are|with|have)(?: an?)? )?(?:(?:outlined |bordered |highlighted )?(?:in )?(${COLOUR}) )?(?:border|outline|highlight(?:ed)?)?(?: colou?r)? ?(?:on|when) focus(?:ed)?`,
    ([, colour]) => outlined(colour),
  ],
  [
    '(?:support(?:s|ing)? )?(?:for )?dark[- ]?(?:mode|theme) (?:support|(?:via|with|using|through|by) (?:the )?(?:prefers-color-scheme|media quer(?:y|ies)|css))(?: (?:media query|query))?|support(?:s|ing)?(?: for)? dark[- ]?(?:mode|theme)|prefers-color-scheme(?: dark)?(?: support)?|(?:follows?|respects?|adapts? to) the (?:system|os)(?: (?:theme|colou?r scheme|setting))?',
    (_, page) => darkRules(page),
  ],
  [
    `(?:(?:${BUTTON}|it) )?(?:that |which )?(?:${CHANGE} (?:its )?(?:(?:background )?colou?rs?(?: to (${COLOUR}))?|(${COLOUR})|darker|lighter|brighter)|darkens|lightens) (?:on|when) (?:hover(?:ed|ing)?|mouse ?over)`,
    hovered,
  ],
  [
    `(?:(${COLOUR}) )?hover (?:effects?|colou?rs?|states?|styles?)(?: (?:on|for|of) (?:the )?${BUTTON})|${BUTTON} with (?:an? )?(?:(${COLOUR}) )?hover (?:effect|colou?r|state|style)`,
    hovered,
  ],
  [
    `(?:cards?|they) (?:that |which )?(?:lifts?|rises?|raises?|grows?|scales?)(?: up| slightly)* on hover|hover effects? on (?:the |each |all )?cards?|cards? with (?:an? )?hover effect`,
    (_, page) =>
      page.includes('"card')
        ? [
            '.card { transition: transform 0.2s, box-shadow 0.2s; }',
            '.card:hover { transform: translateY(-4px); box-shadow: 0 8px 24px rgb(0 0 0 / 0.15); }',
          ]
        : undefined,
  ],
  [
    `(?:works?|working|usable|looks? (?:good|nice|fine|well)|fits?|readable|fine|responsive|adapts?)(?: (?:well|fine|nicely|too))? (?:on|for|to|in) (?:a )?${SIZE}(?: too| as well)?|mobile[- ](?:friendly|first|ready)|phone[- ]friendly`,
    () => [
      '@media (max-width: 30rem) { body { margin: 1rem; } form { max-width: none; } form button { width: 100%; } }',
    ],
  ],
  [
    `(?:(?:${BUTTON}|fields|inputs) )(?:is |are |should be )?(?:full[- ]width|over the (?:whole|full) width)(?: on ${SIZE})?|full[- ]width (?:${BUTTON}(?: on ${SIZE})?|on ${SIZE})`,
    ([said]) => {
      const rule = 'form button { justify-self: stretch; width: 100%; }';
      return [/phone|mobile|small/.test(said) ? `@media (max-width: 40rem) { ${rule} }` : rule];
    },
  ],
  [
    '(?:(?:form|it) (?:has|with) )?(?:soft |light |subtle )?(?:box[- ]|drop[- ])?shadows?(?: (?:around|on) (?:the )?(?:form|cards?|box))?',
    (_, page) => [
      `${page.includes('"card') ? '.card' : 'form { padding: 1.5rem; border-radius: 0.75rem; }\n  form'} { box-shadow: 0 4px 20px rgb(0 0 0 / 0.15); }`,
    ],
  ],
  [
    'rounded (?:corners?|borders?|inputs?|fields?|buttons?|edges)',
    () => [':is(form, .card, input, select, textarea, button, .button) { border-radius: 0.75rem; }'],
  ],
  [
    '(?:smooth )?transitions?(?: effects?| on hover)?',
    () => [':is(a, button, input, select, textarea, .button, .card) { transition: 0.2s; }'],
  ],
  ...LOOKS,
];

const PATTERNS = STYLES.map(
  ([pattern, rules]) => [new RegExp(`${LEAD}(?:${pattern})(?![\\w-])`, 'i'), rules] as const,
);

export interface Styled {
  /** The wish without them. */
  readonly rest: string;
  /** The page with them; undefined if one of them finds no place. */
  readonly on: (page: string) => string | undefined;
}

/** Reads the styles in a wish for any kind of page. */
export function takeStyles(prompt: string): Styled | undefined {
  if (
    !/focus|hover|dark|scheme|phone|mobile|small|shadow|rounded|transition|width|system|background|font|colou?rs|tones|palette|shades|letter|digits|text\b|buttons|card|box/i.test(
      prompt,
    )
  )
    return undefined;
  let rest = prompt.replace(/\s+/g, ' ');
  const taken: ((page: string) => readonly string[] | undefined)[] = [];
  for (const [pattern, rules] of PATTERNS) {
    const found = pattern.exec(rest);
    if (!found) continue;
    // A button that is named with its looks is still asked for.
    const [kept = ''] = /\b(?:submit|send|save) button\b/i.exec(found[0]) ?? [];
    const joint = /^(?:,|\W*(?:and|plus|with)\b)/.test(found[0]) ? ', ' : ' ';
    rest = `${rest.slice(0, found.index)}${kept && `${joint}${kept}`}${rest.slice(found.index + found[0].length)}`;
    taken.push((page) => rules(found, page));
  }
  if (taken.length === 0) return undefined;
  return { rest, on: (page) => withRules(page, taken) };
}

function withRules(
  page: string,
  taken: readonly ((page: string) => readonly string[] | undefined)[],
): string | undefined {
  const made = taken.map((rules) => rules(page));
  const end = page.lastIndexOf('</style>');
  if (end < 0 || made.includes(undefined)) return undefined;
  const lines = made.flatMap((rules) => rules ?? []).map((line) => `  ${line}\n`);
  return `${page.slice(0, end)}${lines.join('')}${page.slice(end)}`;
}
