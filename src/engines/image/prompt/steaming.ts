import { hasDetail } from './details.ts';
import type { Subject } from './subject.ts';

/** "Steaming bowls", "steam rising from a pot": steam is painted over them, unless the drawing has some. */
export function isSteaming({ name, said }: Pick<Subject, 'name' | 'said'>, prompt: string): boolean {
  if (!/\bsteam/i.test(prompt) || hasDetail(name, 'steaming')) return false;
  const of = said.replace(/^steaming /, '');
  return new RegExp(
    `\\b(?:steaming(?: hot)?|steam (?:\\w+ ){0,2}(?:from|off|above|over)(?: an?| the)?) (?:\\w+ ){0,2}${of}\\b`,
    'i',
  ).test(prompt);
}
