import { Phrase } from '../reading/phrase.ts';
import { greetingFor, OCCASION } from './page-feast.ts';
import { withHours } from './page-hours.ts';
import { kindOf, servesFood } from './page-kind.ts';
import { menuOf } from './page-menu.ts';
import { PARTS } from './page-parts.ts';
import type { Page } from './page-wish.ts';
import { timetable } from './timetable.ts';

const LEAD =
  /please|write|create|make|build|give me|design|me|an?|the|simple|modern|responsive|mobile[- ]friendly|clean|small|basic|static|minimal|nice|beautiful|html(?: and css)?|css|single[- ]page|single|one[- ]page(?! for| with)|full|complete/;
const PAGE = /(?:landing ?page|home ?page|web ?site|web ?page|one[- ]pager|one[- ]page|page|site)/;

/** Kinds of pages that name their subject. */
const KINDS =
  'restaurant|caf[eé]|coffee shop|bakery|bar|hotel|gym|fitness studio|yoga studio|hair salon|salon|barber shop|dentist|portfolio|personal|company|agency|startup|conference|event|wedding|festival|school|photographer|photography|law firm|real estate|charity|non-?profit|museum|band|podcast|travel agency|consulting|freelancer|developer portfolio|contact';

/** Pages that are called by what they are. */
const NAMED =
  /(?:personal |developer |photo(?:graphy|grapher)? )*(portfolio|wedding invitation|invitation)(?: (?:page|site|website))?/;

/** Words that end the subject. */
const END = /^(?:with|that|which|including|having|containing|featuring|and|in|using|where|showing|,|:|;|-)$/;
const MOST_SUBJECT = 6;

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
    // "Anna and Tom".
    const isPair = word === 'and' && /^[A-Z]/.test(words.at(-1) ?? '') && /^[A-Z]/.test(r.given.slice(r.at));
    if (END.test(word) && !isPair) {
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

/** Words that join the parts. */
const JOINS =
  /with|and|that|which|has|have|having|including|includes?|containing|contains|featuring|plus|also|shows?|showing|sections?(?: for)?|for|our|the|an?|in it|at the (?:top|bottom|end)|below|page/;

/** The words up to the next part, as they were written. */
function skipped(r: Phrase): string {
  const start = r.at;
  while (!r.isDone && !/[,;.]/.test(r.text[r.at] ?? '') && !(r.at > start && r.peek(/and|with|plus/)))
    r.takeWord();
  if (r.at === start) r.takeWord();
  return r.given.slice(start, r.at).trim();
}

interface Head {
  readonly subject: string;
  readonly trade: string;
  readonly isDark: boolean;
  readonly isMenu: boolean;
  readonly isPriced: boolean;
}

function readHead(r: Phrase): Head | undefined {
  r.takeAll(LEAD);
  const isDark = r.take(/dark/) !== undefined;
  r.takeAll(LEAD);
  if (isAbout(r)) r.take(ABOUT);
  const before = r.take(`(${KINDS})(?= (?:menu|${PAGE.source}))`)?.[1];
  const isMenu = r.take(`menu(?: ${PAGE.source})?(?= (?:for|of) )`) !== undefined;
  const isPriced =
    before === undefined &&
    r.take(`(?:price list|price|prices|pricing)(?: ${PAGE.source})?(?= for (?:an?|my|our|the) )`) !==
      undefined;
  const named = isMenu || isPriced ? undefined : r.take(NAMED)?.[1];
  const occasion =
    before === undefined && named === undefined
      ? r.take(`${OCCASION}(?= (?:(?:web ?)?page|site|website|card) for )`)?.[1]
      : undefined;
  if (occasion && r.take('card')) {
    const whom = readSubject(r);
    return whom ? greeting(occasion, whom, isDark) : undefined;
  }
  if (!(isMenu || isPriced || named || r.take(PAGE))) return undefined;
  const isFor = r.peek(/for|of|about/) !== undefined;
  const kind = isFor ? readSubject(r) : (named ?? before);
  const [, what = kind, name] = /^(.+?),? (?:called|named) (.+)$/i.exec(kind ?? '') ?? [];
  // A page of which only the parts are said.
  const subject = name ?? ownName(kind) ?? kind ?? (isFor ? undefined : 'My page');
  if (occasion && subject) return greeting(occasion, subject, isDark);
  if (!subject || (isFor && before && !/^[A-Z]/.test(subject))) return undefined;
  const trade = what ?? '';
  if (isMenu && !servesFood(trade)) return undefined;
  return { subject, trade, isDark, isMenu, isPriced };
}

/** "A recipe page for apple pie" is a page for apple pie. */
const ABOUT =
  /(?:info(?:rmation)?|recipe|fan|memorial|tribute|project|team|family|club|hobby|presentation|introduction|profile)/;
const isAbout = (r: Phrase): boolean =>
  r.peek(`${ABOUT.source}(?= ${PAGE.source} (?:for|about|of) )`) !== undefined;

const greeting = (occasion: string, whom: string, isDark: boolean): Head => ({
  subject: greetingFor(occasion, whom),
  trade: occasion,
  isDark,
  isMenu: false,
  isPriced: false,
});

/** "My dog Bruno" is called Bruno. */
const ownName = (kind: string | undefined): string | undefined =>
  /^(?:dog|cat|horse|rabbit|hamster|parrot|guinea pig|pony|puppy|kitten|bird|tortoise|band|boat|village|town|son|daughter|friend|brother|sister) ([A-Z][\p{L}-]+(?: [A-Z][\p{L}-]+)?)$/u.exec(
    kind ?? '',
  )?.[1];

/** "A weekly timetable for a dance school": the page of whoever has it. */
const TIMETABLE =
  /^((?:(?:please|write|make|create|build|an?|the|simple|responsive|html) )*)((?:weekly |class |course )+(?:timetable|schedule))(?: page)? for ((?:an?|my|our|the) [a-zé' -]+?)(?=,| with\b| that\b| where\b| which\b|\.?$)/i;

/** "An opening hours page for a workshop": the page of whoever has it. */
const NAMED_BY_PART =
  /^((?:(?:please|write|make|create|build|an?|the|simple|small|responsive|html|one|single|static|web) )*)(?:(?:page|website|site) (?:with|that shows|showing) (?:the )?)?((?:opening|business|office|shop) (?:hours|times))(?: (?:page|website|site|table))? (?:for|of) ((?:an?|my|our|the) [a-zé' -]+?)(?=,| with\b| that\b| where\b| which\b| and\b|:|\.?$)/i;

/** "My restaurant "The Copper Pot"" is called that. */
const QUOTED = /^([^,;:."]{0,60}\bfor (?:an?|my|our|the) [a-zé' -]{2,40}?),? ["“]([^"“”]{2,40})["”]/i;

/** "A landing page in HTML and CSS for …", "landing page html/css for …": what it is written in. */
const WRITTEN_IN =
  /(?<=\b(?:page|pager|site|website)),? (?:(?:in|with|using) )?(?:plain )?html5?(?:(?: ?[/+&] ?|,? (?:and )?)(?:plain )?css3?)?(?= (?:for|of|about)\b)/i;

/** "Three bouquets with price" stand side by side as cards do. */
const PRICED_THINGS =
  /(?<!\b(?:of|for|with the) )\b(\d|two|three|four|five|six) (?!plans|tiers|packages|features)([a-z]+s) with (?:their |the |an? )?prices?\b(?! (?:and|or) )/i;

/** Some parts may be left over; a page of which most is unread is another wish. */
const MOST_UNMET = 3;

export function readPage(prompt: string): Page | undefined {
  const r = new Phrase(
    prompt
      .replace(WRITTEN_IN, '')
      .replace(PRICED_THINGS, '$1 $2 cards with prices')
      .replace(TIMETABLE, '$1page for $3 with a $2')
      .replace(NAMED_BY_PART, '$1page for $3 with $2')
      .replace(QUOTED, '$1 called $2'),
  );
  const head = readHead(r);
  if (!head) return undefined;
  const page: Page = {
    subject: head.subject,
    isNamed: /^[A-Z]/.test(head.subject),
    trade: head.trade,
    sections: [],
    hasNavigation: false,
    hasFooter: false,
    hasSocial: false,
    footer: [],
    hasToggle: false,
    isDark: head.isDark,
    followsSystem: false,
    accent: kindOf(head.trade).accent,
    hasHeroImage: false,
    call: undefined,
    currency: currencyOf(prompt),
    groups: undefined,
    hours: {},
    marksToday: false,
    tellsOpen: false,
    isSmooth: false,
    hasToTop: false,
    isHero: false,
    week: undefined,
    isListed: false,
    rules: [],
    ends: [],
    unmet: [],
  };
  let read = 0;
  for (let turns = 0; !r.isDone && turns < 60; turns += 1) {
    if (r.takeMark() !== undefined) continue;
    if (PARTS.some((part) => r.attempt(() => part(r, page) || undefined))) read += 1;
    else if (!r.take(JOINS)) page.unmet.push(skipped(r));
  }
  if (page.unmet.length > Math.min(MOST_UNMET, read)) return undefined;
  if (page.week)
    page.sections.unshift([timetable(page.subject, page.week.isColoured, page.isListed), undefined]);
  withHours(page);
  withMenu(page, head);
  if (head.isPriced && !page.sections.some(([{ id }]) => /prices|services|menu|dishes|pricing/.test(id)))
    return undefined;
  const hasAny = page.sections.length > 0 || page.hasNavigation || page.hasFooter || page.isHero;
  return hasAny ? page : undefined;
}

const currencyOf = (prompt: string): string =>
  /\$|\bdollars?\b|\busd\b/i.exec(prompt) ? '$' : /£|\bpounds?\b|\bgbp\b/i.test(prompt) ? '£' : '€';

/** A menu with its groups is one section, and stands where the menu or the prices would. */
function withMenu(page: Page, { isMenu, trade }: Head): void {
  const at = page.sections.findIndex(([{ id }]) => /^(?:menu|dishes|prices)$/.test(id));
  if (!page.groups && !isMenu) return;
  const groups = page.groups ?? { count: Math.min(3, Math.max(1, kindOf(trade).groups.length)), names: [] };
  const menu = menuOf(groups, trade, page.currency);
  page.sections.splice(Math.max(at, 0), at < 0 ? 0 : 1, [menu, undefined]);
}
