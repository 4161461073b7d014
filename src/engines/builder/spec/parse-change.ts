import { type AppSpec, cleaned } from './app-spec.ts';
import { isEntityGroup } from './clause-forms.ts';
import { addEntities, addPlurals, linkEntities, removeEntity } from './entity-operations.ts';
import { addFields, addOptions, removeField, renameField, setRequired } from './field-operations.ts';
import { linked, withoutDangling } from './references.ts';
import type { SpecChange } from './spec-change.ts';
import { nounPhrase } from './subject.ts';

type Rule = readonly [RegExp, (spec: AppSpec, parts: readonly string[]) => SpecChange | undefined];

const TO_ENTITY = String.raw`(?:\s+(?:to|for|on|in)\s+(?:the\s+|each\s+|every\s+)?(?:entity\s+|table\s+|list\s+)?([\p{L} -]+?))?`;

/** Ways of asking for a change; the first that fits and can be done is done. */
const RULES: readonly Rule[] = [
  [/^(?:link|connect|relate)\s+(.+?)\s+(?:to|with|and)\s+(.+?)$/iu, linkEntities],
  [/^(.+?)\s+belongs?\s+to\s+(?:an?\s+|one\s+|the\s+)?(.+?)$/iu, linkEntities],
  [
    /^(?:rename|call|name)\s+(?:it|the (?:app|application|title))\s+(?:to\s+|as\s+)?["“']?(.+?)["”']?$/iu,
    (spec, [title = '']) => ({
      spec: { ...spec, title: title.slice(0, 60) },
      done: [`The title is now “${title.slice(0, 60)}”.`],
      notes: [],
    }),
  ],
  [/^rename\s+(?:the\s+)?(?:field\s+)?(.+?)\s+(?:to|into|as)\s+(.+?)$/iu, renameField],
  [
    /^(?:remove|delete|drop)\s+(?:the\s+)?(?:entity|table|list|model|collection)\s+(?:of\s+)?(.+?)$/iu,
    (spec, [name = '']) => removeEntity(spec, name),
  ],
  [
    /^(?:remove|delete|drop)\s+(?:the\s+)?(?:fields?\s+|columns?\s+)?(.+?)(?:\s+(?:field|column))?(?:\s+from\s+(?:the\s+)?(.+?))?$/iu,
    (spec, [name = '', entity]) => removeField(spec, name, entity) ?? removeEntity(spec, name),
  ],
  [/^make\s+(?:the\s+)?(?:field\s+)?(.+?)\s+(required|mandatory|optional)$/iu, setRequired],
  [/^add\s+(?:the\s+|an?\s+)?options?\s+(.+?)\s+to\s+(?:the\s+)?(.+?)$/iu, addOptions],
  [
    /^(?:add|create|include|track|also track|also add)\s+(?:also\s+)?(?:an?\s+|the\s+|another\s+|new\s+)*(?:entity|entities|table|model|collection|list of|page for|list for|type)\s+(?:called\s+|named\s+|for\s+|of\s+)?(.+)$/iu,
    (spec, [rest = '']) => addEntities(spec, rest),
  ],
  [
    new RegExp(
      String.raw`^(?:add|include|give)\s+(?:also\s+)?(?:the\s+|an?\s+|new\s+|more\s+)*(?:fields?|columns?|property|properties|attributes?)\s+(?:called\s+|named\s+|for\s+)?(.+?)${TO_ENTITY}$`,
      'iu',
    ),
    (spec, [list = '', entity]) => addFields(spec, list, entity),
  ],
  [
    /^(?:add|track|also track|also add|include)\s+(?:also\s+)?(.+?\s+(?:with|having)\s+.+)$/iu,
    (spec, [rest = '']) => addEntities(spec, rest),
  ],
  [
    /^(?:add|track|also track|also add|include)\s+(?:also\s+)?(([^()]+)\((.+)\).*)$/iu,
    (spec, [rest = '', head = '', inside = '']) =>
      isEntityGroup(nounPhrase(head), inside) ? addEntities(spec, rest) : undefined,
  ],
  [
    new RegExp(String.raw`^(?:add|include|give it)\s+(?:also\s+)?(.+?)(?:\s+fields?)?${TO_ENTITY}$`, 'iu'),
    (spec, [list = '', entity]) => addPlurals(spec, list, entity) ?? addFields(spec, list, entity),
  ],
  [
    /^(?:also\s+)?track\s+(.+)$/iu,
    (spec, [list = '']) => addPlurals(spec, list, undefined) ?? addEntities(spec, list),
  ],
];

/** Applies a request such as "add a field notes" to what is there; each sentence is a request of its own. */
export function changeSpec(previous: AppSpec, prompt: string): SpecChange {
  let spec = previous;
  const done: string[] = [];
  const notes: string[] = [];
  for (const sentence of cleaned(prompt).split(
    /(?:[.;\n]+\s*|\s+and then\s+|,?\s+and\s+(?=(?:add|remove|rename|delete|make)\s))/i,
  )) {
    const text = sentence
      .trim()
      .replace(/^(?:please|can you|could you|now|then|and|also)\s+/i, '')
      .replace(/[!?]+$/, '');
    if (text === '') continue;
    const change = apply(spec, text);
    if (change === undefined)
      notes.push(
        `Not understood: “${text}”. Try “add a field notes”, “add an entity customer with name and email”, “rename due date to deadline” or “remove priority”.`,
      );
    else {
      spec = change.spec;
      done.push(...change.done);
      notes.push(...change.notes);
    }
  }
  return { spec: linked(withoutDangling(spec)), done, notes };
}

function apply(spec: AppSpec, text: string): SpecChange | undefined {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(text);
    const change = match ? make(spec, match.slice(1)) : undefined;
    if (change !== undefined) return change;
  }
  return undefined;
}
