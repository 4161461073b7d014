import { capital } from '../../../capital.ts';
import type { Snippet } from '../../snippets/snippets.ts';
import { NUMBER, numberOf, WishText } from '../reading/text.ts';
import { COLOUR, COLOURS } from './colours.ts';

const SILENT: ReadonlySet<string> = new Set(
  'a an the and that which html css for of with in on to it its is are write create make build me please page website site simple responsive modern clean accessible mobile friendly horizontal top header main code plain only pure using use items item has have into menu links link'.split(
    ' ',
  ),
);

const BAR = /\b(?:sticky |fixed )?(?:(?:navigation|nav)(?:[ -]?bars?| menus?)?|navbars?|menu ?bars?)\b/;
const STICKY =
  /(?:[,;] ?|\band |\bwhich |\bthat |\bit )*\b(?:sticky|fixed|stays? (?:fixed |sticky )?(?:at|on|visible at) the top(?: of the (?:page|screen|window))?(?: (?:while|when|on) scrolling)?|sticks to the top(?: (?:of the page|on scroll|when scrolling))?|stays? visible (?:while|when) scrolling)\b/;
const NAMES = "((?:[\\w' -]+?, )*[\\w' -]+?,? and [\\w'-]+)";
const LISTED = new RegExp(
  `(?:[,;] |\\b(?:with|and|has|having|containing) )(?:the |these |its )?(?:menu |navigation )?(?:links|items|entries)(?: (?:to|for|called|named))?:? ${NAMES}`,
);
const COUNTED = new RegExp(
  `\\b(?:with|and|has|having|containing)? ?${NUMBER} (?:menu |navigation |nav )?(?:links|items|entries|menu points)\\b`,
);
const DROPDOWN =
  /(?:[,;] ?|\band |\bwith |\bhas |\bhaving |\bplus |\bincluding )*(?:an? |one )?(?:drop-?down|drop down|sub ?-?menu)s?(?: (?:menu|list|submenu))?(?: (?:under|for|below|in|on) (?:the )?["'`]?([\w]+)["'`]?(?: (?:link|item|entry|menu))?)?(?: (?:that )?(?:opens?|shows?) on (?:hover|focus|click))?/;
const WIDTH = '(\\d{3,4}) ?(?:px|pixels?)';
const BURGER = new RegExp(
  `(?:[,;] ?|\\band |\\bwith |\\bthat |\\bwhich |\\bit )*\\b(?:(?:collaps(?:es?|ing)|turns?|chang(?:es?|ing)|switch(?:es|ing)?|becom(?:es?|ing)|folds?|shrinks?|transforms?)(?: (?:in)?to| as| down to)?|(?:shows?|has|uses?|with|showing)?)(?: an?| the)? (?:hamburger|burger)(?: (?:menu|icon|button))*(?: (?:without|with no|using no) (?:any )?(?:java ?script|js))?(?:,? (?:(?:on|for) (?:mobile(?: (?:devices|screens|phones))?|small(?:er)? (?:screens|devices)|phones|narrow (?:screens|windows))|(?:below|under|at|on screens (?:below|under|narrower than|smaller than)|for screens (?:below|under)|when (?:the )?(?:screen|window|viewport|page)(?: width)? is (?:below|under|narrower than|smaller than|less than)|on (?:widths|windows) (?:below|under)|up to) ${WIDTH}(?: wide| and below| or less)?))?`,
);
const ON_SMALL =
  /(?:[,;] ?|\band )*\b(?:on|for) (?:mobile(?: (?:devices|screens|phones))?|small(?:er)? (?:screens|devices)|phones|narrow (?:screens|windows))\b/;
const BELOW = new RegExp(
  `(?:[,;] ?|\\band )*\\b(?:below|under|on screens (?:below|under|narrower than|smaller than)|at) ${WIDTH}(?: wide)?`,
);
const NO_SCRIPT = /(?:[,;] ?|\band |\bbut )*\b(?:without|with no|no|using no) (?:any )?(?:java ?script|js)\b/;
const LOGO =
  /(?:[,;] ?|\band |\bwith |\bhas )*(?:an? |the )?(?:logo|brand(?: name)?|site (?:name|title))(?: (?:on|at|to) the left)?/;
const SEARCH = /(?:[,;] ?|\band |\bwith |\bplus )*(?:an? )?search (?:box|field|bar|input|form)\b/;
const RIGHT =
  /(?:[,;] ?|\band |\bwith )*\b(?:the )?(?:links|items|menu)? ?(?:on|at|to|aligned to(?: the)?) the right\b/;

/** Names for links that the wish only counts. */
const USUAL = ['Home', 'Products', 'About', 'Contact', 'Blog', 'Prices', 'Team', 'Help', 'News'];
const NARROW = 640;

/** A bar of links whose menu opens without a script. */
export function planNavigation(prompt: string): Snippet | undefined {
  const wish = new WishText(prompt);
  if (!wish.has(BAR)) return undefined;
  const isSticky = wish.take(STICKY) !== undefined;
  wish.take(BAR);
  const burger = wish.take(BURGER);
  const small = burger && (burger[1] === undefined ? wish.take(BELOW) : undefined);
  if (burger) wish.take(ON_SMALL);
  wish.take(NO_SCRIPT);
  const dropdown = wish.take(DROPDOWN);
  const listed = wish.take(LISTED);
  const counted = listed ? undefined : wish.take(COUNTED);
  const hasLogo = wish.take(LOGO) !== undefined;
  wish.take(RIGHT);
  const hasSearch = wish.take(SEARCH) !== undefined;
  const colour = wish.take(
    new RegExp(`\\b(?:in |with an? )?(?:dark )?${COLOUR}(?: background| colou?r)?\\b`),
  );
  const isDark = wish.take(/\b(?:a )?dark(?: background| theme| colou?rs?)?\b/) !== undefined;
  if (!(isSticky || burger || dropdown || listed || counted) || wish.left(SILENT).length > 0)
    return undefined;
  const names = listed?.[1]
    ? wish
        .original(listed, listed[1])
        .split(/,? and |, /)
        .map((name) => name.replace(/^(?:an?|the) /i, '').trim())
    : USUAL.slice(0, counted ? Math.min(numberOf(counted[1] ?? '4'), USUAL.length) : 4);
  const said = dropdown?.[1];
  const at = said === undefined ? -1 : names.findIndex((name) => name.toLowerCase() === said);
  if (said !== undefined && at < 0)
    names.splice(1, 0, dropdown ? capital(wish.original(dropdown, said)) : said);
  const width = Number(burger?.[1] ?? small?.[1] ?? NARROW);
  const ground = colour?.[1] ? (COLOURS[colour[1]] ?? '#111827') : isDark || !colour ? '#111827' : '#ffffff';
  return {
    definition: [
      '<style>',
      ...styles({
        isSticky,
        width,
        ground,
        hasBurger: burger !== undefined,
        hasDropdown: dropdown !== undefined,
      }),
      '</style>',
      ...markup(names.map(capital), {
        hasLogo,
        hasSearch,
        hasBurger: burger !== undefined,
        under: dropdown ? Math.max(at, said === undefined ? Math.min(1, names.length - 1) : 1) : -1,
      }),
      ...(isSticky
        ? [
            '<main>',
            '  <h1>Page</h1>',
            ...Array.from({ length: 9 }, () => '  <p>Scroll down: the bar stays where it is.</p>'),
            '</main>',
          ]
        : []),
    ].join('\n'),
    example: 'Navigation',
  };
}

const pathOf = (name: string): string =>
  name === 'Home' ? '/' : `/${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

interface Look {
  readonly isSticky: boolean;
  readonly width: number;
  readonly ground: string;
  readonly hasBurger: boolean;
  readonly hasDropdown: boolean;
}

function styles({ isSticky, width, ground, hasBurger, hasDropdown }: Look): string[] {
  return [
    '  body { margin: 0; }',
    '  main { padding: 1.5rem; }',
    '  main p { line-height: 3; }',
    `  .bar { ${isSticky ? 'position: sticky; top: 0; z-index: 1; ' : ''}display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.5rem; padding: 0.75rem 1.5rem; background: ${ground}; }`,
    '  .bar a, .bar span { color: #fff; text-decoration: none; }',
    '  .bar a:hover, .bar a:focus-visible { text-decoration: underline; text-underline-offset: 0.4em; }',
    '  .logo { margin-right: auto; font-weight: 700; }',
    '  .links { display: flex; gap: 1.5rem; margin: 0; padding: 0; list-style: none; }',
    ...(hasDropdown
      ? [
          '  .has-menu { position: relative; }',
          `  .menu { display: none; position: absolute; top: 100%; left: -1rem; min-width: 10rem; margin: 0; padding: 0.5rem 1rem; list-style: none; background: ${ground}; }`,
          '  .menu li { padding: 0.4rem 0; }',
          '  .has-menu:hover .menu, .has-menu:focus-within .menu { display: block; }',
        ]
      : []),
    ...(hasBurger
      ? [
          '  /* The box keeps whether the menu is open; its label is the button. */',
          '  .toggle { display: none; position: absolute; opacity: 0; pointer-events: none; }',
          '  .burger { display: none; box-sizing: border-box; width: 1.75rem; height: 1.375rem; margin-left: auto; border-block: 3px solid #fff; cursor: pointer; }',
          "  .burger::before { content: ''; display: block; margin-top: calc(0.6875rem - 4.5px); border-top: 3px solid #fff; }",
          '  .toggle:focus-visible + .burger { outline: 2px solid #fff; outline-offset: 4px; }',
          `  @media (max-width: ${width - 0.02}px) {`,
          '    .toggle, .burger { display: block; }',
          '    .links { display: none; flex-direction: column; gap: 0.75rem; width: 100%; }',
          '    .toggle:checked ~ .links { display: flex; }',
          ...(hasDropdown ? ['    .menu { display: block; position: static; }'] : []),
          '  }',
        ]
      : []),
  ];
}

function markup(
  names: readonly string[],
  {
    hasLogo,
    hasSearch,
    hasBurger,
    under,
  }: {
    readonly hasLogo: boolean;
    readonly hasSearch: boolean;
    readonly hasBurger: boolean;
    readonly under: number;
  },
): string[] {
  return [
    '<nav class="bar" aria-label="Main">',
    ...(hasLogo || hasBurger ? ['  <a class="logo" href="/">Logo</a>'] : []),
    ...(hasBurger
      ? [
          '  <input class="toggle" type="checkbox" id="toggle" aria-label="Open the menu">',
          '  <label class="burger" for="toggle"></label>',
        ]
      : []),
    '  <ul class="links">',
    ...names.flatMap((name, at) =>
      at === under
        ? [
            '    <li class="has-menu">',
            `      <a href="${pathOf(name)}" aria-haspopup="true">${name} ▾</a>`,
            '      <ul class="menu">',
            ...['First', 'Second', 'Third'].map(
              (one) => `        <li><a href="${pathOf(name)}/${one.toLowerCase()}">${one}</a></li>`,
            ),
            '      </ul>',
            '    </li>',
          ]
        : [`    <li><a href="${pathOf(name)}">${name}</a></li>`],
    ),
    '  </ul>',
    ...(hasSearch
      ? [
          '  <form role="search" action="/search"><input type="search" name="q" aria-label="Search" placeholder="Search"></form>',
        ]
      : []),
    '</nav>',
  ];
}
