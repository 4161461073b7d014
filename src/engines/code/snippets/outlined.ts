import type { Assets } from '../../engine.ts';
import type { Task } from '../tasks/task.ts';
import { fillParameters } from './parameters.ts';
import { loadOutlines, type Snippet } from './snippets.ts';

/** A program that is stored once for all languages, in one of them; undefined where there is none. */
export async function outlined(
  task: Task,
  language: string,
  prompt: string,
  assets: Assets,
): Promise<Snippet | undefined> {
  const text = (await loadOutlines(assets)).get(task.id)?.definition;
  if (text === undefined) return undefined;
  const { readOutline } = await import('../plans/outlines/read-outline.ts');
  const { writeOutline } = await import('../plans/outlines/write-outline.ts');
  return writeOutline(readOutline(fillParameters(text, prompt, task).text), language);
}
