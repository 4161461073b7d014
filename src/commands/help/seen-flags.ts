import type { GlobalFlags } from '../../context.ts';

type Colour = NonNullable<GlobalFlags['color']>;

const COLOURS: readonly Colour[] = ['always', 'never', 'auto'];

/** The options that decide how anything is said, read from a command line that may turn out to be wrong. */
export function seenFlags(argv: readonly string[]): GlobalFlags {
  const own = argv.includes('--') ? argv.slice(0, argv.indexOf('--')) : argv;
  return {
    json: own.includes('--json'),
    ndjson: own.includes('--ndjson'),
    quiet: hasFlag(own, '--quiet', 'q'),
    verbose: hasFlag(own, '--verbose', 'v'),
    input: own.includes('--no-input') ? false : undefined,
    color: lastColour(own),
  };
}

/** Short options may stand together: `-qy`. */
function hasFlag(words: readonly string[], long: string, short: string): boolean {
  return words.some((word) => word === long || (/^-[a-zA-Z]+$/.test(word) && word.includes(short)));
}

/** The last one counts, as it does for a command line that is right. */
function lastColour(words: readonly string[]): Colour | undefined {
  const choices = words.flatMap((word, at) => {
    if (word === '--no-color') return ['never'];
    if (word === '--color') return [words[at + 1] ?? ''];
    return word.startsWith('--color=') ? [word.slice('--color='.length)] : [];
  });
  return choices.flatMap((choice) => COLOURS.filter((colour) => colour === choice)).at(-1);
}
