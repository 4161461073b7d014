import type { OwnPlans } from '../own-plans.ts';
import { modelInPart } from './model-wish.ts';
import { planMostly } from './plan-sql.ts';
import { planSql, withoutLanguage } from './sql-plans.ts';
import { inKnownWords } from './wording.ts';

export const SQL_PLANS: OwnPlans = {
  whole: planSql,
  inPart(given) {
    const prompt = withoutLanguage(given);
    return modelInPart(prompt) ?? planMostly(inKnownWords(prompt));
  },
};
