import type { Snippet } from '../../snippets/snippets.ts';
import { go, java, rust } from './compiled.ts';
import type { EnvWish } from './read-env.ts';
import { python, script } from './scripting.ts';
import type { Writer } from './writer.ts';

const WRITERS: Readonly<Record<string, Writer>> = {
  javascript: script(false),
  typescript: script(true),
  python,
  go,
  java,
  rust,
};

export function writeEnv(wish: EnvWish, language: string): Snippet | undefined {
  return WRITERS[language]?.(wish, (type) => wish.settings.some((one) => one.type === type));
}
