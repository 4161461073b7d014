import type { SubmittedLine } from '../../queue/submission.ts';

const FIRST_LINES = 64;
const MOST_LINES = 1_000;
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** A job takes minutes where a chat takes seconds. */
const JOB_WEIGHT = 25;

/**
 * Cuts the lines into chunks that depend on nothing but the lines, so that the same file is cut at the same places. The
 * first chunks are small: a short batch is shared between workers too.
 */
export class Chunker {
  #lines: SubmittedLine[] = [];
  #weight = 0;
  #characters = 0;
  #room = FIRST_LINES;

  /** The chunk that this line has filled. */
  add(line: SubmittedLine): SubmittedLine[] | undefined {
    this.#lines.push(line);
    this.#weight += line.failure === undefined && line.isJob ? JOB_WEIGHT : 1;
    this.#characters += line.text.length;
    if (this.#weight < this.#room && this.#characters < MOST_CHARACTERS) return undefined;
    this.#room = Math.min(MOST_LINES, this.#room * 2);
    return this.rest();
  }

  rest(): SubmittedLine[] {
    const lines = this.#lines;
    this.#lines = [];
    this.#weight = 0;
    this.#characters = 0;
    return lines;
  }
}
