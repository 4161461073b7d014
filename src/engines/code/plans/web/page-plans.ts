import type { Snippet } from '../../snippets/snippets.ts';
import { planCalculator } from './calculators.ts';
import { planCardPage } from './card-page.ts';
import { planNavigation } from './navigation.ts';
import { planPage } from './page.ts';
import { takeStyles } from './page-styles.ts';
import { planPricing } from './pricing.ts';
import { planHtmlTable } from './table.ts';
import { planWidget } from './widgets.ts';
import { planForm } from './write-form.ts';

/** A page that is put together, where nothing of the wish is left. */
export function planAnyPage(prompt: string): Snippet | undefined {
  const page = plainPage(prompt);
  const styled = page ? undefined : takeStyles(prompt);
  const plain = styled && (plainPage(styled.rest) ?? planForm(styled.rest, true));
  const definition = plain && styled.on(plain.definition);
  return plain && definition !== undefined ? { ...plain, definition } : page;
}

const plainPage = (prompt: string): Snippet | undefined =>
  planNavigation(prompt) ??
  planForm(prompt) ??
  planHtmlTable(prompt) ??
  planWidget(prompt) ??
  planCalculator(prompt) ??
  planPricing(prompt) ??
  planCardPage(prompt) ??
  planPage(prompt);
