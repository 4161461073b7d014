import { OctetError } from '../errors.ts';
import { readLines } from '../files/json-lines.ts';
import { type RecordedReply, readExchange } from './exchange.ts';
import { differences, type Question, requestName } from './request-matching.ts';

/** Recorded exchanges, to be given again. */
export interface Tape {
  readonly size: number;
  /**
   * The recorded reply. The same request gets its replies in the order of the recording, and the last of them from then
   * on; each scope counts by itself.
   */
  find(question: Question, scope?: string): RecordedReply | undefined;
  /** One sentence about the nearest recorded request. */
  nearest(question: Question): string;
  /** Exchanges that nobody asked for. */
  unused(): number;
}

interface Recorded {
  readonly question: Question;
  readonly run: string;
  readonly replies: RecordedReply[];
}

/** A file that is not there is an empty tape. */
export async function readTape(path: string): Promise<Tape> {
  const known = new Map<string, Recorded>();
  for await (const line of readLines(path)) {
    const exchange = line.kind === 'record' ? readExchange(line.record) : undefined;
    if (line.kind === 'torn') continue;
    if (!exchange) {
      throw new OctetError('usage', `line ${line.line} of ${path} is no recorded request`, 'record it again');
    }
    add(known, exchange);
  }
  return tapeOf(known);
}

function add(
  known: Map<string, Recorded>,
  exchange: { question: Question; run: string; reply: RecordedReply },
): void {
  const { question, run, reply } = exchange;
  const name = requestName(question);
  const before = known.get(name);
  if (before?.run === run) before.replies.push(reply);
  else known.set(name, { question, run, replies: [reply] });
}

function tapeOf(known: ReadonlyMap<string, Recorded>): Tape {
  const asked = new Map<string, number>();
  const used = new Map<string, number>();
  const replies = [...known.values()].reduce((sum, each) => sum + each.replies.length, 0);
  return {
    size: replies,
    find(question, scope = '') {
      const name = requestName(question);
      const recorded = known.get(name);
      if (!recorded) return undefined;
      const counter = `${scope} ${name}`;
      const number = asked.get(counter) ?? 0;
      asked.set(counter, number + 1);
      used.set(name, Math.max(used.get(name) ?? 0, number + 1));
      return recorded.replies[number] ?? recorded.replies.at(-1);
    },
    nearest: (question) =>
      nearest(
        [...known.values()].map((each) => each.question),
        question,
      ),
    unused: () =>
      [...known].reduce(
        (sum, [name, each]) => sum + Math.max(0, each.replies.length - (used.get(name) ?? 0)),
        0,
      ),
  };
}

const SHOWN = 3;

function nearest(recorded: readonly Question[], { method, path, body }: Question): string {
  const here = recorded.filter((each) => each.method === method && pathOf(each) === pathOf({ path }));
  const found = here
    .map((each) => [...(each.path === path ? [] : ['the query differs']), ...differences(each.body, body)])
    .toSorted((a, b) => a.length - b.length)[0];
  if (!found) return `no ${method} ${pathOf({ path })} was recorded`;
  const more = found.length > SHOWN ? `; and ${found.length - SHOWN} more` : '';
  return `compared with the nearest recorded request, ${found.slice(0, SHOWN).join('; ')}${more}`;
}

const pathOf = ({ path }: Pick<Question, 'path'>): string => path.split('?')[0] ?? path;
