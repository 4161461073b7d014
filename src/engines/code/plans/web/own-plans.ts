import type { OwnPlans } from '../own-plans.ts';
import { planGrid } from './grid.ts';
import { pageInPart } from './page.ts';
import { planAnyPage } from './page-plans.ts';
import { takeStyles } from './page-styles.ts';
import { plainElement } from './plain-elements.ts';
import { readExtras, withExtras } from './style-extras.ts';
import { planStyled } from './style-parts.ts';

export const PAGE_PLANS: OwnPlans = { whole: planAnyPage, inPart: pageInPart };
export const SHEET_PLANS: OwnPlans = { whole: planGrid };

/** The parts of a wish that any element or page can have, and elements that have nothing else. */
export const STYLES = { plainElement, planStyled, readExtras, takeStyles, withExtras };
