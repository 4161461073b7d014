import looks from '../data/subject-looks.json';
import { kindOfSubject } from './subject-kinds.ts';

const TREES = new Set(Object.keys(looks.trees));
const ANY_TREE = 'deciduous-tree';

/**
 * Which of two nouns without a word between them is the thing: in "coffee table" the second, in "spruce trees" the
 * first, which says more.
 */
export function headOfCompound(first: string, second: string): 'first' | 'second' | 'both' {
  if (second === ANY_TREE && TREES.has(first)) return 'first';
  return kindOfSubject(first).zone === 'table' ? 'second' : 'both';
}
