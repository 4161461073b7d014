import type { Snippet } from '../snippets/snippets.ts';

/** What only wishes for one language are read by: statements of SQL, pages, style sheets, scripts for Bash. */
export interface OwnPlans {
  readonly whole: (prompt: string) => Snippet | undefined;
  /** With the words of the wish that it does not cover. */
  readonly inPart?: (prompt: string) => { snippet: Snippet; unmet: readonly string[] } | undefined;
}

/** They are a third of all plans, and most wishes need none of them. */
const OWN: Readonly<Record<string, () => Promise<OwnPlans>>> = {
  sql: async () => (await import('./sql/own-plans.ts')).SQL_PLANS,
  html: async () => (await import('./web/own-plans.ts')).PAGE_PLANS,
  css: async () => (await import('./web/own-plans.ts')).SHEET_PLANS,
  bash: async () => (await import('./shell/own-plans.ts')).SHELL_PLANS,
};

export const ownPlans = async (language: string): Promise<OwnPlans | undefined> =>
  Object.hasOwn(OWN, language) ? OWN[language]?.() : undefined;
