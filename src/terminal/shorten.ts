import { plain } from './style.ts';

/** Cuts by characters, not by columns: combining marks take no column, and a million of them still take time. */
export function shorten(styled: string, most: number): string {
  if (styled.length <= most) return styled;
  const text = plain(styled);
  if (text.length <= most) return styled;
  const splitsPair = /[\ud800-\udbff]/.test(text[most - 1] ?? '');
  return `${text.slice(0, splitsPair ? most - 1 : most)}…`;
}
