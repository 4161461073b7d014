import data from '../data/cycles.json';
import { tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { inked, mixed, paletteFor } from './colours.ts';
import type { FormatName } from './find-format.ts';
import { inkAndGround, paletteOn } from './ink-and-ground.ts';
import { polar, Sheet, type Studio } from './sheet.ts';
import { signOf } from './subjects.ts';

const KNOWN = new Map<string, readonly string[]>(Object.entries(data.known));
const DRAWINGS = new Map(Object.entries(data.drawings));

const NAMED =
  /\b(?:the\s+)?((?:(?!(?:of|the|an?|with|about|showing|poster|diagram|infographic)\b)\p{L}+\s+){0,2}cycle(?:\s+of\s+(?:an?\s+|the\s+)?\p{L}+)?)/iu;

/** How the stages are laid out anyway. */
const IN_RING =
  /,?\s+(?:arranged\s+|shown\s+|all\s+)?(?:in|around|as)\s+(?:an?|the)\s+(?:circle|ring|loop|cycle)\b/giu;
/** "For a worksheet, labelled arrows for evaporation, …": what comes before the list is no stage. */
const ARROWS_FOR =
  /^.*?\b(?:labell?ed\s+)?(?:arrows|labels|stages|steps|parts|pictures|icons)\s+(?:for|of|showing)\s+(?=[^,]+,)/iu;

/** Stages that come one after the other, and begin again. */
interface Cycle {
  readonly title: string;
  readonly stages: readonly string[];
}

/** More would be too small. */
const MOST_STAGES = 8;

/** "The life cycle of a butterfly: egg, caterpillar, …", or a known one whose stages are not named. */
export function cycleIn({ rest }: Pick<Brief, 'rest'>, format: FormatName): Cycle | undefined {
  const found = format === 'poster' || format === 'chart' ? NAMED.exec(rest) : null;
  if (!found) return undefined;
  const title = found[1] ?? '';
  const named = rest
    .slice(found.index + found[0].length)
    .replace(IN_RING, '')
    .replace(ARROWS_FOR, ', ')
    .split(/[,;:.]|\s+(?:and|to|then|with|showing|featuring)\s+|^\s*(?:with|showing)\s+/i)
    .map((part) => tokenise(part).filter((word) => !IDLE.test(word)))
    .filter((words) => words.length > 0 && !words.some((word) => OF_DIAGRAM.test(word)))
    .map((words) => words.join(' '));
  const known = tokenise(title).flatMap((word) => KNOWN.get(word.replace(/s$/, '')) ?? []);
  const stages = named.length >= 2 ? named.slice(0, MOST_STAGES) : known;
  return stages.length >= 2 ? { title, stages } : undefined;
}

const IDLE = /^(?:an?|the|its|with|and|showing|including|stages?|steps?|four|three|five|six|all|each|of)$/;
/** Parts that every such diagram has, and words for its looks. */
const OF_DIAGRAM =
  /^(?:arrows?|labels?|labell?ed|labelled|captions?|diagram|poster|kids|children|class\w*|colou?rful|simple|clear|cute|bright|style|background|year|grade|students?|school|texts?|names?)$/;

/** Things around a circle, with their names below them and arrows from each to the next. */
export function composeCycle(brief: Brief, studio: Studio, { title, stages }: Cycle): Bitmap {
  const { width, height } = brief.request;
  const palette = paletteOn(paletteFor(brief.colours, brief.random(27)), inkAndGround(brief));
  const sheet = new Sheet(width, height, studio).fill(palette.paper);
  const { short } = sheet;
  sheet.text(
    brief.texts.join(' · ') || titleCase(title),
    { x: width * 0.06, y: height * 0.035, width: width * 0.88, height: height * 0.12 },
    { font: 'narrow', fill: palette.main, mostLines: 2, largest: short * 0.11, ...inked(brief.ink) },
  );
  const [x, y] = [width / 2, height * 0.58];
  const radius = Math.min(width * 0.36, height * 0.275);
  const size = Math.min(short * 0.27, (radius * 3.8) / stages.length);
  arrows(sheet, { x, y, radius, count: stages.length, size, colour: palette.accent });
  for (const [index, stage] of stages.entries()) {
    const [cx, cy] = polar(x, y, radius, index / stages.length);
    const name = drawingOf(stage, brief, studio);
    sheet.add(
      `<circle cx="${cx}" cy="${cy}" r="${size * 0.56}" fill="${mixed(palette.soft, '#ffffff', 0.35)}" stroke="${palette.main}" stroke-width="${short * 0.005}"/>`,
    );
    if (name) sheet.drawing(name, cx, cy - size * 0.13, size * 0.58);
    sheet.text(
      titleCase(stage),
      name
        ? { x: cx - size * 0.38, y: cy + size * 0.2, width: size * 0.76, height: size * 0.2 }
        : { x: cx - size * 0.47, y: cy - size * 0.25, width: size * 0.94, height: size * 0.5 },
      { font: 'sans', fill: palette.ink, mostLines: 2, largest: size * 0.15 },
    );
  }
  for (const words of shownWords(brief, title)) brief.shown.add(words);
  for (const [at, word] of brief.words.entries())
    if (NUMBER_WORDS.get(word) === stages.length || Number(word) === stages.length) brief.shown.add(word);
    else if (/^(?:steps?|stages?|phases?|parts?)$/.test(word))
      for (const words of [word, `${brief.words[at - 1]} ${word}`]) brief.shown.add(words);
  return sheet.paint();
}

/** Words for the diagram and for its title. */
function shownWords({ words, subjects, hints, phrase }: Brief, title: string): string[] {
  const titled = tokenise(title);
  const isOfDiagram = (said: string): boolean =>
    said.split(' ').some((word) => OF_DIAGRAM.test(word)) ||
    said.split(' ').every((word) => word === 'the' || titled.includes(word));
  return [
    ...words.filter((word) => OF_DIAGRAM.test(word) && !/^(?:cute|style|texts?)$/.test(word)),
    ...phrase.split(' '),
    'circle',
    'in the circle',
    'worksheet',
    'grade',
    ...words.filter((word) => /^(?:first|second|third|fourth|fifth|sixth|\d(?:st|nd|rd|th))$/.test(word)),
    'poster',
    'cycle',
    'between them',
    'between it',
    ...[...subjects, ...hints].flatMap(({ said = '' }) => (isOfDiagram(said) ? said : [])),
  ];
}

/** The drawing of a stage, by its own words or its last one. */
export function drawingOf(stage: string, { subjects }: Brief, { drawings }: Studio): string | undefined {
  const words = stage.split(' ');
  const last = words.at(-1) ?? '';
  const name =
    DRAWINGS.get(stage) ??
    subjects.find(({ said }) => said === stage)?.name ??
    signOf(stage) ??
    signOf(last) ??
    DRAWINGS.get(last) ??
    drawings.nouns.find(words, words.length - 1)?.value;
  return name && drawings.has(name) ? name : undefined;
}

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly count: number;
  readonly size: number;
  readonly colour: string;
}

/** One from each stage to the next, along the circle. */
function arrows(sheet: Sheet, { x, y, radius, count, size, colour }: Ring): void {
  const free = (size * 0.66) / (2 * Math.PI * radius);
  const head = size * 0.13;
  for (let n = 0; n < count; n++) {
    const [from, to] = [n / count + free, (n + 1) / count - free];
    const turn = head / (2 * Math.PI * radius);
    const [x0, y0] = polar(x, y, radius, from);
    const [x1, y1] = polar(x, y, radius, to - turn);
    const tip = polar(x, y, radius, to);
    const [a, b] = [polar(x, y, radius - head * 0.7, to - turn), polar(x, y, radius + head * 0.7, to - turn)];
    sheet.add(
      `<path d="M${x0} ${y0}A${radius} ${radius} 0 0 1 ${x1} ${y1}" fill="none" stroke="${colour}" stroke-width="${head * 0.45}" stroke-linecap="round"/><polygon points="${[a, tip, b].map((point) => point.join(',')).join(' ')}" fill="${colour}"/>`,
    );
  }
}
