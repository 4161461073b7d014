/** The text that a presenter speaks, and the words that describe the presenter. */
interface Script {
  readonly text: string;
  readonly appearance: string;
}

const QUOTED = /["“«]([^"”»]{2,})["”»]/g;
const INTRODUCED =
  /\b(?:say(?:s|ing)?|speak(?:s|ing)?|tell(?:s|ing)?(?: us| me| you)?|announc(?:es?|ing)|greet(?:s|ing)?(?: us| you)?(?: with)?|explain(?:s|ing)?)\b\s*(?:that\b)?[:,]?\s+(.+)$/is;

/** The text is what is quoted, else what follows "saying", else the whole prompt. */
export function scriptOf(prompt: string): Script {
  const quoted = [...prompt.matchAll(QUOTED)].map((match) => match[1] as string);
  if (quoted.length > 0) return { text: quoted.join(' '), appearance: prompt.replace(QUOTED, ' ') };
  const said = INTRODUCED.exec(prompt);
  if (said?.[1]) return { text: said[1].trim(), appearance: prompt.slice(0, said.index) };
  return { text: prompt, appearance: prompt };
}
