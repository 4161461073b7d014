import sequences from '../../data/sequences.json';
import { counted } from '../../prompt/drawing-words.ts';
import { mixed, type Palette, readableOn } from '../colours.ts';
import { capitalised } from '../flow-lists.ts';
import type { Sheet } from '../sheet.ts';
import { head } from './draw-graph.ts';

interface Message {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export interface Sequence {
  readonly names: readonly string[];
  readonly messages: readonly Message[];
  /** Nobody said what they send. */
  readonly isSample: boolean;
}

const MOST_NAMES = 6;
const BETWEEN = /\b(?:between|with|involving|among|for|showing)\s+(.+)$/iu;
const ARROW = /^(.+?)\s*(?:-+>>?|→|=>)\s*(.+?)\s*(?::\s*(.+))?$/u;
const SENDS =
  /^(?:the\s+|an?\s+)?(.+?)\s+((?:sends?|forwards?|posts?|returns?|passes|submits?|emits?|publishes|gives?)\s+(.+?)\s+(?:back\s+)?to|(?:asks?|queries|calls?|requests?|notifies|replies\s+to|answers?|redirects?\s+to))\s+(?:the\s+|an?\s+)?(.+?)(?:\s+(?:for|with)\s+(.+))?$/iu;

/** Who sends what to whom: as the prompt tells it, as a protocol that has a name does, or a request and its reply. */
export function sequenceIn(body: string): Sequence | undefined {
  const told = toldIn(body);
  if (told) return told;
  const known = sequences.find(({ match }) => new RegExp(match, 'i').test(body));
  const list = BETWEEN.exec(body)?.[1] ?? '';
  const named = namesIn(list);
  const names = named.length > 1 ? named : (known?.names ?? []);
  if (names.length < 2 || names.length > MOST_NAMES) return undefined;
  const fits = known !== undefined && (named.length < 2 || named.length === known.names.length);
  if (fits) return { names, messages: known.messages.map(readMessage), isSample: false };
  const ways = names.slice(1).map((_, at): Message => ({ from: at, to: at + 1, text: 'Request' }));
  const back = ways.toReversed().map(({ from, to }): Message => ({ from: to, to: from, text: 'Response' }));
  return { names, messages: [...ways, ...back], isSample: true };
}

/** "1>2 Sign in". */
function readMessage(said: string): Message {
  const [from, to] = [Number(said[0]) - 1, Number(said[2]) - 1];
  return { from, to, text: said.slice(4) };
}

const namesIn = (list: string): string[] =>
  list
    .replace(/[.]$/, '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+|\s*(?:->|→)\s*/iu)
    .map((name) => capitalised(name.trim().replace(/^(?:an?|the|our|my)\s+/iu, '')))
    .filter((name) => name !== '' && name.split(' ').length <= 4);

function toldIn(body: string): Sequence | undefined {
  const list = body.includes(':') && !/(?:->|→)[^:]*:/u.test(body) ? body.slice(body.indexOf(':') + 1) : body;
  const names: string[] = [];
  const idOf = (said: string): number => {
    const name = capitalised(said.trim().replace(/^(?:an?|the|then|and)\s+/iu, ''));
    const at = names.findIndex((one) => one.toLowerCase() === name.toLowerCase());
    return at >= 0 ? at : names.push(name) - 1;
  };
  const messages = list
    .split(/\s*[,;\n]\s*(?:and\s+)?(?:then\s+)?|\s+(?:and\s+)?then\s+/iu)
    .flatMap((part): Message[] => {
      const arrow = ARROW.exec(part.trim());
      if (arrow)
        return [{ from: idOf(arrow[1] ?? ''), to: idOf(arrow[2] ?? ''), text: capitalised(arrow[3] ?? '') }];
      const sends = SENDS.exec(part.trim());
      if (!sends) return [];
      const [, who = '', deed = '', what, whom = '', more] = sends;
      return [
        { from: idOf(who), to: idOf(whom), text: capitalised(what ?? (more ? `${deed} ${more}` : deed)) },
      ];
    });
  return messages.length > 1 && names.length > 1 && names.length <= MOST_NAMES
    ? { names, messages, isSample: false }
    : undefined;
}

/** A head for each, a line down from it, and an arrow for each message, in the order of time. */
export function drawSequence(sheet: Sheet, { names, messages }: Sequence, palette: Palette): void {
  const { width, height, short } = sheet;
  const each = (width * 0.94) / names.length;
  const x = (at: number): number => width * 0.03 + (at + 0.5) * each;
  const [top, tall] = [height * 0.15, height * 0.085];
  const step = (height * 0.95 - top - tall) / (messages.length + 0.5);
  for (const [at, name] of names.entries()) {
    const wide = Math.min(each * 0.88, short * 0.3);
    sheet.add(
      `<path d="M${x(at)} ${top + tall}V${height * 0.96}" stroke="${mixed(palette.ink, palette.paper, 0.5)}" stroke-width="${short * 0.004}" stroke-dasharray="${short * 0.014} ${short * 0.012}"/>`,
      `<rect x="${x(at) - wide / 2}" y="${top}" width="${wide}" height="${tall}" rx="${tall * 0.16}" fill="${palette.main}" stroke="${palette.ink}" stroke-width="${short * 0.004}"/>`,
    );
    sheet.text(
      name,
      { x: x(at) - wide * 0.46, y: top + tall * 0.1, width: wide * 0.92, height: tall * 0.8 },
      { font: 'sans', fill: readableOn(palette.main), mostLines: 2, largest: short * 0.038 },
    );
  }
  const open: Message[] = [];
  for (const [at, { from, to, text }] of messages.entries()) {
    const last = open.at(-1);
    const isReply = last !== undefined && from !== to && last.from === to && last.to === from;
    if (isReply) open.pop();
    else if (from !== to) open.push({ from, to, text });
    const y = top + tall + (at + 0.85) * step;
    const [start, end] = [x(from), x(to)];
    const dash = isReply ? `stroke-dasharray="${short * 0.016} ${short * 0.01}"` : '';
    if (from === to)
      sheet.add(
        `<path d="M${start} ${y - step * 0.3}h${each * 0.2}v${step * 0.3}h${-each * 0.2}" fill="none" stroke="${palette.ink}" stroke-width="${short * 0.005}"/>`,
      );
    else
      sheet.add(
        `<path d="M${start} ${y}H${end}" stroke="${palette.ink}" stroke-width="${short * 0.005}" ${dash}/>`,
      );
    head(sheet, [end, y], [from === to ? -1 : Math.sign(end - start), 0], palette.ink);
    const left = from === to ? start + each * 0.22 : Math.min(start, end);
    sheet.text(
      text,
      {
        x: left + each * 0.06,
        y: y - step * 0.62,
        width: Math.max(each * 0.88, Math.abs(end - start) - each * 0.12),
        height: Math.min(step * 0.52, short * 0.05),
      },
      {
        font: 'sans',
        fill: palette.ink,
        mostLines: 1,
        vertical: 'bottom',
        largest: short * 0.032,
        outline: { colour: palette.paper, width: 200 },
      },
    );
  }
  sheet.studio.account.told.push(
    `${counted('lifelines', names.length)} with ${counted('arrows', messages.length)} between them`,
  );
}
