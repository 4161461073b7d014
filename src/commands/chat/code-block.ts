/** The first fenced code block of a Markdown text, without its fence; undefined when there is none. */
export function firstCodeBlock(markdown: string): string | undefined {
  const lines = markdown.split('\n');
  const start = lines.findIndex((line) => fenceOf(line) !== undefined);
  if (start === -1) return undefined;
  const opening = fenceOf(lines[start] ?? '') ?? '```';
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => closes(line, opening));
  return (end === -1 ? rest : rest.slice(0, end)).join('\n');
}

function fenceOf(line: string): string | undefined {
  return /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1];
}

function closes(line: string, opening: string): boolean {
  const fence = fenceOf(line);
  return fence?.startsWith(opening) === true && line.trim().length === fence.length;
}
