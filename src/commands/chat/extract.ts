/** The first fenced code block of a Markdown text, without its fence; undefined when there is none. */
export function firstCodeBlock(markdown: string): string | undefined {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => /^\s{0,3}(`{3,}|~{3,})/.test(line));
  if (start === -1) return undefined;
  const fence = /^\s{0,3}(`{3,}|~{3,})/.exec(lines[start] ?? '')?.[1] ?? '```';
  const closing = new RegExp(`^\\s{0,3}${fence[0]}{${fence.length},}\\s*$`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => closing.test(line));
  return (end === -1 ? rest : rest.slice(0, end)).join('\n');
}
