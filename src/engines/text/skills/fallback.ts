/** The nearest thing that is done here, by what was asked for; the first that fits is said. */
const NEAREST: readonly (readonly [RegExp, string])[] = [
  [
    /\btranslat|\bin (?:french|spanish|german|italian|chinese|japanese)\b/i,
    'define an English word, or name its synonyms: `define ephemeral`',
  ],
  [
    /\b(?:weather|news|stock|bitcoin|traffic|score|forecast|temperature in)\b/i,
    'tell the time elsewhere, as I have no network: `what time is it in Tokyo`',
  ],
  [
    /\b(?:poem|story|song|lyrics|novel|joke|tale|essay|article|blog|tweet|slogan)\b/i,
    'write a haiku, a letter or an outline: `write an outline for an essay about tea`',
  ],
  [
    /\b(?:code|function|program|python|javascript|typescript|java|rust|sql|script|bug|debug|class|app)\b/i,
    'write code from a library: `octet code generate "binary search in python"`',
  ],
  [
    /\b(?:recommend|suggest|best|should i|which one|choose|name for)\b/i,
    'choose among what you name: `choose: tea, coffee or water`',
  ],
  [
    /\b(?:grammar|correct|proofread|rephrase|rewrite|spelling|improve)\b/i,
    'count, sort, shorten or summarise a text that you give me',
  ],
  [
    /\b(?:capital|population|country|city|river|mountain|history|president|king|queen|who|when|where)\b/i,
    'name the capital, currency, languages or calling code of a country: `capital of Peru`',
  ],
  [
    /\b(?:git|docker|linux|shell|server|install|error|command)\b/i,
    'give commands for Git, shell and Docker: `how do I undo the last commit`',
  ],
  [
    /\b(?:what is|what are|explain|meaning|why|how does)\b/i,
    'explain about 130 ideas of computing and 13,000 English words: `what is a mutex`',
  ],
];
const ANYTHING =
  'do sums, dates and units, explain words and ideas of computing, give Git and shell commands, and work on a text that you give me';

/** Four lines at most: that it is not answered, what comes nearest, and how to get a model. */
export function fallback(message: string): string {
  const asked = message.slice(0, 2_000);
  const nearest = NEAREST.find(([pattern]) => pattern.test(asked))?.[1] ?? ANYTHING;
  return [
    'I cannot answer that: `local-chat` has small skills, is not a large model, and does not guess.',
    `What I can do: ${nearest}.`,
    'With a model: `octet config set upstream http://127.0.0.1:11434/v1` (Ollama; `octet models --discover` looks for one).',
    'With a key: `octet auth login`.',
  ].join('  \n');
}
