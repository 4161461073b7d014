import { isFieldName } from './behaviours.ts';
import { readFields } from './entity.ts';
import { isEntity } from './entity-lists.ts';
import { isChoiceName } from './enumerations.ts';
import { featureKind, fieldOfFeature } from './features.ts';
import { keyOf } from './field.ts';
import { FIELD_NAMES, shapeOf } from './field-types.ts';
import { KNOWN_ENTITIES } from './known-entities.ts';
import { isPlural, singularOf } from './nouns.ts';
import { asksForField } from './questions.ts';
import { knownEntity, nounPhrase, subjectOf } from './subject.ts';
import { splitList } from './word-lists.ts';

/** The words before a list of fields, and the list. */
export const HAS =
  /^(.*?)(?:\s*:\s+|\s+(?:with (?:the )?(?:fields|columns|properties|attributes)|with|mit|avec|has|(?<!\b(?:i|we|you) )have|having|including|includes?|contain(?:s|ing)?|consisting of|that (?:has|have|needs?)|which (?:has|have)|needs|consists of)(?::|\s)\s*)(.+)$/is;

/** "Plants: each plant has a room and a pot" */
export const EACH_HAS =
  /^(?:each|every)\s+([\p{L}-]+)\s+(?:has|needs|comes with|should have|with)\s+(.+)$/isu;

/** "A class schedule, teachers, classes with day and time": the things begin before their fields. */
export const LIST_IN_HEAD =
  /^((?:(?! with | having )[^,:;]){3,80}), ((?:[^,:;]{2,40}, ){0,6}[^,:;]{2,40}?) (?:with|having) ([^:]+)$/is;

/** "A practice log, date, piece, minutes": a list of fields without "with". */
export function withFieldsAfterComma(clause: string): string | undefined {
  const [, head = '', rest = ''] = /^([^,:;]{3,80}), (.+)$/s.exec(clause) ?? [];
  if (rest === '' || HAS.test(clause) || subjectOf(head).entities.length === 0) return undefined;
  const items = splitList(rest);
  const isField = (item: string): boolean =>
    asksForField(item) ||
    (isFieldName(item) &&
      featureKind(item) === undefined &&
      fieldOfFeature(item) === undefined &&
      item.split(' ').length < 4 &&
      !/^(?:for|no|not|very|just|in|on|at)\b/i.test(item));
  const isSure = items.some(
    (item) =>
      asksForField(item) || FIELD_NAMES.test(item) || shapeOf(singularOf(item.toLowerCase())).type !== 'text',
  );
  const areLists = items.every((item) => isEntity(nounPhrase(item)));
  return items.every(isField) && isSure && !areLists ? `${head} with ${rest}` : undefined;
}

/** Values of things and people, but no values of a choice. */
const OF_THING = /^(?:(?:licen[cs]e |number )?plate|vin|owner|registration|maker?|serial)$/i;

/** Tells "customers (name, email)", an entity with fields, from "priority (low, high)", a field with options. */
export function isEntityGroup(head: string, inside: string): boolean {
  // "Meal (meat/fish/vegan)", "meal (meat, fish or vegan)".
  if (/^[^,()]+[/|][^,()]+$|\sor\s[^,()]+$/i.test(inside)) return false;
  const items = splitList(inside);
  // Only a value is "none".
  if (items.some((item) => /^(?:none|others?|any|both|neither|n\/a|unknown)$/i.test(item))) return false;
  const fields = items.filter(
    (item) =>
      asksForField(item) ||
      FIELD_NAMES.test(item) ||
      (OF_THING.test(item) && !isChoiceName(singularOf(head))) ||
      shapeOf(item.toLowerCase()).type !== 'text',
  ).length;
  // In "category (food, rent, travel)", one value is also the name of a field.
  const isEnough = fields > 0 && (!isChoiceName(head) || fields * 2 > items.length);
  return isEnough && head !== '' && (isPlural(head) || knownEntity(head) !== undefined);
}

/** "A birthday calendar with gift ideas": one of the usual fields of a birthday. */
export function hasUsual(items: readonly string[], subject: string | undefined): boolean {
  const usual = KNOWN_ENTITIES[subject ?? ''];
  if (usual === undefined || items.length === 0) return false;
  const keys = new Set(readFields(usual).fields.map(({ key }) => key));
  return items.every((item) => keys.has(keyOf(singularOf(nounPhrase(item))) ?? ''));
}
