import type { ToolResult } from './tool.ts';

/** The results of tools in plain words: no skill can know more about them. */
export function reportResults(results: readonly ToolResult[]): string {
  const [first] = results;
  if (results.length === 1 && first) return sentence(first);
  return results.map((result) => `- ${sentence(result)}`).join('\n');
}

function sentence({ name, content }: ToolResult): string {
  const said = content.trim() === '' ? 'nothing' : content.trim();
  return `${name === undefined ? 'The tool' : `\`${name}\``} returned: ${said}`;
}
