/** A line of shell that needs no shell: `NAME=value… [cat|echo|printf … |] octet … [< FILE] [> FILE]`. */
export interface PlainLine {
  readonly variables: Readonly<Record<string, string>>;
  readonly argv: readonly string[];
  readonly input: { readonly text: string } | { readonly file: string } | undefined;
  readonly output: string | undefined;
}

type Token = { readonly word: string } | { readonly operator: string };
type Variables = Readonly<Record<string, string | undefined>>;

/** Undefined where only a shell knows what is meant. */
export function readPlainLine(line: string, variables: Variables): PlainLine | undefined {
  const tokens = tokensOf(line, variables);
  if (!tokens) return undefined;
  const bar = tokens.findIndex((token) => 'operator' in token && token.operator === '|');
  const feeder = bar < 0 ? undefined : inputFrom(tokens.slice(0, bar));
  if (bar >= 0 && !feeder) return undefined;
  const words: string[] = [];
  const files: Record<string, string> = {};
  for (let rest = tokens.slice(bar + 1); rest.length > 0; ) {
    const [first, second] = rest;
    if (first && 'word' in first) {
      words.push(first.word);
      rest = rest.slice(1);
    } else if (first && second && 'word' in second && first.operator !== '|') {
      files[first.operator] = second.word;
      rest = rest.slice(2);
    } else return undefined;
  }
  const named = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  if (words[named] !== 'octet') return undefined;
  const own = words.slice(0, named).map((word) => word.split(/=(.*)/s).slice(0, 2) as [string, string]);
  return {
    variables: Object.fromEntries(own),
    argv: words.slice(named + 1),
    input: feeder ?? (files['<'] === undefined ? undefined : { file: files['<'] }),
    output: files['>'],
  };
}

function inputFrom(tokens: readonly Token[]): PlainLine['input'] {
  const words = tokens.flatMap((token) => ('word' in token ? [token.word] : []));
  if (words.length !== 2 || words.length !== tokens.length) return undefined;
  const [program, text = ''] = words;
  if (program === 'cat') return { file: text };
  if (program === 'echo') return { text: `${text}\n` };
  return program === 'printf' && !text.includes('%') ? { text: text.replaceAll('\\n', '\n') } : undefined;
}

const PIECE =
  /(?<space>\s+)|(?<comment>#.*$)|(?<operator>[|<>])|'(?<single>[^']*)'|"(?<double>(?:[^"\\`]|\\.)*)"|(?<bare>[^\s'"|<>;&()`*?\\]+)/y;

function tokensOf(line: string, variables: Variables): Token[] | undefined {
  const tokens: Token[] = [];
  let word: string | undefined;
  const end = () => {
    if (word !== undefined) tokens.push({ word });
    word = undefined;
  };
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < line.length) {
    const found = PIECE.exec(line)?.groups;
    if (!found) return undefined;
    const { space, comment, operator, single, double, bare } = found;
    if (comment !== undefined && word === undefined) break;
    if (operator !== undefined || space !== undefined) {
      end();
      if (operator !== undefined) tokens.push({ operator });
      continue;
    }
    const text = single ?? expanded(double?.replace(/\\(["\\$])/g, '$1') ?? bare ?? comment ?? '', variables);
    if (text === undefined) return undefined;
    word = (word ?? '') + text;
  }
  end();
  // Two redirections in a row (`>>`, `<<`) and streams by number (`2>`) are the shell's.
  const odd = tokens.some(
    (token, at) => 'operator' in token && 'operator' in (tokens[at + 1] ?? { operator: '' }),
  );
  return odd || /\d[<>]/.test(line) ? undefined : tokens;
}

function expanded(text: string, variables: Variables): string | undefined {
  if (/\$[^A-Z_]|\$$/.test(text)) return undefined;
  return text.replace(/\$([A-Z_]+)/g, (_, name: string) => variables[name] ?? '');
}
