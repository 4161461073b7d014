/** Words that several games share. */
export const GRID = /\b(\d{1,2}) ?(?:x|×|by) ?(\d{1,2})\b/i;
export const AGAINST =
  /\b(?:computer|ai|machine|robot|bot|cpu|single[- ]player|one player|1 player|alone)\b/i;
const LEVEL = /\b(easy|beginner|medium|intermediate|normal|hard|expert|difficult)\b/gi;

const LEVELS: readonly (readonly [RegExp, string])[] = [
  [/^(?:easy|beginner)$/i, 'Easy'],
  [/^(?:hard|expert|difficult)$/i, 'Hard'],
];

/** The level of a prompt that names one of them; "easy, medium and hard" is what the page offers. */
export function levelIn(prompt: string) {
  const said = prompt.match(LEVEL) ?? [];
  const [only = ''] = said;
  const level = said.length === 1 ? LEVELS.find(([words]) => words.test(only))?.[1] : undefined;
  const count = /\b3 (?:[\p{L}]+ )?(?:levels|difficult(?:y|ies))/iu.exec(prompt)?.[0] ?? '';
  return { level: level ?? 'Medium', said: `${said.join(' ')} ${count}` };
}
