import type { Phrase } from '../reading/phrase.ts';
import { NUMBER, numberOf } from '../reading/text.ts';
import type { Section } from './page-blocks.ts';
import { itemsOf } from './page-items.ts';
import { kindOf } from './page-kind.ts';

/** The groups of a menu or price list: so many, or these. */
export interface Groups {
  readonly count: number;
  readonly names: readonly string[];
}

const GROUP = '(?:sections?|categories|groups|parts|kinds of (?:dishes|food|items|drinks))';
const NAME =
  '(?:(?:hot|cold|soft|main|small|iced) )?(?!with\\b|and\\b|prices?\\b|opening\\b|contact\\b|about\\b)[a-zé]+(?: (?:dishes|courses|drinks|plates|coffees?|cream))?';
const NAMES = `(${NAME}(?:, (?:and )?${NAME})*(?:,? and ${NAME})?)`;
const COURSES =
  '(?:starters?|appeti[sz]ers?|mains?|main (?:courses?|dishes)|desserts?|drinks?|sides?|snacks?|coffees?|teas?|cakes?|pastries|breads?|sandwiches|salads?|soups?|pizzas?|pastas?|burgers?|ramen|noodles|cocktails?|beers?|wines?|breakfast|brunch|lunch|dinner|hot drinks|cold drinks|soft drinks|small plates)';
const MOST_GROUPS = 6;

const listed = (text: string): string[] => text.split(/, and |, | and /).filter(Boolean);

/** "Three sections", "sections for coffee, tea and cakes", "starters, mains and desserts". */
export function readGroups(r: Phrase): Groups | undefined {
  return r.attempt(() => {
    const found =
      r.take(
        `(?:(?:split|divided|grouped) (?:in)?to )?(?:the )?${NUMBER} (?:different |separate )?${GROUP}(?:(?: (?:for|like|such as|called|named|of))?:? ?\\(?${COURSES_LIST}\\)?)?`,
      ) ??
      r.take(`()(?:different |separate )?${GROUP} (?:for|like|such as|called|named)(?: the)? ${NAMES}`) ??
      r.take(
        `()(${COURSES}(?:, (?:and )?${COURSES})+(?:,? and ${COURSES})?|${COURSES}(?:, ${COURSES})*,? and ${COURSES})(?: sections?| categories)?`,
      );
    if (!found) return undefined;
    const names = listed(found[2] ?? '').map((one) => one.charAt(0).toUpperCase() + one.slice(1));
    const count = found[1] ? numberOf(found[1]) : names.length;
    const isRight = count >= 1 && count <= MOST_GROUPS && (names.length === 0 || names.length === count);
    return isRight ? { count, names } : undefined;
  });
}

const COURSES_LIST = `(${COURSES}(?:, (?:and )?${COURSES})*(?:,? and ${COURSES})?)`;

/** Rows with the price at the right edge, under a heading for each group. */
export function menuOf({ count, names }: Groups, trade: string, currency: string): Section {
  const usual = [
    ...kindOf(trade).groups,
    'Specials',
    'Classics',
    'Extras',
    'Drinks',
    'For children',
    'Gifts',
  ];
  const groups = names.length > 0 ? names : [...new Set(usual)].slice(0, count);
  const rows = (group: string): string[] => {
    const known = itemsOf(group.toLowerCase(), '');
    const items =
      known.length > 0
        ? known
        : ['First', 'Second', 'Third'].map((nth, at) => ({ name: `${nth} item`, price: `${at + 4}.50` }));
    return items
      .slice(0, 4)
      .map(({ name, price }) => `    <li><span>${name}</span> <span>${currency}${price}</span></li>`);
  };
  return {
    id: 'menu',
    heading: 'Menu',
    said: '',
    styles: [
      '.menu { max-width: 36rem; padding: 0; list-style: none; }',
      '.menu li { display: flex; justify-content: space-between; gap: 1.5rem; padding: 0.6rem 0; border-bottom: 1px dotted var(--line); }',
      '.menu li span:last-child { font-weight: 700; white-space: nowrap; }',
    ],
    lines: () =>
      groups.flatMap((group) => [
        `<h3>${group}</h3>`,
        '<ul class="menu">',
        ...rows(group).map((row) => row.slice(2)),
        '</ul>',
      ]),
  };
}
