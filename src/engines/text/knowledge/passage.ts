import stored from '../data/knowledge.json';
import { exitStatusTable } from './exit-statuses.ts';

/** A piece of octet's documentation and the questions it answers. */
export interface Passage {
  readonly id: string;
  /** Sample questions; retrieval compares a question with these and with the text. */
  readonly asks: readonly string[];
  /** The answer, in Markdown. */
  readonly text: string;
}

const STORED: readonly Passage[] = [...stored.commandLine, ...stored.service, ...stored.modules];

export const PASSAGES: readonly Passage[] = STORED.map((passage) => ({
  ...passage,
  text: passage.text.replace('{exit statuses}', exitStatusTable),
}));
