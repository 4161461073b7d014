import { NothingUnderstood } from '../../nothing-understood.ts';
import { isPlural } from './nouns.ts';
import { ABILITIES, refusal } from './page-kinds.ts';
import { thingIn } from './refused-kinds.ts';
import { knownEntity, nounPhrase, saysWhatToKeep } from './subject.ts';

/** The lists that were read from a prompt so far. */
interface Gathered {
  readonly names: readonly string[];
  /** The prompt itself names a list or a relation. */
  readonly isNamed: boolean;
  readonly missing: readonly string[];
  /** It asks for something that does a thing: "a palm reader". */
  readonly isOfDoer: boolean;
}

/** Throws for a prompt that is not for lists of records, or that does not say what to keep. */
export function refuseUnknown(text: string, { names, isNamed, missing, isOfDoer }: Gathered): void {
  const [head = ''] = text.split(/\s+(?:with|having|that|which|where)\s|:\s/i);
  // "An invoice app for a translator" translates nothing.
  const what = isNamed || names.length > 1 ? head.replace(/\sfor\s(?:an?|my|our|the)\s.*$/i, '') : head;
  const other = isPlural(nounPhrase(head)) ? undefined : refusal(what);
  if (other !== undefined) throw new NothingUnderstood(other);
  const isKnown = names.some((name) => knownEntity(name) !== undefined);
  // "A gradient border generator with live preview" names no field of a record.
  if (isNamed && (isKnown || !isOfDoer)) return;
  const reason = refusal(text);
  if (reason !== undefined) throw new NothingUnderstood(reason);
  const thing = isKnown ? undefined : thingIn(text);
  if (thing === undefined && (isKnown || (!isOfDoer && saysWhatToKeep(text)))) return;
  const wishes = [...new Set(missing)].join(', ');
  const asked = thing ?? nounPhrase(head);
  throw new NothingUnderstood(
    asked !== ''
      ? `The local builder knows no application of this kind: ${asked}. ${ABILITIES}`
      : wishes === ''
        ? `Nothing in this prompt says what the application keeps or does. ${ABILITIES}`
        : `The local builder cannot make this alone: ${wishes}. Say which records it is about. ${ABILITIES}`,
  );
}
