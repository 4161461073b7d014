import type { Context } from '../../context.ts';
import { EVENTS, type EventType, sampleEvent } from '../../contract/events.ts';
import { fieldsOf } from '../../contract/field.ts';

export async function events(context: Context): Promise<void> {
  const { terminal } = context;
  const now = new Date(context.clock.now());
  const kinds = (Object.keys(EVENTS) as EventType[]).map((type) => describe(type, now));
  await terminal.result(kinds, () =>
    terminal.table(
      kinds.map(({ type, meaning, fields }) => [type, meaning, fields.map(fieldText).join(', ')]),
      [{ title: 'type' }, { title: 'meaning', shrink: true }, { title: 'data', shrink: true }],
    ),
  );
}

interface DataField {
  readonly name: string;
  readonly type: string;
  /** False: the API document does not show it, it is an example of ours. */
  readonly documented: boolean;
  readonly description?: string;
}

function describe(type: EventType, now: Date) {
  const { meaning, data } = EVENTS[type];
  const example = sampleEvent(type, now);
  const documented = fieldsOf(data).map(({ name, kind, description }) => ({
    name,
    type: kind === 'integer' ? 'integer' : 'string',
    documented: true,
    description,
  }));
  const own = Object.entries(example.data)
    .filter(([name]) => !documented.some((field) => field.name === name))
    .map(([name, value]) => ({ name, type: typeof value, documented: false }));
  const fields: DataField[] = [...documented, ...own];
  return { type, meaning, fields, example };
}

/** A question mark for what is only our example. */
function fieldText({ name, type, documented }: DataField): string {
  return documented ? `${name} ${type}` : `${name}? ${type}`;
}
