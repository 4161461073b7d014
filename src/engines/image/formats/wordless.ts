const LETTERS = '(?:texts?|words?|letters|lettering|writing|captions?|typography)';
const WORDLESS = new RegExp(
  `[,;.]?\\s*\\b(?:(?:but|and|with|please)\\s+)*(?:(?:no|without(?:\\s+any)?)\\s+(?:(?:logos?|numbers?|watermarks?)\\s*(?:,|or|and)\\s*(?:no\\s+)?)?${LETTERS}(?:\\s*(?:,|or|and)\\s*(?:no\\s+)?(?:${LETTERS}|titles?|logos?|numbers?|watermarks?))*(?:\\s+(?:on\\s+(?:it|top|them)|in\\s+(?:it|the\\s+(?:image|picture|design))|at\\s+all|please|anywhere|needed|yet))*(?=\\s*(?:[,.;!]|$))|text[\\s-]?free|textless|wordless)`,
  'giu',
);

/** "No text", "without any letters": the prompt without it, and whether nothing is to be written. */
export function withoutWords(prompt: string): { readonly isWordless: boolean; readonly rest: string } {
  const rest = prompt.replace(WORDLESS, '');
  return { isWordless: rest !== prompt && rest.trim() !== '', rest: rest.trim() === '' ? prompt : rest };
}
