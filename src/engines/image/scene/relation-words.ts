/** Both things are there, so only the relation is named: "riding bike", "on the cliff". */
export function relationWords(said: string, first: string, second: string): string {
  if (/^\w+ing\b/.test(said)) return `${said} ${second}`;
  return /^(?:of|and|with|as)$/.test(said) ? `${first} ${said} ${second}` : `${said} the ${second}`;
}
