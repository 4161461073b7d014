import looks from '../data/subject-looks.json';
import { baseName } from './figure.ts';

const DETAILS = new Map<string, readonly string[]>(Object.entries(looks.details));

/** A barn is of wood anyway, and a wizard has a staff. */
export const hasDetail = (name: string, word: string): boolean =>
  DETAILS.get(word)?.includes(baseName(name)) === true;
