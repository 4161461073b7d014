import stored from '../../data/project-stacks.json';
import { literal } from '../../languages/literal.ts';
import { takeAll, type WishText } from './config.ts';

interface Framework {
  readonly port?: number;
  readonly command: readonly string[];
}

export interface DockerStack {
  /** A first stage, whose result is copied. */
  readonly build?: readonly string[];
  /** The last stage, where a first one is only made if the wish asks for it. */
  readonly staged?: readonly string[];
  readonly stagedFile?: string;
  readonly run: readonly string[];
  readonly user?: readonly string[];
  readonly port: number;
  readonly command?: readonly string[];
  /** The extension of a file that the command can run. */
  readonly file?: string;
  readonly probe?: string;
  readonly told?: string;
  readonly frameworks?: Readonly<Record<string, Framework | undefined>>;
}

interface WorkflowStack {
  readonly setup: string;
  readonly input: string;
  readonly standard?: string;
  readonly with: readonly string[];
  readonly install: readonly string[];
  readonly test: string;
  readonly lint?: string;
  readonly build?: string;
}

interface Stack {
  readonly id: string;
  readonly names: readonly string[];
  readonly version: string;
  readonly docker?: DockerStack;
  readonly workflow?: WorkflowStack;
  readonly ignore: readonly string[];
}

const STACKS: readonly Stack[] = stored;

export interface AskedStack extends Stack {
  /** The names by which the wish calls it. */
  readonly said: readonly string[];
  readonly versions: readonly string[];
}

const VERSION = 'v?\\d+(?:\\.(?:\\d+|x))*';

const APART = new RegExp(
  `\\b(?:on|for|with|across|in|using) (?:versions? )?((?:${VERSION}(?:, and |, | and ))*${VERSION.replace('*', '+')})(?![\\w:])`,
);

/** The language or framework of the project, with the versions that are named for it. */
export function readStack(wish: WishText, standard?: string): AskedStack | undefined {
  const stack =
    STACKS.find(({ names }) => names.some((name) => wish.has(wordPattern(name)))) ??
    STACKS.find(({ id }) => id === standard);
  if (!stack) return undefined;
  const said: string[] = [];
  const versions: string[] = [];
  for (const name of stack.names) {
    const found = wish.take(
      new RegExp(
        `${wordPattern(name).source}(?:,? (?:versions? )?(${VERSION}(?:(?:, | and |, and )${VERSION})*)(?! ?(?:replicas|services|times)))?`,
      ),
    );
    if (!found) continue;
    said.push(name);
    versions.push(...(found[1]?.match(/\d+(?:\.\d+)*/g) ?? []));
    takeAll(wish, wordPattern(name));
  }
  // "Pytest on 3.11 and 3.12": away from the name, a version has a point.
  const apart = versions.length > 0 ? undefined : wish.take(APART);
  versions.push(...(apart?.[1]?.match(/\d+(?:\.\d+)*/g) ?? []));
  return { ...stack, said, versions };
}

const wordPattern = (name: string): RegExp =>
  new RegExp(`(?<![\\w.+#/-])${literal(name)}(?![\\w+#/-]|\\.\\w)`);
