import type { Snippet } from '../../snippets/snippets.ts';
import { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { COLOUR, COLOURS } from './colours.ts';
import { SECTIONS, type Section } from './page-sections.ts';

const LEAD =
  /please|write|create|make|build|give me|design|me|an?|the|simple|modern|responsive|mobile[- ]friendly|clean|small|basic|static|minimal|nice|beautiful|html(?: and css)?|css|single|one[- ]page|full|complete/;
const PAGE = /(?:landing ?page|home ?page|web ?site|web ?page|one[- ]pager|page|site)/;

/** Kinds of pages that name their subject. */
const KINDS =
  'restaurant|caf[eé]|coffee shop|bakery|bar|hotel|gym|fitness studio|yoga studio|hair salon|salon|barber shop|dentist|portfolio|personal|company|agency|startup|conference|event|wedding|festival|school|photographer|photography|law firm|real estate|charity|non-?profit|museum|band|podcast|travel agency|consulting|freelancer|developer portfolio|contact';

/** Words that end the subject. */
const END = /^(?:with|that|which|including|having|containing|featuring|and|in|using|where|showing|,|:|;|-)$/;
const MOST_SUBJECT = 6;

interface Page {
  readonly subject: string;
  readonly isNamed: boolean;
  readonly sections: (readonly [Section, number | undefined])[];
  hasNavigation: boolean;
  hasFooter: boolean;
  hasSocial: boolean;
  isDark: boolean;
  followsSystem: boolean;
  accent: string;
}

/** "A dog walking service": the words up to the first that says what the page has. */
function readSubject(r: Phrase): string | undefined {
  r.take(/for|of|about/);
  r.take(/(?:an?|my|our|the)(?: (?:small|local|new|little|modern|family[- ]run|fictional|imaginary))*/);
  const words: string[] = [];
  while (!r.isDone && words.length <= MOST_SUBJECT) {
    const at = r.at;
    if (r.takeMark() !== undefined) {
      r.back(at);
      break;
    }
    const word = r.takeWord();
    if (END.test(word)) {
      r.back(at);
      break;
    }
    words.push(r.given.slice(at, at + word.length));
  }
  const subject = words.join(' ');
  return words.length > 0 && words.length <= MOST_SUBJECT && /^[\p{L}\p{N}'’& .-]+$/u.test(subject)
    ? subject
    : undefined;
}

const AROUND = /(?:an?|the|our|my|some|its|nice|simple|short|big|large|small|responsive)/;

/** The section that a word stands for on a page of this kind. */
const meantOn = (r: Phrase, kind: PageKind): Section | undefined => {
  const id =
    kind === 'food' && r.take(/menu/)
      ? 'dishes'
      : kind === 'contact' && r.take(/form(?: to (?:write|send) (?:to )?us(?: an? message)?)?/)
        ? 'contact'
        : undefined;
  return SECTIONS.find((one) => one.id === id);
};

type PageKind = 'food' | 'contact' | undefined;

function readSection(r: Phrase, kind: PageKind): readonly [Section, number | undefined] | undefined {
  return r.attempt(() => {
    r.takeAll(AROUND);
    const number = r.take(`${NUMBER}(?= )`)?.[1];
    const count = number === undefined ? undefined : numberOf(number);
    if (count !== undefined && (!Number.isInteger(count) || count < 1 || count > 9)) return undefined;
    const section =
      meantOn(r, kind) ??
      SECTIONS.find(({ said }) =>
        r.take(`(?:section (?:with|for|of) (?:the |our )?)?(?:${said})(?: sections?| blocks?| areas?)?`),
      );
    return section && ([section, count] as const);
  });
}

function readPage(prompt: string): Page | undefined {
  const r = new Phrase(prompt);
  r.takeAll(LEAD);
  const isDarkFirst = r.take(/dark/) !== undefined;
  r.takeAll(LEAD);
  const before = r.take(`(${KINDS})(?= ${PAGE.source})`)?.[1];
  if (!r.take(PAGE)) return undefined;
  const isFor = r.peek(/for|of|about/) !== undefined;
  const kind = isFor ? readSubject(r) : before;
  const [, what = kind, name] = /^(.+?),? (?:called|named) (.+)$/i.exec(kind ?? '') ?? [];
  // A page of which only the parts are said.
  const subject = name ?? kind ?? (isFor ? undefined : 'My page');
  if (!subject || (isFor && before)) return undefined;
  const page: Page = {
    subject,
    isNamed: /^[A-Z]/.test(subject),
    sections: [],
    hasNavigation: false,
    hasFooter: false,
    hasSocial: false,
    isDark: isDarkFirst,
    followsSystem: false,
    accent: COLOURS.blue ?? '',
  };
  const isFood =
    /\b(?:restaurant|caf[eé]|bistro|bakery|pizzeria|bar|pub|diner|food truck|coffee (?:shop|house)|ice cream|brewery|tea house|canteen|catering)(?!\w)/i.test(
      what ?? '',
    );
  let isHero = false;
  for (let turns = 0; !r.isDone && turns < 40; turns += 1) {
    if (r.takeMark() !== undefined) continue;
    if (r.take(/(?:and |with |in )*(?:an? )?dark (?:theme|mode|background|design|colou?rs?|style)/)) {
      page.isDark = true;
      continue;
    }
    if (r.take(/(?:and |with )*(?:an? )?(?:light and dark (?:mode|theme)|automatic dark mode)/)) {
      page.followsSystem = true;
      continue;
    }
    const colour = r.take(
      `(?:(?:and|with|in|using|an?) )*(${COLOUR})(?: (?:accents?|colou?rs?|accent colou?r|theme|buttons?|design|as (?:the )?(?:main|accent) colou?r))?`,
    );
    if (colour?.[1]) {
      page.accent = COLOURS[colour[1]] ?? page.accent;
      continue;
    }
    if (
      r.take(
        /(?:an? |the )?(?:sticky |fixed )?(?:nav(?:igation)?(?: ?bar)?(?: menu)?|navbar|header(?: with (?:an? )?(?:nav(?:igation)?|menu))?|top (?:bar|menu))(?: (?:with )?links(?: to (?:the |each |all )?sections?)?)?/,
      )
    ) {
      page.hasNavigation = true;
      continue;
    }
    if (!isFood && r.take(/(?:an? |the )?menu(?: bar)?/)) {
      page.hasNavigation = true;
      continue;
    }
    if (
      r.take(
        /(?:an? |the )?(?:big |large |full[- ]width )?(?:hero(?: section| banner| area| header| image)?|headline|banner|heading|title|tagline|slogan)/,
      )
    ) {
      isHero = true;
      continue;
    }
    if (r.take(/(?:an? |the )?(?:(?:call[- ]to[- ]action|cta)(?: buttons?)?|button)/)) {
      isHero = true;
      continue;
    }
    if (
      r.take(
        /(?:an? |the )?(?:simple )?footers?(?: section)?(?: (?:that )?(?:sticks|stays|is) (?:to|at) the bottom(?: of the page)?)?/,
      )
    ) {
      page.hasFooter = true;
      continue;
    }
    if (
      r.take(
        /(?:the |some )?(?:links? to )?(?:social(?: media)?)(?: (?:links?|icons?|networks?|media|profiles?|accounts?))*/,
      )
    ) {
      page.hasFooter = true;
      page.hasSocial = true;
      continue;
    }
    if (
      r.take(
        /(?:that is |which is |it is |and |is )*(?:fully )?(?:responsive|mobile[- ]friendly)(?: layout| design)?|works? (?:well )?on (?:mobile|phones?)(?: devices)?/,
      )
    )
      continue;
    const section = readSection(r, isFood ? 'food' : subject === 'contact' ? 'contact' : undefined);
    if (section) {
      if (!page.sections.some(([one]) => one === section[0])) page.sections.push(section);
      continue;
    }
    if (
      !r.take(
        /with|and|that|which|has|have|having|including|includes?|containing|contains|featuring|plus|also|shows?|showing|sections?(?: for)?|for|our|the|an?|in it|at the (?:top|bottom|end)|below|page/,
      )
    )
      return undefined;
  }
  const hasAny = page.sections.length > 0 || page.hasNavigation || page.hasFooter || isHero;
  return hasAny ? page : undefined;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const style = ({ accent, isDark, followsSystem, hasFooter }: Page): string[] => {
  const dark = '--ground: #111827; --surface: #1f2937; --text: #f3f4f6; --line: #4b5563;';
  const light = '--ground: #ffffff; --surface: #f9fafb; --text: #111827; --line: #d1d5db;';
  return [
    `:root { --accent: ${accent}; ${isDark ? dark : light} }`,
    ...(followsSystem ? [`@media (prefers-color-scheme: dark) { :root { ${dark} } }`] : []),
    'body { margin: 0; background: var(--ground); color: var(--text); }',
    // The footer is at the bottom of a short page too.
    ...(hasFooter
      ? ['body { display: flex; flex-direction: column; min-height: 100vh; }', 'main { flex: 1; }']
      : []),
    'header.bar, section, footer, .hero { padding: 1.5rem max(1.5rem, calc(50vw - 32rem)); }',
    'header.bar { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; background: var(--surface); border-bottom: 1px solid var(--line); }',
    'header.bar strong { margin-right: auto; }',
    'header.bar a, address a { color: inherit; }',
    '.hero { padding-block: 5rem; background: var(--accent); color: #fff; text-align: center; }',
    '.hero h1 { margin: 0 0 0.5rem; font-size: clamp(2rem, 6vw, 3.5rem); line-height: 1.1; }',
    '.button, button { display: inline-block; padding: 0.7rem 1.5rem; border: 0; border-radius: 0.5rem; background: var(--accent); color: #fff; font: inherit; text-decoration: none; cursor: pointer; }',
    '.hero .button { background: #fff; color: var(--accent); font-weight: 600; }',
    '.cards { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); gap: 1.25rem; }',
    '.card { padding: 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }',
    '.card h3 { margin-top: 0; }',
    '.price { font-size: 1.6rem; font-weight: 700; }',
    '.picture { min-height: 10rem; margin-bottom: 1rem; border-radius: 0.5rem; background: linear-gradient(135deg, var(--accent), var(--line)); }',
    'form { display: grid; gap: 1rem; max-width: 30rem; }',
    'label { display: grid; gap: 0.3rem; }',
    'input, textarea { padding: 0.6rem; border: 1px solid var(--line); border-radius: 0.4rem; background: var(--ground); color: inherit; font: inherit; }',
    'form button { justify-self: start; }',
    'table { border-collapse: collapse; }',
    'th, td { padding: 0.5rem 1.5rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; }',
    'details { padding: 0.75rem 0; border-bottom: 1px solid var(--line); }',
    'summary { font-weight: 600; cursor: pointer; }',
    'footer { border-top: 1px solid var(--line); }',
  ];
};

/** A page about a subject, put together from the sections that the wish names. */
export function planPage(prompt: string): Snippet | undefined {
  const page = readPage(prompt);
  if (!page) return undefined;
  const title = escaped(page.subject.charAt(0).toUpperCase() + page.subject.slice(1));
  const called = page.isNamed ? title : `our ${escaped(page.subject)}`;
  const sections = page.sections.flatMap(([section, count]) => [
    `<section id="${section.id}">`,
    `  <h2>${section.heading}</h2>`,
    ...section.lines({ title: called, count }).map((line) => `  ${line}`),
    '</section>',
  ]);
  const links = page.sections.map(([{ id, heading }]) => `  <a href="#${id}">${heading}</a>`);
  const goal = (page.sections.find(([{ id }]) =>
    /^(?:booking|quote|registration|contact|address|newsletter)$/.test(id),
  ) ?? page.sections[0])?.[0];
  return {
    definition: [
      '<style>',
      ...style(page).map((line) => `  ${line}`),
      '</style>',
      ...(page.hasNavigation
        ? ['<header class="bar">', `  <strong>${title}</strong>`, ...links, '</header>']
        : []),
      '<main id="top">',
      '  <div class="hero">',
      `    <h1>${title}</h1>`,
      '    <p>One sentence that says what you get here.</p>',
      `    <a class="button" href="#${goal?.id ?? 'top'}">${goal?.heading ?? 'Learn more'}</a>`,
      '  </div>',
      ...sections.map((line) => `  ${line}`),
      '</main>',
      ...(page.hasFooter
        ? [
            '<footer>',
            `  <p>© ${title}</p>`,
            ...(page.hasSocial
              ? [
                  '  <nav aria-label="Social media">',
                  '    <a href="https://www.instagram.com/">Instagram</a>',
                  '    <a href="https://www.facebook.com/">Facebook</a>',
                  '  </nav>',
                ]
              : []),
            '</footer>',
          ]
        : []),
    ].join('\n'),
    example: title,
  };
}
