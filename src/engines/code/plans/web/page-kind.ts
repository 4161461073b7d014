import stored from '../../data/page-kinds.json';
import { COLOURS } from './colours.ts';

interface PageKind {
  readonly tagline: string;
  /** Groups of a menu, in their order. */
  readonly groups: readonly string[];
  readonly accent: string;
}

const KINDS = Object.entries(stored).map(([words, text]) => {
  const [tagline = '', groups = '', accent = 'blue'] = text.split(' | ');
  return {
    words: new RegExp(`(?:^|[^a-zé])(?:${words})`, 'i'),
    tagline,
    groups: groups.split(', ').filter(Boolean),
    accent: COLOURS[accent] ?? '',
  };
});

/** The sentence and the menu of a page, by the trade that it is about. */
export const kindOf = (trade: string): PageKind =>
  KINDS.find(({ words }) => words.test(trade)) ?? {
    tagline: 'Good to have you here.',
    groups: [],
    accent: COLOURS.blue ?? '',
  };

/** A place where people eat and drink: its menu is no navigation. */
export const servesFood = (trade: string): boolean => kindOf(trade).groups.length > 0;
