import { channels, isGreyish } from './colours.ts';
import type { StyleSheet } from './style-sheet.ts';

const HEX = /#([0-9a-f]{3}|[0-9a-f]{6})\b/gi;
const DARKEST = 0.35;
const LIGHT = 0.75;
const lightness = (rgb: readonly number[]): number => (Math.max(...rgb) + Math.min(...rgb)) / 2;

const GROUND = /^(?:background|background-color)$/;
const LINE = /^(?:border|outline)/;

/** The colour that takes its place on a dark ground; undefined for one that stays. */
function darkened(name: string, hex: string): string | undefined {
  const rgb = channels(hex);
  const light = lightness(rgb);
  if (GROUND.test(name)) return light > LIGHT ? (light > 0.97 ? '#1f2937' : '#374151') : undefined;
  if (!isGreyish(rgb)) return undefined;
  if (LINE.test(name)) return light > LIGHT ? '#374151' : undefined;
  if (name !== 'color') return undefined;
  return light < DARKEST ? '#e5e7eb' : light < LIGHT ? '#9ca3af' : undefined;
}

const hexesIn = (value: string): string[] => [...value.matchAll(HEX)].map(([, hex = '']) => hex);

/** Adds what changes where the system is dark: light grounds, dark texts and light lines. */
export function addDarkMode(sheet: StyleSheet, root: string): void {
  if (sheet.text.includes('prefers-color-scheme: dark')) return;
  const blocks = new Map<string, string[]>([['body', ['background: #111827;', 'color: #e5e7eb;']]]);
  for (const { selector, declared } of sheet.rules()) {
    const ground = declared.get('background') ?? declared.get('background-color') ?? '';
    // Its text is light already, and stays.
    if (hexesIn(ground).some((hex) => lightness(channels(hex)) < LIGHT)) continue;
    const lines = [...declared].flatMap(([name, value]) => {
      const dark = value.replace(HEX, (said: string, hex: string) => darkened(name, hex) ?? said);
      return dark === value ? [] : [`${name}: ${dark};`];
    });
    const isLit = lines.some((line) => line.startsWith('background'));
    if (isLit && selector === root && !declared.has('color')) lines.push('color: #e5e7eb;');
    if (lines.length > 0) blocks.set(selector, lines);
  }
  const rules = [...blocks].map(
    ([selector, lines]) =>
      `  ${selector.replaceAll('\n', '\n  ')} {\n${lines.map((line) => `    ${line}\n`).join('')}  }`,
  );
  sheet.append(`@media (prefers-color-scheme: dark) {\n${rules.join('\n\n')}\n}`);
}
