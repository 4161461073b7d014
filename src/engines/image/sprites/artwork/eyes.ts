/** Eyes that are closed or turned, and the marks of sleep. */

const ZZZ =
  '<g fill="none" stroke="#e9eefb" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"><path d="M0 0 h16 l-16 18 h16"/><path d="M24 -22 h12 l-12 14 h12"/></g><g fill="none" stroke="#5b6b9a" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"><path d="M0 0 h16 l-16 18 h16"/><path d="M24 -22 h12 l-12 14 h12"/></g>';

/** Marks beside somebody who sleeps. */
export const sleepMarks = (x: number, y: number): string => `<g transform="translate(${x} ${y})">${ZZZ}</g>`;

const SKIN =
  '<g fill="#ffca28"><ellipse cx="47" cy="68" rx="12" ry="13"/><ellipse cx="81" cy="68" rx="12" ry="13"/></g>';

const LIDS = `${SKIN}<path d="M38 68 Q47 78 56 68 M72 68 Q81 78 90 68" stroke="#5d4037" stroke-width="4" stroke-linecap="round" fill="none"/>`;

/** Heads on which the eyes are where those lids are. */
export const LIDDED =
  /^(?:man|woman|person|boy|girl|child|baby|old-man|old-woman|older-person)(?:-(?:walking|standing))?$/;

/** Closed eyes, on the heads that have them there. */
export const lidsOf = (name: string): string => (LIDDED.test(name) ? LIDS : '');

/** Eyes on the work in the hands. */
export function loweredEyes(name: string): string {
  if (!LIDDED.test(name)) return '';
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="70" rx="9" ry="8.5" fill="#fffdf6"/><ellipse cx="${x}" cy="74" rx="5" ry="4.5" fill="#3a2a22"/><path d="M${x - 11} 71 A11 12 0 0 1 ${x + 11} 71 Z" fill="#f3b928"/><path d="M${x - 10} 71 H${x + 10}" stroke="#5d4037" stroke-width="2.6" stroke-linecap="round"/>`;
  return `${SKIN}${eye(47)}${eye(81)}`;
}

/** Eyes turned to the left, or to the right. */
export function turnedEyes(name: string, isRight: boolean): string {
  if (!LIDDED.test(name)) return '';
  const aside = isRight ? 1 : -1;
  const eye = (x: number): string =>
    `<ellipse cx="${x + aside * 2}" cy="68" rx="8.5" ry="9" fill="#fffdf6"/><ellipse cx="${x + aside * 5.5}" cy="69" rx="5" ry="6.5" fill="#3a2a22"/>`;
  return `${SKIN}${eye(47)}${eye(81)}`;
}
