/** What a presenter is asked to say, and the words that describe the presenter. */
export interface Script {
  readonly text: string;
  readonly appearance: string;
}

const QUOTED = /["“«]([^"”»]{2,})["”»]/g;
const INTRODUCED =
  /\b(?:say(?:s|ing)?|speak(?:s|ing)?|tell(?:s|ing)?(?: us| me| you)?|announc(?:es?|ing)|greet(?:s|ing)?(?: us| you)?(?: with)?|explain(?:s|ing)?)\b\s*(?:that\b)?[:,]?\s+(.+)$/is;

/** Quoted words are the script; then what follows "saying"; otherwise the prompt itself is read out. */
export function scriptOf(prompt: string): Script {
  const quoted = [...prompt.matchAll(QUOTED)].map((match) => match[1] as string);
  if (quoted.length > 0) return { text: quoted.join(' '), appearance: prompt.replace(QUOTED, ' ') };
  const said = INTRODUCED.exec(prompt);
  if (said?.[1]) return { text: said[1].trim(), appearance: prompt.slice(0, said.index) };
  return { text: prompt, appearance: prompt };
}
