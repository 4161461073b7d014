import { intervalOf, lastDate } from './alerts.ts';
import { capitalized, type EntitySpec, MAX_FIELDS } from './app-spec.ts';

/** Things that people do and then tick off. */
const TO_TICK = /(?:^|\s)(?:todo|task|chore|to-do)$/;
/** A prompt that names even the title names all fields. */
const NAMES_TITLE = /\b(?:titles?|names?|descriptions?|text)\b/i;
const IS_STATE = /status|state|stage|column|progress|done|complete|finish|closed|resolved/i;

/** "Last watered" */
const DEED = /^last\s(\p{L}+(?:ed|cut|fed))\b/iu;

/** Adds implied fields: a box for tasks, and the next date for things that repeat after an interval. */
export const withImplied = (entities: readonly EntitySpec[], prompt: string): readonly EntitySpec[] =>
  entities.map((entity) => withNextTime(NAMES_TITLE.test(prompt) ? entity : withTick(entity)));

function withTick(entity: EntitySpec): EntitySpec {
  const { name, fields } = entity;
  const isTold = fields.some(({ key, type }) => type === 'boolean' || IS_STATE.test(key));
  if (!TO_TICK.test(name) || isTold || fields.length >= MAX_FIELDS) return entity;
  return { ...entity, fields: [...fields, { key: 'done', label: 'Done', type: 'boolean', required: false }] };
}

function withNextTime(entity: EntitySpec): EntitySpec {
  const every = intervalOf(entity);
  const last = lastDate(entity);
  if (
    every === undefined ||
    last.alert !== undefined ||
    last.every !== undefined ||
    !/^last\b/i.test(last.label)
  )
    return entity;
  const deed = DEED.exec(last.label)?.[1];
  const mark = last.mark ?? (deed === undefined ? undefined : `${capitalized(deed)} today`);
  return {
    ...entity,
    fields: entity.fields.map((field) =>
      field.key === last.key
        ? {
            ...field,
            ...every,
            alert: 'Overdue',
            soon: 'Due today',
            ahead: 0,
            ...(mark !== undefined && { mark }),
          }
        : field,
    ),
  };
}
