import type { OwnPlans } from './own-plans.ts';

/** They are a third of all plans, and most wishes need none of them. */
const OWN: Readonly<Record<string, () => Promise<OwnPlans>>> = {
  sql: async () => (await import('./sql/own-plans.ts')).SQL_PLANS,
  html: async () => (await import('./web/own-plans.ts')).PAGE_PLANS,
  css: async () => (await import('./web/own-plans.ts')).SHEET_PLANS,
  bash: async () => (await import('./shell/own-plans.ts')).SHELL_PLANS,
};

export const loadOwnPlans = async (language: string): Promise<OwnPlans | undefined> =>
  Object.hasOwn(OWN, language) ? OWN[language]?.() : undefined;
