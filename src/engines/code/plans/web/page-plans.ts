import type { Snippet } from '../../snippets/snippets.ts';
import { planCalculator } from './calculators.ts';
import { planCardPage } from './card-page.ts';
import { planNavigation } from './navigation.ts';
import { planPage } from './page.ts';
import { planHtmlTable } from './table.ts';
import { planWidget } from './widgets.ts';
import { planForm } from './write-form.ts';

/** A page that is put together, where nothing of the wish is left. */
export function planAnyPage(prompt: string): Snippet | undefined {
  return (
    planNavigation(prompt) ??
    planForm(prompt) ??
    planHtmlTable(prompt) ??
    planWidget(prompt) ??
    planCalculator(prompt) ??
    planCardPage(prompt) ??
    planPage(prompt)
  );
}
