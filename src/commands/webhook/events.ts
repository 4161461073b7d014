import type { Context } from '../../context.ts';
import {
  EVENTS,
  type EventType,
  isEventType,
  sampleEvent,
  type WebhookEvent,
} from '../../contract/events.ts';
import { fieldsOf } from '../../contract/field.ts';
import { columnsFor } from '../../input/columns.ts';
import { listTable } from '../../output/list-table.ts';
import type { EventsFlags } from './flags.ts';

export async function listEvents(context: Context, { columns }: EventsFlags): Promise<void> {
  const { terminal } = context;
  const names = columnsFor('events', columns);
  const now = new Date(context.clock.now());
  const kinds = Object.keys(EVENTS)
    .filter(isEventType)
    .map((type) => describe(type, now));
  if (terminal.mode === 'human') terminal.note('? marks fields that the API document does not list');
  await terminal.result(kinds, () =>
    terminal.out.isTTY && !columns
      ? kinds.flatMap((kind) => paragraph(kind, terminal))
      : listTable(terminal, {
          items: kinds,
          names,
          columns: {
            type: { cell: ({ type }) => type },
            meaning: { cell: ({ meaning }) => meaning, wrap: true },
            fields: { cell: ({ fields }) => fields.map(fieldText).join(', '), wrap: true },
          },
        }),
  );
}

const INDENT = '    ';

/** The fields are what one looks for, so on a terminal they are broken into lines and never cut. */
function paragraph({ type, meaning, fields }: Kind, { style, out, wrap }: Context['terminal']): string[] {
  const lines: string[] = [];
  let line = INDENT;
  for (const [at, field] of fields.entries()) {
    const text = fieldText(field) + (at < fields.length - 1 ? ', ' : '');
    if (line !== INDENT && line.length + text.trimEnd().length > out.columns) {
      lines.push(line.trimEnd());
      line = INDENT;
    }
    line += text;
  }
  return [wrap(`${style.bold(type)}  ${meaning}`), ...lines, line];
}

interface Kind {
  readonly type: EventType;
  readonly meaning: string;
  readonly fields: readonly DataField[];
  readonly example: WebhookEvent;
}

interface DataField {
  readonly name: string;
  readonly type: string;
  /** False: the API document does not show it, it is an example of ours. */
  readonly documented: boolean;
  readonly description?: string;
}

function describe(type: EventType, now: Date): Kind {
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
