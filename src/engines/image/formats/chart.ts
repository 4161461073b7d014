import { NothingUnderstood } from '../../nothing-understood.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { COLOUR_WORDS } from '../prompt/modifiers.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { axisNames, drawAxisNames, readAxes } from './chart-axes.ts';
import { drawBars, drawLine, drawPie } from './chart-marks.ts';
import { type ChartRow, chartRows, SHARE_WORDS } from './chart-rows.ts';
import { hasValues, valuesInARow, withCommas } from './chart-runs.ts';
import { marksIn, sampleRows, trendOfSample } from './chart-samples.ts';
import { drawScatter } from './chart-scatter.ts';
import { dateLabel, extremeWords } from './chart-spans.ts';
import { unitOfVersus, versusIn } from './chart-versus.ts';
import {
  highlighted,
  highlightWords,
  inRange,
  pairsIn,
  rangeWords,
  readHighlights,
  type Series,
  trendsIn,
  trendWords,
} from './chart-wishes.ts';
import { mixed, paletteFor, readableOn } from './colours.ts';
import { drawDiagram } from './diagram.ts';
import { drawNamedDiagram } from './graphs/named-diagrams.ts';
import { drawLabelled, labelledIn } from './labelled.ts';
import { drawPanels } from './panels.ts';
import { panelsIn } from './panels-words.ts';
import { Sheet, type Studio } from './sheet.ts';

/** Bars, a line or a pie from the numbers of the prompt; an infographic also shows its topic. */
export function composeChart(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const random = brief.random(9);
  for (const word of ['clean', 'simple', 'clear', 'clean style', 'simple style']) brief.shown.add(word);
  if (/\bscatter/.test(brief.phrase)) {
    const palette = paletteFor(brief.colours, random);
    const sheet = new Sheet(width, height, studio).fill(palette.paper);
    return drawScatter(sheet, brief, palette, { title: brief.texts[0] ?? '', random });
  }
  const ofDiagram = paletteFor(brief.colours, brief.random(9));
  const diagram = drawNamedDiagram(new Sheet(width, height, studio).fill(ofDiagram.paper), brief, ofDiagram);
  if (diagram) return diagram;
  const axes = readAxes(brief.rest);
  const { marks: highlights, rest: said } = readHighlights(axes.rest);
  const rest = withCommas(said);
  // The colour of one bar is not that of the whole chart.
  const pairs = pairsIn(rest);
  const paired = chartRows(rest);
  const inARow = pairs || paired.rows.length > 0 ? [] : valuesInARow(rest);
  const read = inARow.length > 0 ? { ...paired, rows: inARow } : paired;
  const ofRows = coloursOfRows(read.rows, brief);
  const isLively = /\b(?:cheerful|happy|lively|playful|colou?rful|fun|bright)\b/i.exec(brief.rest);
  if (isLively && brief.colours.length === 0)
    for (const word of [isLively[0].toLowerCase(), 'look', 'colours', 'colors']) brief.shown.add(word);
  const palette = paletteFor(
    (isLively && brief.colours.length === 0 ? LIVELY : brief.colours).filter(
      (one) =>
        ![...highlights.map(({ colour }) => colour), ...ofRows.map(([, colour]) => colour)].includes(one),
    ),
    random,
  );
  const sheet = new Sheet(width, height, studio).fill(palette.paper);
  const given = withUnit(pairs?.rows ?? read.rows);
  const label = pairs?.rows.some((row) => read.label.startsWith(row.label)) ? '' : read.label;
  const labelled = given.length === 0 ? labelledIn(brief, studio) : undefined;
  if (labelled) return drawLabelled(sheet, labelled, { brief, palette });
  const panels = panelsIn(brief, given.length > 0);
  if (panels) return drawPanels(sheet, panels, { brief, palette });
  if (given.length === 0 && /\bdiagram\b|label|annotated/.test(brief.phrase) && !/[%\d]/.test(brief.rest))
    return drawDiagram(sheet, brief, palette);
  if (given.length === 0 && /\btime ?line\b/.test(brief.phrase))
    throw new NothingUnderstood(
      'the prompt names no dates for the timeline: name each with its event, such as "1969 moon landing"',
    );
  // Sample numbers beside those of the prompt would be taken for them.
  if (given.length === 0 && hasValues(rest))
    throw new NothingUnderstood(
      'the numbers of the chart were not understood: name each with its value, such as "cats 12, dogs 9"',
    );
  const isRound = /\b(pie|donut|doughnut)\b/.test(brief.phrase);
  const versus = given.length === 0 && !isRound ? versusIn(rest, random) : undefined;
  const rows =
    given.length > 0 ? given : (versus?.rows ?? inRange(sampleRows(brief.words, random, isRound), rest));
  const series = pairs?.series ?? versus?.series ?? trendsIn(rest, rows.length);
  for (const word of tokenise(versus?.said ?? '')) brief.shown.add(word);
  for (const word of [
    ...highlightWords(brief.rest),
    ...(given.length > 0 ? [] : rangeWords(rest)),
    ...(pairs ? [] : trendWords(rest)),
    ...series.map(({ name }) => name.toLowerCase()),
    ...(rows.length === 12 && rows[0]?.label === 'Jan' ? ['months', 'year'] : []),
    'grid',
    ...inARow.flatMap(({ value }) => String(value)),
    ...(given.length > 0 ? ['value', 'values', 'numbers', 'data'] : []),
    ...(given.length > 0 && given.every((row) => row.isShare) ? SHARE_WORDS : []),
  ])
    brief.shown.add(word);
  for (const { which } of highlights)
    if (highlighted(rows, which) < 0) brief.missing.push(`highlighted ${which}`);
  const isPie =
    isRound || (rows.every((row) => row.isShare) && rows.length <= 6 && !/\bbar\b/.test(brief.phrase));
  if (given.length === 0)
    for (const word of [...extremeWords(brief.words), ...trendOfSample(brief.words)]) brief.shown.add(word);
  if (given.length === 0) brief.notes.push('the prompt gives no numbers, so the chart shows sample numbers');
  for (const word of [
    ...brief.leftOver,
    ...brief.subjects.map(({ said }) => said),
    ...brief.hints.map(({ said = '' }) => said),
  ])
    if (isOnChart(word, rows, label) || /^(?:rest|remainder|remaining|comparing)$/.test(word))
      brief.shown.add(word);
  for (const words of countedMarks(brief.words, rows.length)) brief.shown.add(words);
  for (const word of [
    'labels',
    'label',
    ...(isPie ? ['legend', 'legends', 'key', 'percent', 'percentages', 'percentage'] : ['axis', 'axes']),
  ])
    brief.shown.add(word);
  const whole = rows.reduce((sum, { value }) => sum + value, 0);
  if (isPie && rows.every((row) => row.isShare) && Math.abs(whole - 100) > 0.6)
    brief.notes.push(
      `the shares add up to ${Number(whole.toFixed(1))}%, so the slices are larger or smaller than them`,
    );
  const [unitSaid = '', unit = ''] = UNIT.exec(brief.rest) ?? [];
  const title =
    brief.texts[0] ??
    (
      titleOf(
        versus ? versus.series.map(({ name }) => name).join(' vs ') : label || before(rest, given),
        series,
      ) || titleCase(WITH.exec(brief.rest)?.[1] ?? '')
    ).replace(/[\s,;:]+$/u, '');
  for (const word of tokenise(`${title} ${unitSaid}`)) brief.shown.add(word);
  if (title) for (const word of ['title', 'heading', 'headline']) brief.shown.add(word);
  const topic =
    brief.phrase.includes('infographic') || brief.phrase.includes('diagram')
      ? topicDrawing(brief)
      : undefined;
  if (topic && studio.drawings.has(topic))
    sheet.drawing(topic, width * 0.12, height * 0.11, sheet.short * 0.15);
  if (title)
    sheet.text(
      title,
      {
        x: width * (topic ? 0.22 : 0.08),
        y: height * 0.05,
        width: width * (topic ? 0.7 : 0.84),
        height: height * 0.11,
      },
      {
        font: 'sans',
        fill: palette.ink,
        mostLines: 2,
        largest: sheet.short * 0.075,
        align: topic ? 'start' : 'middle',
      },
    );
  if (unit)
    sheet.text(
      unit,
      { x: width * 0.08, y: height * 0.145, width: width * 0.84, height: sheet.short * 0.04 },
      { font: 'sans', fill: palette.ink, largest: sheet.short * 0.032, mostLines: 1 },
    );
  const marks = colourOfMarks(brief);
  const colours = marks
    ? [marks]
    : [
        palette.main,
        palette.accent,
        mixed(palette.main, '#ffffff', 0.4),
        mixed(palette.ink, '#ffffff', 0.35),
        mixed(palette.accent, '#10131a', 0.3),
        mixed(palette.main, '#10131a', 0.35),
      ];
  const canvas = {
    sheet,
    rows: series.length === 1 ? rows.map((row, at) => ({ ...row, value: series[0]?.values[at] ?? 0 })) : rows,
    series: series.length > 1 ? series : [],
    colours: highlights.length > 0 && !isPie ? rows.map(() => palette.main) : colours,
    own: new Map([
      ...ofRows,
      ...highlights.map(({ which, colour }): [number, string] => [highlighted(rows, which), colour]),
    ]),
    ink: palette.ink,
    grid: mixed(palette.paper, palette.ink, 0.14),
    readable: readableOn,
  };
  if (isPie) drawPie(canvas, !/\bpie\b/.test(brief.phrase));
  else if (/\bline\b/.test(brief.phrase)) drawLine(canvas);
  else drawBars(canvas);
  if (!isPie) {
    const along = versus ? unitOfVersus(rest) : '';
    const names = along ? { isAsked: true, x: along, y: undefined } : axisNames(axes, rows, { title, unit });
    drawAxisNames(sheet, names, brief, palette.ink);
    for (const word of tokenise(`${names.x ?? ''} ${names.y ?? ''} x y labelled labeled titles names`))
      brief.shown.add(word);
  }
  return sheet.paint();
}

/** "12, 15 and 25 km": the last of them says what all are. */
function withUnit(rows: readonly ChartRow[]): readonly ChartRow[] {
  const unit = rows.at(-1)?.unit ?? '';
  return unit !== '' && rows.every((row, at) => !row.unit || at === rows.length - 1)
    ? rows.map((row) => ({ ...row, unit }))
    : rows;
}

/** "30% green" is a green slice, and "dogs in red" are a red bar. */
function coloursOfRows(rows: readonly ChartRow[], { rest, shown }: Brief): [number, string][] {
  return rows.flatMap(({ label }, at): [number, string][] => {
    const own = COLOUR_WORDS.get(label.toLowerCase());
    if (own) return [[at, own]];
    const [, word = ''] =
      new RegExp(`${escaped(label)}\\s+(?:bar\\s+|slice\\s+)?in\\s+(\\p{L}+)`, 'iu').exec(rest) ?? [];
    const colour = COLOUR_WORDS.get(word.toLowerCase());
    if (!colour) return [];
    shown.add(word.toLowerCase());
    return [[at, colour]];
  });
}

const LIVELY: readonly string[] = ['#fff4d6', '#f2603c', '#12a59a'];

/** "Coffee cups per weekday Mon 3, Tue 4": what comes before the first row. */
function before(rest: string, [first]: readonly ChartRow[]): string {
  const body = rest.replace(
    /^.*?\b(?:chart|graph|plot|histogram)\b\s*(?:(?:of|for|showing|with)\s+|:\s*)*/isu,
    '',
  );
  const at = first ? body.search(new RegExp(`(?<!\\p{L})${escaped(first.label)}`, 'iu')) : -1;
  return at > 2 ? body.slice(0, at).replace(/[\s,;:-]+$/u, '') : '';
}

/** "In thousand euros": what the numbers count. */
const UNIT =
  /\b(in\s+(?:(?:thousands?|millions?|billions?)(?:\s+of)?\s+)?(?:euros?|dollars?|pounds|francs|yen|kilomet(?:re|er)s|miles|met(?:re|er)s|hours|minutes|days|kilograms|kilos|tons|tonnes|lit(?:re|er)s|degrees(?:\s+celsius|\s+fahrenheit)?|per\s?cent|percent|pieces|units|thousands|millions)(?:\s+(?:per|a)\s+\p{L}+)?)(?!\p{L})/iu;
/** "With quarterly revenue: Q1 120, …". */
const WITH = /\bwith\s+(?:the\s+|our\s+|my\s+)?([^:,\d]{3,40}?):\s*\S+\s+-?\d/iu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The names of its lines, unless the prompt has a title for the whole. */
function titleOf(label: string, series: readonly Series[]): string {
  if (!/\b(?:lines?|bars?|series)\b/i.test(label)) return titleCase(label);
  return titleCase(series.flatMap(({ name }) => name || []).join(' and '));
}

/** "Four slices", where there are as many. */
const countedMarks = (words: readonly string[], count: number): string[] =>
  marksIn(words).flatMap(({ said, count: asked }) => (asked === count ? [...said.split(' '), said] : []));

/** "Blue bars". */
function colourOfMarks({ words, shown }: Brief): string | undefined {
  const at = words.findIndex((word) => /^(?:bars?|columns?|lines?)$/.test(word));
  const colour = COLOUR_WORDS.get(words[at - 1] ?? '');
  if (colour) for (const word of words.slice(at - 1, at + 1)) shown.add(word);
  return colour;
}

function isOnChart(said: string, rows: readonly ChartRow[], label: string): boolean {
  const parts = said.split(' ');
  const text =
    `${rows.map((row) => `${row.label} ${row.value} ${row.value.toFixed(1)} ${row.value}${row.unit?.trim() ?? ''}`).join(' ')} ${label}`.toLowerCase();
  return parts.every((part) => text.includes(dateLabel(part)?.toLowerCase() ?? part));
}
