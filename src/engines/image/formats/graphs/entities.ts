import { counted } from '../../prompt/drawing-words.ts';
import { singularForm } from '../../prompt/lexicon.ts';
import { mixed, type Palette, readableOn } from '../colours.ts';
import { capitalised } from '../flow-lists.ts';
import type { Sheet } from '../sheet.ts';

interface Entity {
  readonly name: string;
  readonly fields: readonly string[];
}

export interface Entities {
  readonly entities: readonly Entity[];
  /** Each from the one that refers to the other. */
  readonly links: readonly (readonly [number, number])[];
  /** The prompt says which belongs to which. */
  readonly isTold: boolean;
}

const MOST_ENTITIES = 8;
/** They join two others. */
const JOINS =
  /(?:loan|order|booking|enrol\w*|membership|reservation|rental|review|comment|like|follow|payment|purchase|invoice|appointment|ticket|item|assignment|grade|vote|message|subscription|registration|line)s?$/iu;
const TELLS =
  /^(?:an?\s+|each\s+|one\s+|the\s+)?(.+?)\s+(has(?:\s+many|\s+one)?|have(?:\s+many)?|owns?|contains?|belongs?\s+to|refers?\s+to|references?|writes?|places?|->|→)\s+(?:many\s+|one\s+|an?\s+|several\s+)?(.+)$/iu;

/** "Books, authors, members, loans", "users (id, name), orders": boxes with fields, and which refers to which. */
export function entitiesIn(body: string): Entities | undefined {
  const list =
    /(?::|\b(?:with|showing|between|containing)\b(?:\s+(?:the\s+)?(?:tables?|entities)\s*(?:for|:)?)?)\s*(.+)$/isu.exec(
      body,
    )?.[1] ?? body.replace(/^\s*(?:of|for)\s+/iu, '');
  const parts = list
    .split(/\s*[,;\n]\s*(?![^()]*\))(?:and\s+)?|\s+and\s+(?![^()]*\))/iu)
    .map((part) => part.trim().replace(/[.]$/, ''))
    .filter((part) => part !== '');
  const names: string[] = [];
  const fields = new Map<string, string[]>();
  const links: [number, number][] = [];
  const idOf = (said: string): number => {
    const name = capitalised(
      singularForm(
        said
          .trim()
          .toLowerCase()
          .replace(/^(?:an?|the|many)\s+/u, ''),
      ),
    );
    const at = names.indexOf(name);
    return at >= 0 ? at : names.push(name) - 1;
  };
  for (const part of parts) {
    const [, head = part, own] = /^(.+?)\s*\(([^)]+)\)$/u.exec(part) ?? [];
    const told = TELLS.exec(head);
    if (told) {
      const [one, other] = [idOf(told[1] ?? ''), idOf(told[3] ?? '')];
      links.push(/^(?:belong|refer)/i.test(told[2] ?? '') ? [one, other] : [other, one]);
    } else {
      const at = idOf(head.replace(/\s+(?:tables?|entit(?:y|ies))$/iu, ''));
      if (own) fields.set(names[at] ?? '', own.split(/\s*,\s*/u));
    }
  }
  if (names.length < 2 || names.length > MOST_ENTITIES || names.some((name) => name.split(' ').length > 4))
    return undefined;
  const isTold = links.length > 0;
  if (!isTold) {
    const joins = names.flatMap((name, at) => (JOINS.test(name) ? [at] : []));
    const plain = names.flatMap((_, at) => (joins.includes(at) ? [] : [at]));
    const [first = 0, ...others] = plain;
    if (joins.length === 0) for (const at of others) links.push([at, at - 1]);
    else {
      // A loan is of a book, to a member; an author is of the book alone.
      const ends = plain.length > 2 ? [first, plain.at(-1) ?? first] : plain;
      for (const at of plain) if (!ends.includes(at)) links.push([first, at]);
      for (const at of joins) for (const end of ends) links.push([at, end]);
    }
  }
  return {
    isTold,
    links,
    entities: names.map((name, at) => ({
      name,
      fields: fields.get(name) ?? [
        'id',
        ...links.flatMap(([from, to]) =>
          from === at ? [`${(names[to] ?? '').toLowerCase().replaceAll(' ', '_')}_id`] : [],
        ),
      ],
    })),
  };
}

/** Tables with their fields, two beside each other, and a line with a fork at the side of the many. */
export function drawEntities(
  sheet: Sheet,
  { entities, links }: Entities,
  { ink, main, paper }: Palette,
): void {
  const { width, height, short } = sheet;
  const columns =
    entities.length > 4 && width > height * 1.2 ? 4 : entities.length > 6 || width > height * 1.2 ? 3 : 2;
  const rows = Math.ceil(entities.length / columns);
  const [wide, tall] = [(width * 0.94) / columns, (height * 0.8) / rows];
  const box = (at: number): { x: number; y: number; w: number; h: number } => ({
    x: width * 0.03 + ((at % columns) + 0.5) * wide,
    y: height * 0.16 + (Math.floor(at / columns) + 0.5) * tall,
    w: wide * 0.62,
    h: Math.min(tall * 0.66, short * (0.085 + 0.05 * (entities[at]?.fields.length ?? 1))),
  });
  const edgeOf = (from: number, to: number): [number, number, boolean] => {
    const [a, b] = [box(from), box(to)];
    const isBeside = Math.abs(b.x - a.x) > 1;
    return isBeside
      ? [a.x + (Math.sign(b.x - a.x) * a.w) / 2, a.y + Math.sign(Math.round(b.y - a.y)) * a.h * 0.3, true]
      : [a.x, a.y + (Math.sign(b.y - a.y) * a.h) / 2, false];
  };
  const look = `fill="none" stroke="${ink}" stroke-width="${short / 220}"`;
  for (const [from, to] of links) {
    const [x, y, isBeside] = edgeOf(from, to);
    const [u, v] = edgeOf(to, from);
    const fork = short * 0.022;
    const way = isBeside ? Math.sign(u - x) : Math.sign(v - y);
    const tip = isBeside ? [x + way * fork, y] : [x, y + way * fork];
    sheet.add(
      isBeside
        ? `<path d="M${x} ${y - fork / 2}L${tip.join(' ')}L${x} ${y + fork / 2}M${x} ${y}H${(x + u) / 2}V${v}H${u}M${u - way * fork} ${v - fork / 2}v${fork}" ${look}/>`
        : `<path d="M${x - fork / 2} ${y}L${tip.join(' ')}L${x + fork / 2} ${y}M${x} ${y}V${v}M${u - fork / 2} ${v - way * fork}h${fork}" ${look}/>`,
    );
  }
  for (const [at, { name, fields }] of entities.entries()) {
    const { x, y, w, h } = box(at);
    const bar = h / (fields.length + 1.3);
    sheet.add(
      `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="${mixed(paper, '#ffffff', 0.6)}" stroke="${ink}" stroke-width="${short / 250}"/><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${bar * 1.3}" fill="${main}" stroke="${ink}" stroke-width="${short / 250}"/>`,
    );
    const line = (text: string, row: number, fill: string, size: number): void => {
      sheet.text(
        text,
        { x: x - w * 0.45, y: y - h / 2 + row * bar + bar * 0.12, width: w * 0.9, height: bar * 0.8 },
        { font: 'sans', fill, mostLines: 1, largest: short * size, align: row === 0.15 ? 'middle' : 'start' },
      );
    };
    line(name, 0.15, readableOn(main), 0.042);
    for (const [n, field] of fields.entries()) line(field, n + 1.3, ink, 0.034);
  }
  sheet.studio.account.told.push(
    `${counted('tables', entities.length)} with ${counted('lines', links.length)} between them`,
  );
}
