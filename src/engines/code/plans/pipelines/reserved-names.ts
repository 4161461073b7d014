import type { Snippet } from '../../snippets/snippets.ts';

/** Words of a language that a column may well be called. */
const RESERVED: Readonly<Record<string, RegExp>> = {
  python: /^(?:class|from|return|pass|with|import|is|in|global|raise|try)$/,
  javascript: /^(?:class|case|default|package|return|new|in|import|export|function|delete)$/,
  typescript: /^(?:class|case|default|package|return|new|in|import|export|function|delete)$/,
  java: /^(?:class|case|default|package|public|private|final|new|short|long|double|float|return|import|switch)$/,
  kotlin: /^(?:class|in|is|object|package|return|when|interface|fun|val)$/,
  rust: /^(?:type|match|ref|use|mod|move|box|where|in|loop|final|impl|trait)$/,
};

/** "Per class": the name of the column stays, and what the program calls it is no word of the language. */
export function withoutReserved(
  { definition, example }: Snippet,
  names: readonly string[],
  language: string,
): Snippet {
  const found = [...new Set(names)].filter((name) => RESERVED[language]?.test(name));
  const renamed = (code: string): string => found.reduce((text, name) => spelled(text, name, language), code);
  return found.length === 0
    ? { definition, example }
    : { definition: renamed(definition), example: renamed(example) };
}

function spelled(code: string, name: string, language: string): string {
  // A keyword of the language stands before the name of a type.
  const word = `(?<![\\w"'\`#])${name}(?![\\w"'\`]| [A-Z])`;
  switch (language) {
    case 'python':
      return code.replace(new RegExp(`(?<!\\.|^ *)${word}(?! \\w+(?:\\(|:$| import))`, 'gm'), `${name}_`);
    case 'java':
      return code.replace(new RegExp(word, 'g'), `${name}Name`);
    case 'kotlin':
      return code.replace(new RegExp(word, 'g'), `\`${name}\``);
    case 'rust':
      return code.replace(new RegExp(word, 'g'), `r#${name}`);
    default:
      // A property may have any name; a variable may not.
      return code
        .replace(/\{[^{}]*\}/g, (braces) =>
          braces.replace(new RegExp(`(?<=[{,] )${name}(?=,| \\})`, 'g'), `${name}: ${name}Name`),
        )
        .replace(new RegExp(`(?<=[[(,] ?)(?<!\\{[^{}[\\]()]*)${name}(?=[\\],)])`, 'g'), `${name}Name`);
  }
}
