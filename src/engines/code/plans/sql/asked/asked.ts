import type { Composed } from '../../outlines/compose.ts';

export function planAsked(prompt: string): Composed | undefined {
  return prompt === '' ? { snippet: { definition: '', example: '' }, unmet: [] } : undefined;
}
