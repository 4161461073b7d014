import type { OwnPlans } from '../own-plans.ts';
import { planScript } from './shell-plans.ts';

export const SHELL_PLANS: OwnPlans = { whole: planScript };
