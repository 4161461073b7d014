import { tokenise } from '../../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../../prompt/modifiers.ts';
import { titleCase } from '../../prompt/texts.ts';
import type { Bitmap } from '../../raster/bitmap.ts';
import type { Brief } from '../brief.ts';
import type { Palette } from '../colours.ts';
import type { Sheet } from '../sheet.ts';
import { drawVenn } from '../venn.ts';
import { drawGraph } from './draw-graph.ts';
import { drawEntities, entitiesIn } from './entities.ts';
import { drawLayers, layersIn, USUAL_LAYERS } from './neural.ts';
import { graphIn } from './read-graph.ts';
import { drawSchedule, scheduleIn } from './schedule.ts';
import { drawSequence, sequenceIn } from './sequence.ts';

/** Kinds of diagrams with a form of their own: a list of boxes is none of them. */
const KINDS =
  /\b(?:sequence|venn|wiring|circuit|gantt|er|erd|entity[- ]relationship|class|uml|state|sankey|radar|heat ?map|tree ?map|bubble|box plot|candlestick|funnel|mind ?map|use case|swim ?lane|kanban|burn ?down|fishbone|neural network|architecture|network|pipeline)(?=\s+(?:diagram|chart|graph|plot|map)\b)|\b(?:mind ?map|gantt|erd)\b/iu;
const SYSTEM =
  /\b(?:architecture|system|network|deployment|infrastructure|data[\s-]*flow|pipeline|topology|cloud|backend|micro ?services?|tiers?|workflow|state(?: machine)?|dependency|dag|ci|cd|wiring|circuit|stack|service)\b/iu;
/** "Sequence diagram of", and praise before it. */
const HEAD =
  /^.*?\b(?:diagrams?|charts?|graphs?|erd|gantt(?!\s+(?:chart|diagram))|schema)\b\s*(?:(?:of|for|about|showing|that shows|illustrating)\s+)?/isu;
const LIST = /^(.*?)(?::|,?\s*\b(?:with|showing|containing|including|consisting of|made of)\b)\s*(.+)$/isu;

interface Drawn {
  readonly title: string;
  /** Words of the prompt that its form shows. */
  readonly form: string;
  readonly note?: string | undefined;
  readonly draw: () => void;
}

/** A diagram with a form of its own; undefined where the prompt asks for none, or says too little for it. */
export function drawNamedDiagram(sheet: Sheet, brief: Brief, palette: Palette): Bitmap | undefined {
  if (
    !/\b(?:diagram|chart|graph|gantt|erd)\b/.test(brief.phrase) ||
    /\bflow ?chart|\borg|pie|donut|bar|line|scatter|decision/.test(brief.phrase)
  )
    return undefined;
  const said = brief.rest.trim();
  const kind = (KINDS.exec(said)?.[0] ?? '').toLowerCase();
  const body = said.replace(HEAD, '').trim();
  const isLater = HEAD.test(said) && body === '';
  const text = isLater ? said : body;
  const drawn = diagramOf(kind, { said, text, leading: brief.leading.join(' '), sheet, palette });
  if (!drawn) {
    if (kind !== '' && !/^(?:network|pipeline|architecture)$/.test(kind))
      brief.missing.push(`${kind} diagram`);
    return undefined;
  }
  const title = brief.texts[0] ?? drawn.title;
  if (title !== '')
    sheet.text(
      title,
      {
        x: sheet.width * 0.06,
        y: sheet.height * 0.035,
        width: sheet.width * 0.88,
        height: sheet.height * 0.095,
      },
      { font: 'sans', fill: palette.ink, mostLines: 2, largest: sheet.short * 0.065 },
    );
  drawn.draw();
  if (drawn.note) brief.notes.push(drawn.note);
  claim(brief, sheet, `${kind} ${drawn.form}`);
  return sheet.paint();
}

/** What stands in its boxes, and what its form shows. */
function claim(brief: Brief, sheet: Sheet, form: string): void {
  const lettered = new Set(tokenise(sheet.studio.account.texts.map((one) => one.text).join(' ')));
  const isThere = (word: string): boolean =>
    lettered.has(word) ||
    lettered.has(word.replace(/s$/, '')) ||
    lettered.has(word.replace(/ies$/, 'y')) ||
    NUMBER_WORDS.has(word) ||
    /^\d+$/.test(word);
  for (const word of ['between them', ...tokenise(form), ...tokenise(brief.rest).filter(isThere)])
    brief.shown.add(word);
  for (const { said } of [...brief.subjects, ...brief.hints])
    if (said && tokenise(said).every((word) => brief.shown.has(word))) brief.shown.add(said);
  for (const words of brief.leftOver)
    if (tokenise(words).every((word) => brief.shown.has(word))) brief.shown.add(words);
}

interface Said {
  readonly said: string;
  readonly text: string;
  readonly leading: string;
  readonly sheet: Sheet;
  readonly palette: Palette;
}

function diagramOf(kind: string, { said, text, leading, sheet, palette }: Said): Drawn | undefined {
  const [, opening = '', list = ''] = LIST.exec(text) ?? [];
  const title =
    titleOf(list === '' ? '' : opening) ||
    titleCase(leading.replace(/^(?:an?|the|simple|clean|basic)\s+/iu, ''));
  if (kind === 'sequence') {
    const sequence = sequenceIn(text);
    const about =
      titleOf(text.replace(/\b(?:between|involving|among)\b.*$|\bwith\b(?=.*(?:,| and )).*$|:.*$/isu, '')) ||
      'Sequence';
    return (
      sequence && {
        title: about,
        form: 'messages message lifelines participants actors arrows between flow',
        note: sequence.isSample
          ? 'the prompt names no messages, so the arrows are only requests and responses'
          : undefined,
        draw: () => drawSequence(sheet, sequence, palette),
      }
    );
  }
  if (/^(?:er|erd|entity)/.test(kind) || /\bschema\b/i.test(said)) {
    const entities = entitiesIn(text);
    return (
      entities && {
        title,
        form: 'entity relationship schema tables table entities relations relationships lines',
        note: entities.isTold
          ? undefined
          : 'the prompt does not say how the tables refer to each other, so the lines are a guess',
        draw: () => drawEntities(sheet, entities, palette),
      }
    );
  }
  if (kind === 'gantt') {
    const schedule = scheduleIn(text);
    return (
      schedule && {
        title: titleOf(opening),
        form: 'timeline schedule bars tasks phases weeks week days months plan',
        note: schedule.isSample ? 'the prompt gives no durations, so all tasks are equally long' : undefined,
        draw: () => drawSchedule(sheet, schedule, palette),
      }
    );
  }
  if (/\bneural (?:network|net)\b/i.test(said)) {
    const layers = layersIn(said);
    return {
      title: 'Neural Network',
      form: 'neural network net layers layer hidden inputs input outputs output neurons nodes units connected fully feedforward',
      note: layers
        ? undefined
        : 'the prompt does not say how many neurons there are, so their numbers are samples',
      draw: () => drawLayers(sheet, layers ?? USUAL_LAYERS, palette),
    };
  }
  if (kind === 'venn') {
    const names = (list || text)
      .split(/\s*[,;]\s*(?:and\s+)?|\s+(?:and|vs\.?|&)\s+/iu)
      .map((name) => titled(name))
      .filter((name) => name !== '');
    return names.length === 2 || names.length === 3
      ? {
          title: titleOf(list === '' ? '' : opening),
          form: 'overlap overlapping circles',
          draw: () => drawVenn(sheet, names, palette),
        }
      : undefined;
  }
  if (!SYSTEM.test(`${said.split(/[:,]/u)[0] ?? ''} ${leading}`) && !/->|→|\barrows?\b/u.test(said))
    return undefined;
  if (/\b(?:cycle|flow ?chart|label\w*|parts)\b|\?/iu.test(said)) return undefined;
  const graph = graphIn((list || text).replace(BOXES, ''), /^(?:wiring|circuit)$/.test(kind));
  return (
    graph && {
      title,
      form: 'architecture system network pipeline deployment infrastructure topology wiring circuit arrow arrows connected boxes between them flow steps stages state machine',
      draw: () => drawGraph(sheet, graph, palette),
    }
  );
}

/** "Boxes for idea and draft". */
const BOXES = /^(?:(?:the|these)\s+)?(?:boxes|nodes|components|parts|stages|steps)\s*(?:for|of|:)\s*/iu;

const titled = (text: string): string => {
  const plain = text.trim().replace(/[.]$/, '');
  return `${plain.slice(0, 1).toUpperCase()}${plain.slice(1)}`;
};

/** The opening of a list as a heading. */
const titleOf = (opening: string): string =>
  titleCase(
    opening
      .trim()
      .replace(/^(?:(?:of|for|an?|the|our|my)\s+)+/iu, '')
      .replace(/[\s,;:]+$/u, ''),
  );
