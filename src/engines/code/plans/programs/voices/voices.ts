import { CSHARP } from './csharp.ts';
import { GO } from './go.ts';
import { JAVA } from './java.ts';
import { JAVASCRIPT, TYPESCRIPT } from './javascript.ts';
import { KOTLIN } from './kotlin.ts';
import { PHP } from './php.ts';
import { PYTHON } from './python.ts';
import { RUBY } from './ruby.ts';
import { RUST } from './rust.ts';
import { SWIFT } from './swift.ts';
import type { Voice } from './voice.ts';

const VOICES: ReadonlyMap<string, Voice> = new Map([
  ['python', PYTHON],
  ['javascript', JAVASCRIPT],
  ['typescript', TYPESCRIPT],
  ['go', GO],
  ['rust', RUST],
  ['java', JAVA],
  ['kotlin', KOTLIN],
  ['csharp', CSHARP],
  ['swift', SWIFT],
  ['php', PHP],
  ['ruby', RUBY],
]);

export const voiceOf = (language: string): Voice | undefined => VOICES.get(language);
