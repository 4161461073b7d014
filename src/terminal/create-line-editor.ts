import type { LineEditor, LineEditorOptions, LineSurroundings } from './line-editor.ts';

export async function createLineEditor(
  options: LineEditorOptions,
  around: LineSurroundings,
): Promise<LineEditor> {
  if (!around.repaints) return (await import('./editor/plain-lines.ts')).plainLines(around);
  const { EditedLines } = await import('./editor/edited-lines.ts');
  return new EditedLines(options, around);
}
