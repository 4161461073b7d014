/** The first sentence of a wish, as the comment above its code. */
export function summaryOf(prompt: string): string {
  const plain = prompt
    .replace(/^\s*(?:please )?(?:write|create|make|give me|i need|i want)?(?: me)?\s*/i, '')
    .replace(/\s+/g, ' ')
    .replace(/(?<!:)[*/]{2,}/g, '')
    .trim();
  // A name stays as it is written.
  const first = /^[\w$]+/.exec(plain)?.[0] ?? '';
  const isName = plain.charAt(first.length) === '(' || /[A-Z_$\d]/.test(first.slice(1));
  const start = isName ? plain.charAt(0) : plain.charAt(0).toUpperCase();
  return `${start}${plain.slice(1).replace(/\.$/, '')}${/[?!]$/.test(plain) ? '' : '.'}`;
}
