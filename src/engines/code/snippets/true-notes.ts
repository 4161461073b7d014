import { type Generated, LACKS, leftOut } from '../generated.ts';
import { withAskedBreakpoint } from './asked-breakpoint.ts';
import { withAskedCommands } from './asked-commands.ts';
import { withAskedPath } from './asked-path.ts';
import { COMMENTS } from './assurances.ts';
import { trulyMissing } from './held.ts';
import { lostParticulars } from './particulars.ts';

/** A part of so few letters may stand in another by chance. */
const SHORT = 5;

const toldParts = (notes: readonly string[]): string[] =>
  notes
    .filter((note) => note.startsWith(LACKS))
    .flatMap((note) => note.slice(LACKS.length).replace(/\.$/, '').split(', '));

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The comment above a program says again what it lacks; a file outlives the note. */
function withTrueComment(code: string, before: string, after: string): string {
  const words = before.split(/\s+/).map(escaped);
  const told = new RegExp(
    `\\s*(?:\\n\\s*(?:\\/\\/|#|--|\\*)\\s*)?(?:Left|Not\\s+taken)[\\s/#*-]+(?:into[\\s/#*-]+account|out):[\\s/#*-]+${words.join('[\\s/#*-]+')}\\.`,
  );
  return code.replace(told, (all) => (after ? `${all.slice(0, all.indexOf(':') + 1)} ${after}.` : ''));
}

/**
 * The notes of a program after a look at its code, however it was made: what the code visibly holds is not called
 * missing, and the particulars that it lacks are.
 */
export function withTrueNotes(prompt: string, made: Generated): Generated {
  const named = withAskedPath(prompt, withAskedCommands(prompt, made.code), made.language);
  let code = withAskedBreakpoint(prompt, named);
  const program = code.replace(COMMENTS, '');
  const notes = made.notes.flatMap((note) => {
    if (!note.startsWith(LACKS)) return [note];
    const told = note.slice(LACKS.length).replace(/\.$/, '');
    const parts = told.split(', ');
    const missing = trulyMissing(parts, prompt, program);
    if (missing.join() === parts.join()) return [note];
    const left = missing.join(', ');
    code = withTrueComment(code, told, left);
    return left ? [`${LACKS}${left}.`] : [];
  });
  const lost = lostParticulars(prompt, code, made.language).filter(
    (said) =>
      !notes.some((note) => note.includes(said)) &&
      !toldParts(notes).some((part) => part.length > SHORT && said.includes(part)),
  );
  if (lost.length === 0) return { ...made, code, notes };
  const told = leftOut(prompt, [...new Set(lost)]);
  const at = notes.findIndex((note) => note.startsWith(LACKS));
  return {
    ...made,
    code,
    notes:
      at < 0
        ? [...notes, told]
        : notes.map((note, place) =>
            place === at ? `${note.replace(/\.$/, '')}, ${told.slice(LACKS.length)}` : note,
          ),
  };
}
