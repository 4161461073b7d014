/** What is told of a person, said to him: "her cake arrived" is "your cake arrived". */
export function toReader(text: string): string {
  return text
    .replace(
      /\b(?:he|she) (?!is\b|was\b|has\b)([a-z]{2,}[^s\W])s\b/gi,
      (_, verb: string) => `you ${verb.replace(/ie$/, 'y').replace(/(?<=ch|sh|x|o)e$/, '')}`,
    )
    .replace(
      /\b(?:he|she|they) (is|was|has)\b/gi,
      (_, verb: string) => `you ${{ is: 'are', was: 'were', has: 'have' }[verb.toLowerCase()]}`,
    )
    .replace(/\b(?:he|she|they)\b/gi, 'you')
    .replace(
      /\b(?:his|her|their)\b(?= \w)(?! (?:up|at|on|in|to|by|for|about|that|when|if|the|an?|now|back|soon|later|today|tonight|tomorrow)\b)/gi,
      'your',
    )
    .replace(/\b(?:him|her|them)\b/gi, 'you');
}
