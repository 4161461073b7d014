import type { Section } from './page-blocks.ts';
import type { Groups } from './page-menu.ts';

export interface Page {
  subject: string;
  readonly isNamed: boolean;
  /** The trade that a page is about, where its subject is a name. */
  readonly trade: string;
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
  hasHeroImage: boolean;
  /** A link that dials: in the hero, or also at the bottom of small screens, or of all. */
  call: 'hero' | 'phones' | 'bottom' | undefined;
  currency: string;
  groups: Groups | undefined;
  /** By the day from Monday on, where the wish gives them. */
  readonly hours: Record<number, string>;
  /** The hours of today stand out. */
  marksToday: boolean;
  tellsOpen: boolean;
  isSmooth: boolean;
  hasToTop: boolean;
  isHero: boolean;
  week: { isColoured: boolean } | undefined;
  /** On phones a timetable is a list. */
  isListed: boolean;
  /** The special parts of some pages: rules, and lines after everything else. */
  readonly rules: string[];
  readonly ends: string[];
  /** Parts of the wish that nothing here meets, in its words. */
  readonly unmet: string[];
}
