import { baseName, facedName } from './figure.ts';
import type { Subject } from './subject.ts';

export const withFace = (subject: Subject, mood: string): Subject => ({
  ...subject,
  name: facedName(baseName(subject.name), mood),
});
