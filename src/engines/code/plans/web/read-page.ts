import { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { COLOUR, COLOURS } from './colours.ts';
import { readItems, readOrder } from './page-items.ts';
import { SECTIONS, type Section } from './page-sections.ts';
import { readColours, readTimetable, timetable } from './timetable.ts';

const LEAD =
  /please|write|create|make|build|give me|design|me|an?|the|simple|modern|responsive|mobile[- ]friendly|clean|small|basic|static|minimal|nice|beautiful|html(?: and css)?|css|single[- ]page|single|one[- ]page|full|complete/;
const PAGE = /(?:landing ?page|home ?page|web ?site|web ?page|one[- ]pager|page|site)/;

/** Kinds of pages that name their subject. */
const KINDS =
  'restaurant|caf[eé]|coffee shop|bakery|bar|hotel|gym|fitness studio|yoga studio|hair salon|salon|barber shop|dentist|portfolio|personal|company|agency|startup|conference|event|wedding|festival|school|photographer|photography|law firm|real estate|charity|non-?profit|museum|band|podcast|travel agency|consulting|freelancer|developer portfolio|contact';

/** Words that end the subject. */
const END = /^(?:with|that|which|including|having|containing|featuring|and|in|using|where|showing|,|:|;|-)$/;
const MOST_SUBJECT = 6;

export interface Page {
  subject: string;
  readonly isNamed: boolean;
  readonly sections: (readonly [Section, number | undefined])[];
  hasNavigation: boolean;
  hasFooter: boolean;
  hasSocial: boolean;
  /** The footer tells this beside the name. */
  readonly footer: string[];
  /** A button changes between light and dark. */
  hasToggle: boolean;
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

const TOGGLE =
  /(?:and |with )*(?:an? |the )?(?:(?:button|switch|toggle)(?: button)? (?:that |which |to |for )?(?:(?:toggles?|toggling|switch(?:es|ing)?|turns?|chang(?:es?|ing)|activates?)(?: (?:between|to|on))* )?(?:the )?(?:light and dark(?: mode| theme)?|dark and light(?: mode| theme)?|dark (?:mode|theme)|theme)(?: on and off)?|(?:dark|light|theme)(?:[- ]mode|\/light|\/dark| and light mode)? (?:toggle|switch|switcher|button)(?: button)?)/;
const OWNER =
  /for (?:an?|my|our|the)(?: (?:small|local|little|new|tiny))* ((?:[a-zé-]+ ){0,2}[a-zé-]+)(?=,| with| and|$)/;

const FOOTER: readonly (readonly [RegExp, string])[] = [
  [/address(?: and (?:the )?(?:phone|telephone) number)?|location/, '1 Example Street, 12345 Exampletown'],
  [/(?:tele)?phone(?: number)?/, '<a href="tel:+15550100">+1 555 0100</a>'],
  [/e-?mail(?: address)?/, '<a href="mailto:hello@example.com">hello@example.com</a>'],
  [/opening (?:hours|times)/, 'Open Monday to Saturday, 9:00 to 18:00'],
  [/copyright(?: notice| note| line)?|year/, ''],
];

/** "With the address and a phone number": what the footer tells. */
function readFooter(r: Phrase, page: Page): void {
  if (!r.take(/with|containing|that (?:has|shows|contains)|showing|including/)) return;
  for (let turns = 0; turns < 8; turns += 1) {
    const start = r.at;
    r.takeMark();
    r.take(/(?:(?:and|an?|the|our|its|their|shop's) ?)+/);
    if (r.take(/contact (?:details|info(?:rmation)?|data)/)) {
      page.footer.push(...FOOTER.slice(0, 3).map(([, text]) => text));
      continue;
    }
    if (r.take(/social(?: media)?(?: (?:links?|icons?|profiles?))?/)) {
      page.hasSocial = true;
      continue;
    }
    const part = FOOTER.map(([pattern, text]) => [r.take(pattern), text] as const).find(([found]) => found);
    if (!part) {
      r.back(start);
      return;
    }
    page.footer.push(...[part[1]].filter(Boolean));
    if (/phone/.test(part[0]?.[0] ?? '') && /address/.test(part[0]?.[0] ?? ''))
      page.footer.push(FOOTER[1]?.[1] ?? '');
  }
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

export function readPage(prompt: string): Page | undefined {
  const r = new Phrase(prompt);
  r.takeAll(LEAD);
  const isDarkFirst = r.take(/dark/) !== undefined;
  r.takeAll(LEAD);
  const before = r.take(`(${KINDS})(?= ${PAGE.source})`)?.[1];
  const isPriced =
    before === undefined &&
    r.take(`(?:price list|price|prices|pricing)(?= ${PAGE.source} for )`) !== undefined;
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
    footer: [],
    hasToggle: false,
    isDark: isDarkFirst,
    followsSystem: false,
    accent: COLOURS.blue ?? '',
  };
  const isFood =
    /\b(?:restaurant|caf[eé]|bistro|bakery|pizzeria|bar|pub|diner|food truck|coffee (?:shop|house)|ice cream|brewery|tea house|canteen|catering)(?!\w)/i.test(
      what ?? '',
    );
  let isHero = false;
  let week: { isColoured: boolean } | undefined;
  for (let turns = 0; !r.isDone && turns < 40; turns += 1) {
    if (r.takeMark() !== undefined) continue;
    if (r.take(TOGGLE)) {
      page.hasToggle = true;
      continue;
    }
    if (readTimetable(r, page.subject)) {
      week ??= { isColoured: false };
      // "A timetable for a yoga studio": whose page it is.
      const owner = isFor ? undefined : r.take(OWNER);
      if (owner?.[1]) page.subject = owner[1];
      continue;
    }
    if (readColours(r)) {
      week = { isColoured: true };
      continue;
    }
    const own = readOrder(r, page.subject) ?? readItems(r, page.subject);
    if (own) {
      if (!page.sections.some(([{ id }]) => id === own.id)) page.sections.push([own, undefined]);
      continue;
    }
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
        /(?:an? |the )?(?:sticky |fixed )?(?:nav(?:igation)?(?: ?bar)?(?: menu)?|navbar|header(?: with (?:an? )?(?:nav(?:igation)?|menu))?|top (?:bar|menu))(?: (?:with )?links(?: to (?:the |each |all )?sections?)?)?(?: (?:that |which )?(?:always )?(?:stays?|sticks?|remains?|is|staying|sticking)(?: fixed| sticky| visible| pinned)?(?: (?:at|to|on) the top)?(?: of the (?:page|screen|window))?(?: (?:when|while) (?:you (?:are )?)?(?:scroll(?:ing)?))?)?/,
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
      readFooter(r, page);
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
  if (week) page.sections.unshift([timetable(page.subject, week.isColoured), undefined]);
  if (isPriced && !page.sections.some(([{ id }]) => /prices|services|menu|dishes|pricing/.test(id)))
    return undefined;
  const hasAny = page.sections.length > 0 || page.hasNavigation || page.hasFooter || isHero;
  return hasAny ? page : undefined;
}
