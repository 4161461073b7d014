import type { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import { COLOUR, COLOURS } from './colours.ts';
import type { Section } from './page-blocks.ts';
import { readCards } from './page-cards.ts';
import { readCountdown } from './page-countdown.ts';
import { readFalling } from './page-feast.ts';
import { readFooter } from './page-footer.ts';
import { readHours } from './page-hours.ts';
import { readItems, readOrder } from './page-items.ts';
import { servesFood } from './page-kind.ts';
import { readGroups } from './page-menu.ts';
import { readPersonal } from './page-personal.ts';
import { SECTIONS } from './page-sections.ts';
import type { Page } from './page-wish.ts';
import { readColours, readTimetable } from './timetable.ts';

const TOGGLE =
  /(?:and |with )*(?:an? |the )?(?:(?:button|switch|toggle)(?: button)? (?:that |which |to |for )?(?:(?:toggles?|toggling|switch(?:es|ing)?|turns?|chang(?:es?|ing)|activates?)(?: (?:between|to|on))* )?(?:the )?(?:light and dark(?: mode| theme)?|dark and light(?: mode| theme)?|dark (?:mode|theme)|theme)(?: on and off)?|(?:dark|light|theme)(?:[- ]mode|\/light|\/dark| and light mode)? (?:toggle|switch|switcher|button)(?: button)?)/;

const BEFORE = '(?:(?:and|with|that|which|it|also|has|have|an?|the|is|in|all|using|our) )*';
const PHONES =
  '(?:(?:an?|the|any|all|both|every|your|my|small|smaller|desktop and|desktops? and) )*(?:mobiles?|(?:smart|cell)?phones?|small(?:er)? screens?|tablets?|devices?|screens?)(?: (?:phones?|devices?|screens?|view|sizes?))?(?:(?: and|,| or)(?: on)?(?: an?)? (?:desktops?|tablets?|phones?|laptops?|computers?)(?: too)?)?';
const OWNER =
  /for (?:an?|my|our|the)(?: (?:small|local|little|new|tiny))* ((?:[a-zé-]+ ){0,2}[a-zé-]+)(?=,| with| and| that|$)/;
const MOODS: Readonly<Record<string, string>> = {
  warm: '#b45309',
  earthy: '#92400e',
  earth: '#92400e',
  pastel: '#9d5c8a',
  cool: '#0f766e',
  natural: '#4d7c0f',
  elegant: '#44403c',
};
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/dollars?|usd/, '$'],
  [/pounds?|gbp/, '£'],
  [/euros?|eur/, '€'],
];

/** The section that a word stands for on a page of this kind. */
const meantOn = (r: Phrase, page: Page): Section | undefined => {
  const id =
    servesFood(page.trade) && r.take(/menu/)
      ? 'dishes'
      : page.subject === 'contact' && r.take(/form(?: to (?:write|send) (?:to )?us(?: an? message)?)?/)
        ? 'contact'
        : undefined;
  return SECTIONS.find((one) => one.id === id);
};

const AROUND = /(?:an?|the|our|my|some|its|nice|simple|short|big|large|small|responsive)/;

function readSection(r: Phrase, page: Page): readonly [Section, number | undefined] | undefined {
  return r.attempt(() => {
    r.takeAll(AROUND);
    const number = r.take(`${NUMBER}(?= )`)?.[1];
    const count = number === undefined ? undefined : numberOf(number);
    if (count !== undefined && (!Number.isInteger(count) || count < 1 || count > 9)) return undefined;
    const section =
      meantOn(r, page) ??
      SECTIONS.find(({ said }) =>
        r.take(`(?:section (?:with|for|of) (?:the |our )?)?(?:${said})(?: sections?| blocks?| areas?)?`),
      );
    return section && ([section, count] as const);
  });
}

function addSection(page: Page, section: Section | undefined, count?: number): boolean {
  if (!section) return false;
  if (!page.sections.some(([{ id }]) => id === section.id)) page.sections.push([section, count]);
  return true;
}

const STAYS =
  '(?:(?: (?:that|which))?,?(?: (?:always|also|is|remains?|stays?|sticks?|sticky|fixed|pinned|visible|stuck|floats?|floating))+ (?:at|to|on) the bottom(?: of the (?:screen|page|window|display))?)';
const CALL = `(?:(?:an?|the|big|large|sticky|floating|fixed|prominent|simple|visible) )*(?:(?:(?:click|tap)[- ]to[- ])?call(?:[- ](?:us|now|me))?(?: now)?[- ]button|(?:tele)?phone (?:button|link)|clickable (?:tele)?phone numbers?|(?:tele)?phone numbers? (?:that (?:can|you can) (?:be )?(?:call(?:ed)?|tap(?:ped)?|click(?:ed)?)|as an? (?:clickable )?link|link)|(?:tel|call) link|link (?:to|for) (?:call(?:ing)?|phon(?:e|ing))(?: us)?|["“]?call (?:us|now)["”]? (?:button|link)|button (?:to|for|that) (?:calls?|calling|phones?|phoning|dials?)(?: (?:us|now|the \\w+|me))?)`;

/** Says whether it has read something of the wish at the place that is reached. */
type Part = (r: Phrase, page: Page) => boolean;

/** A pattern, and the property of the page that it sets. */
const sets =
  (pattern: RegExp | string, set: (page: Page, found: RegExpExecArray) => void): Part =>
  (r, page) => {
    const found = r.take(pattern);
    if (found) set(page, found);
    return found !== undefined;
  };

export const PARTS: readonly Part[] = [
  sets(TOGGLE, (page) => {
    page.hasToggle = true;
  }),
  (r, page) => {
    if (!readTimetable(r, page.subject)) return false;
    page.week ??= { isColoured: false };
    // "A timetable for a yoga studio": whose page it is.
    const owner = page.subject === 'My page' ? r.take(OWNER) : undefined;
    if (owner?.[1]) page.subject = owner[1];
    return true;
  },
  (r, page) => {
    if (!readColours(r)) return false;
    page.week = { isColoured: true };
    return true;
  },
  sets(
    `${BEFORE}(?:turns? into|becomes?|changes? (?:in)?to|collapses? (?:in)?to|stacks? (?:in)?to|is(?: shown as)?|shown as) (?:an? )?(?:simple )?(?:list|cards|one column|single column)(?: of (?:days|classes))? on ${PHONES}`,
    (page) => {
      page.isListed = true;
    },
  ),
  (r, page) => {
    const groups = readGroups(r);
    if (groups) page.groups = groups;
    return groups !== undefined;
  },
  sets(
    `${BEFORE}(?:prices? )?(?:(?:are|is|being)? ?(?:right[- ]aligned|aligned (?:to the |on the |at the )?right|(?:on|at|to) the right(?: side| edge| hand side)?)|right[- ]aligned prices?)`,
    () => {},
  ),
  sets(
    `${BEFORE}prices?(?:,? (?:are |is )?(?:aligned )?(?:on|at|to) the right(?: side| edge)?| aligned right)`,
    () => {},
  ),
  sets(
    `(${CALL.replaceAll('\\\\', '\\')})(${STAYS})?(?: (?:on|for|in) ${PHONES})?`,
    (page, [said, , stays]) => {
      const isFixed = stays !== undefined || /\b(?:sticky|floating|fixed)\b/.test(said);
      page.call = !isFixed
        ? 'hero'
        : /(?:mobile|phones?|small(?:er)? screens?)\b(?! button)[^,]*$/.test(said.replace(/^.*?button/, ''))
          ? 'phones'
          : 'bottom';
    },
  ),
  // "An emergency phone number that is always visible on mobile".
  sets(
    `(?:(?:an?|the|our|big|emergency) )*(?:(?:tele)?phone|emergency|call|contact) (?:number|line|link)(?: (?:that|which))?(${STAYS}| (?:is )?always (?:visible|shown|there|in view|on screen))(?: (?:on|for|in) (${PHONES}))?`,
    (page, found) => {
      page.call = found[2] === undefined ? 'bottom' : 'phones';
    },
  ),
  sets(
    /(?:an? |the |our |big |clear )*(?:(?:emergency|contact|service|hotline) )*(?:tele)?phone (?:number|link)(?: for emergencies)?/,
    (page) => {
      page.call ??= 'hero';
    },
  ),
  (r, page) =>
    addSection(
      page,
      readCountdown(r) ??
        readOrder(r, page.trade) ??
        readCards(r, page) ??
        readItems(r, page.trade, page.currency),
    ),
  readHours,
  (r, page) =>
    page.sections.some(([{ id }]) => /^(?:hours|prices|services)$/.test(id)) &&
    r.take(
      /(?:(?:in|as|an?|the|clear|neat|simple|small|nice) )*table(?: (?:of|for|with) (?:the |all )?(?:week|days|weekdays|times))?(?=,| and| with|\.?$)/,
    ) !== undefined,
  sets(
    `${BEFORE}(?:highlight(?:s|ing|ed)?|marks?|marking|marked|emphasi[sz](?:es|ing)) (?:the )?(?:current day|today(?:'s)?(?: row| hours| day)?|current (?:week)?day(?:'s row)?|row (?:of|for) (?:today|the current day))|${BEFORE}(?:highlight(?:ed)?|marked|bold|colou?red|emphasi[sz]ed) (?:row|line|entry|hours|day) (?:for|of|on) (?:today|the current (?:week)?day|this day)|${BEFORE}(?:row (?:of|for) )?(?:today|current (?:week)?day)(?:'s (?:row|hours|line|day|entry|opening hours))? (?:is |being |are |stands? |row )*(?:highlighted|marked|in bold|bold|colou?red|emphasi[sz]ed|out|in (?:another|a different|its own) colou?r)`,
    (page) => {
      page.marksToday = true;
    },
  ),
  sets(
    `${BEFORE}(?:(?:shows?|showing|tells?|telling|says?|indicat(?:es|ing)|displays?) )?(?:if|whether) (?:we|the (?:shop|store|place|\\w+)|it) (?:are|is) (?:currently )?open(?: (?:right )?now| today| or closed)*|${BEFORE}open(?:\\/| or )closed (?:badge|label|sign|status|indicator)|${BEFORE}open now (?:badge|label|sign|status|indicator)`,
    (page) => {
      page.tellsOpen = true;
    },
  ),
  sets(
    /(?:and |with |in |has |an? )*(?:dark|black) (?:theme|mode|background|design|colou?rs?|colou?r scheme|style|look|layout)/,
    (page) => {
      page.isDark = true;
    },
  ),
  sets(/(?:and |with )*(?:an? )?(?:light and dark (?:mode|theme)|automatic dark mode)/, (page) => {
    page.followsSystem = true;
  }),
  sets(
    `(?:(?:and|with|in|using|an?|some) )*(${COLOUR})(?: (?:accents?|colou?rs?|accent colou?r|theme|buttons?|design|tones?|as (?:the )?(?:main|accent) colou?r))?`,
    (page, [, name = '']) => {
      page.accent = COLOURS[name] ?? page.accent;
    },
  ),
  sets(
    `(?:(?:and|with|in|using|an?|some) )*(${Object.keys(MOODS).join('|')})(?:,? (?:and )?\\w+)? (?:colou?rs?|tones?|palette|colou?r (?:scheme|palette)|shades|look|feel)`,
    (page, [, name = '']) => {
      page.accent = MOODS[name] ?? page.accent;
    },
  ),
  sets(
    /(?:an? |the )?(?:sticky |fixed |simple )?(?:nav(?:igation)?(?: ?bar)?(?: menu)?|navbar|header(?: bar)?(?: with (?:an? |the )?(?:nav(?:igation)?(?: ?bar| links)?|menu|logo|name|title|shop name))?|top (?:bar|menu))(?: (?:with )?links(?: to (?:the |each |all )?sections?)?)?(?: (?:that |which )?(?:always )?(?:stays?|sticks?|remains?|is|staying|sticking)(?: fixed| sticky| visible| pinned)?(?: (?:at|to|on) the top)?(?: of the (?:page|screen|window))?(?: (?:when|while) (?:you (?:are )?)?(?:scroll(?:ing)?))?)?/,
    (page) => {
      page.hasNavigation = true;
    },
  ),
  (r, page) => {
    if (servesFood(page.trade) || !r.take(/(?:an? |the )?menu(?: bar)?/)) return false;
    page.hasNavigation = true;
    return true;
  },
  sets(
    /(?:an? |the )?(?:(?:big|large|full[- ]width|full[- ]screen) )*(?:hero (?:image|photo|picture)|header (?:image|photo|picture)|background (?:image|photo|picture)|cover (?:image|photo))(?: (?:at the top|in the (?:hero|header)))?|(?:an? |the )?hero(?: section| banner| area)? with (?:an? |the )?(?:background |big |large )*(?:image|photo|picture)/,
    (page) => {
      page.hasHeroImage = true;
      page.isHero = true;
    },
  ),
  (r, page) => addSection(page, readPersonal(r)),
  readFalling,
  sets(
    /(?:an? |the )?(?:(?:big|large|full[- ]width|bold) )*(?:hero(?: section| banner| area| header)?|headline|banner|heading|title|tagline|slogan)/,
    (page) => {
      page.isHero = true;
    },
  ),
  sets(
    /(?:an? |the )?(?:(?:call[- ]to[- ]action|cta)(?: buttons?)?|button)(?! (?:that|which|to|for))/,
    (page) => {
      page.isHero = true;
    },
  ),
  (r, page) => {
    if (
      !r.take(
        /(?:an? |the )?(?:simple )?footers?(?: section)?(?: (?:that )?(?:sticks|stays|is) (?:to|at) the bottom(?: of the page)?)?/,
      )
    )
      return false;
    page.hasFooter = true;
    readFooter(r, page);
    return true;
  },
  sets(
    /(?:the |some )?(?:links? to )?(?:social(?: media)?|instagram(?: and facebook)?|facebook(?: and instagram)?)(?: (?:links?|icons?|networks?|media|profiles?|accounts?|page))*/,
    (page) => {
      page.hasFooter = true;
      page.hasSocial = true;
    },
  ),
  sets(
    /(?:and |with |has |uses? )*smooth(?:ly)?[- ]scroll(?:s|ing)?(?: (?:between|to) (?:the )?sections)?/,
    (page) => {
      page.isSmooth = true;
    },
  ),
  sets(/(?:an? |the )?(?:back|scroll)[- ]to[- ](?:the[- ])?top (?:button|link)/, (page) => {
    page.hasToTop = true;
  }),
  ...CURRENCIES.map(([name, sign]) =>
    sets(`(?:and |with |prices )*in (?:us )?(?:${name.source})`, (page) => {
      page.currency = sign;
    }),
  ),
  sets(
    /(?:that is |which is |it is |and |is |also )*(?:fully )?(?:responsive|mobile[- ](?:friendly|first))(?: layout| design| page)?/,
    () => {},
  ),
  sets(
    `(?:(?:and|that|which|it|also|must|should|has to|needs to|to|be|is|are|easy to|still|page|everything|so) )*(?:works?|looks?|looking|readable|read|usable|displays?|adapts?|fits?|renders?|good|great|fine)(?: (?:well|fine|good|great|nicely|nice|ok|okay|right|properly|correctly|also|too|just as))* (?:on|to|for) ${PHONES}(?: too)?`,
    () => {},
  ),
  sets(
    /(?:(?:and|with|all|the|using|only|in|everything|just) )*(?:(?:plain|pure|inline|embedded|own|its) )*(?:css|styles?|html|one|single|the same)(?: only)?(?:(?: and| \+)? css)?(?: in (?:the same|one|a single) (?:file|page))?(?: file)?(?= ?(?:,|$|and |with ))|no (?:javascript|js|frameworks?|libraries|external (?:files|libraries|resources|images))|without (?:any )?(?:javascript|js|frameworks?|libraries|bootstrap)/,
    () => {},
  ),
  (r, page) => {
    const [section, count] = readSection(r, page) ?? [];
    return addSection(page, section, count);
  },
];
