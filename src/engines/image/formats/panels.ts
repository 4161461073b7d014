import { singularForm, tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { mixed, type Palette, readableOn } from './colours.ts';
import { drawingOf } from './cycle.ts';
import { drawFlow, drawLevels } from './flow.ts';
import { drawPosts, textsOfPosts } from './org-chart.ts';
import type { Column, Panels, Station } from './panels-words.ts';
import type { Sheet } from './sheet.ts';

interface Look {
  readonly brief: Brief;
  readonly palette: Palette;
}

/** Steps or dates below each other, or two columns beside each other, each with what it is about. */
export function drawPanels(sheet: Sheet, panels: Panels, look: Look): Bitmap {
  const { width, height, short } = sheet;
  const { brief, palette } = look;
  const title = brief.texts[0] ?? panels.title;
  if (title !== '')
    sheet.text(
      title,
      { x: width * 0.06, y: height * 0.04, width: width * 0.88, height: height * 0.11 },
      { font: 'sans', fill: palette.ink, mostLines: 2, largest: short * 0.07 },
    );
  for (const word of OF_PANELS) brief.shown.add(word);
  const count = panels.kind === 'stations' ? panels.stations.length : 0;
  for (const word of brief.words)
    if (count > 1 && (NUMBER_WORDS.get(word) ?? Number(word)) === count) brief.shown.add(word);
  const rows = panels.kind === 'columns' ? (panels.columns[0]?.points.length ?? 0) : 0;
  for (const word of brief.words) if ((rows > 0 || count > 1) && ROWS.test(word)) brief.shown.add(word);
  for (const word of brief.words)
    if (rows > 0 && (NUMBER_WORDS.get(word) ?? Number(word)) === rows) brief.shown.add(word);
  const shown = tokenise([title, ...textsOf(panels)].join(' '));
  const named = [...brief.words, ...brief.subjects.map(({ said }) => said)];
  for (const words of named)
    if (words.split(' ').every((word) => shown.includes(word))) brief.shown.add(words);
  if (/\bparts of\b/i.test(panels.title))
    brief.notes.push('the diagram lists the parts, and does not draw them');
  if (panels.kind === 'stations') {
    if (panels.note) brief.notes.push(panels.note);
    if (panels.stations.every(({ head, text }) => /^\w+ \d+$/.test(text) && text.endsWith(head)))
      brief.notes.push('the prompt does not say what the parts are, so they are only numbered');
    if (panels.stations.every(({ text }) => pictureOf(text, look, sheet)))
      for (const word of OF_PICTURES) brief.shown.add(word);
    else if (brief.words.some((word) => PICTURES.test(word))) {
      for (const word of OF_PICTURES) brief.shown.add(word);
      brief.missing.push(
        ...panels.stations
          .filter(({ text }) => !pictureOf(text, look, sheet))
          .map(({ head, text }) => `picture for ${text === '' ? head : text}`),
      );
    }
    if (!panels.isAcross)
      for (const word of ['vertical', 'vertically', 'top to bottom', 'column']) brief.shown.add(word);
    if (panels.isAcross) stationsAcross(sheet, panels.stations, look);
    else stations(sheet, panels.stations, look);
  } else if (panels.kind === 'posts') {
    drawPosts(sheet, panels.top, palette);
    const boxes = tokenise(textsOf(panels).join(' '));
    for (const { said } of brief.subjects)
      if (tokenise(said).every((word) => boxes.includes(word) || boxes.includes(singularForm(word))))
        brief.shown.add(said);
    for (const word of [
      ...tokenise(textsOf(panels).join(' ')).map((one) => `${one}s`),
      ...NUMBER_WORDS.keys(),
      'under',
      'each',
      'plain',
      'boxes',
      'boxe',
    ])
      brief.shown.add(word);
  } else if (panels.kind === 'flow') {
    drawFlow(sheet, panels.nodes, palette);
    for (const word of tokenise(textsOf(panels).join(' '))) brief.shown.add(`${word}s`);
    for (const word of OF_WAYS) brief.shown.add(word);
    const asked = panels.nodes.filter(({ isDecision }) => isDecision).length;
    for (const word of brief.words)
      if (
        asked > 0 &&
        (/^(?:decisions?|questions?|branch(?:es)?|diamonds?|choices?)$/.test(word) ||
          NUMBER_WORDS.get(word) === asked)
      )
        brief.shown.add(word);
    if (panels.note) brief.notes.push(panels.note);
    for (const { text, isDecision, no, isOpen, isOnNo } of panels.nodes)
      if (isDecision && no === undefined && !isOpen)
        brief.notes.push(`the prompt does not say what follows on “${isOnNo ? 'yes' : 'no'}” at “${text}”`);
    if (panels.nodes.some(({ text }) => text === 'End 1'))
      brief.notes.push('the prompt does not name the boxes at the end, so they are only numbered');
  } else if (panels.kind === 'levels') drawLevels(sheet, panels.levels, palette);
  else {
    columns(sheet, panels.columns, look);
    if (panels.note) brief.notes.push(panels.note);
  }
  return sheet.paint();
}

function textsOf(panels: Panels): string[] {
  if (panels.kind === 'flow')
    return panels.nodes.flatMap(({ text, no = '', or = [] }) => [text, no, ...or, or.length > 0 ? 'or' : '']);
  if (panels.kind === 'posts') return textsOfPosts(panels.top);
  if (panels.kind === 'levels') return panels.levels.flat();
  if (panels.kind === 'columns') return panels.columns.flatMap(({ head, points }) => [head, ...points]);
  return panels.stations.flatMap(({ head, text }) => [head, text, `${text.split(' ')[0]}s`]);
}

const ROWS =
  /^(?:categor(?:y|ies|ie)|points?|aspects?|areas?|criteria|topics?|features?|traits?|facts?|rows?|sections?|fields?|different|main|key)$/;

const OF_PANELS = [
  'labels',
  'otherwise',
  'else',
  'decision',
  'tree',
  'step',
  'steps',
  'milestone',
  'milestones',
  'arrow',
  'arrows',
  'connected',
  'joined',
  'linked',
  'between',
  'them',
  'between them',
  'boxes',
  'process',
  'flow',
  'vs',
  'versus',
  'comparing',
  'guide',
  'yes',
  'no',
  'below',
  'below her',
  'below him',
  'below them',
  'below it',
  'numbers',
  'numbered',
];

const OF_WAYS = 'goes leads continues returns return loop loops back'
  .split(' ')
  .flatMap((word) => [word, `${word} back`]);
const PICTURES = /^(?:drawing|picture|illustration|icon)s?$/;
const OF_PICTURES = 'icon icons drawing drawings picture pictures small little illustration illustrations'
  .split(' ')
  .flatMap((word) => [word, `small ${word}`, `little ${word}`]);

/** The drawing of the last thing that a text names. */
const pictureOf = (text: string, { brief }: Look, sheet: Sheet): string | undefined => {
  const words = tokenise(text);
  return words
    .map((_, at) => drawingOf(words.slice(0, words.length - at).join(' '), brief, sheet.studio))
    .find((name) => name !== undefined);
};

function stations(sheet: Sheet, list: readonly Station[], look: Look): void {
  const { width, height, short } = sheet;
  const { palette } = look;
  const each = (height * 0.78) / list.length;
  const isNumbered = list.every(({ head }) => /^\d{1,2}$/.test(head));
  const x = width * (isNumbered ? 0.14 : 0.3);
  const line = short * 0.01;
  const y = (at: number): number => height * 0.18 + (at + 0.5) * each;
  sheet.add(
    `<path d="M${x} ${y(0)}V${y(list.length - 1)}" stroke="${palette.accent}" stroke-width="${line}"/>`,
  );
  const size = Math.min(each * 0.84, short * 0.16);
  for (const [at, { head, text }] of list.entries()) {
    const r = isNumbered ? Math.min(each * 0.36, short * 0.06) : short * 0.02;
    sheet.add(`<circle cx="${x}" cy="${y(at)}" r="${r}" fill="${palette.main}"/>`);
    const box = isNumbered
      ? { x: x - r, y: y(at) - r * 0.6, width: 2 * r, height: r * 1.2 }
      : { x: width * 0.03, y: y(at) - each * 0.3, width: x - r * 2.2 - width * 0.03, height: each * 0.6 };
    sheet.text(head, box, {
      font: 'sans',
      fill: isNumbered ? readableOn(palette.main) : palette.main,
      mostLines: isNumbered ? 1 : 2,
      align: isNumbered ? 'middle' : 'end',
      largest: short * 0.06,
    });
    // A step begins with what to do.
    const name = pictureOf(isNumbered ? text.replace(/^\S+\s*/, '') : text, look, sheet);
    const left = x + r + width * 0.04;
    const right = width * 0.95 - (name ? size * 1.1 : 0);
    sheet.text(
      text,
      { x: left, y: y(at) - each * 0.36, width: right - left, height: each * 0.72 },
      { font: 'sans', fill: palette.ink, mostLines: 3, align: 'start', largest: short * 0.05 },
    );
    if (name) sheet.drawing(name, width * 0.95 - size / 2, y(at), size);
  }
}

/** Beside each other, with arrows between them; more than fit in a row go on below. */
function stationsAcross(sheet: Sheet, list: readonly Station[], look: Look): void {
  const { width, height, short } = sheet;
  const { brief, palette } = look;
  const rows = width < height * 1.3 && list.length > 5 ? 2 : 1;
  const inRow = Math.ceil(list.length / rows);
  const each = (width * 0.94) / inRow;
  const longest = Math.max(...list.flatMap(({ text }) => text.split(/\s+/).map((word) => word.length)));
  const largest = Math.min(short * 0.045, (each * 0.94) / (longest * 0.64));
  for (const word of ['left', 'right', 'horizontal', 'horizontally', 'row', 'side']) brief.shown.add(word);
  for (const [at, { head, text }] of list.entries()) {
    const row = Math.floor(at / inRow);
    const x = width * 0.03 + ((at % inRow) + 0.5) * each;
    const y = height * (rows > 1 ? 0.36 + 0.36 * row : 0.5);
    const r = Math.min(each * 0.36, short * 0.13);
    sheet.add(`<circle cx="${x}" cy="${y}" r="${r}" fill="${at % 2 ? palette.accent : palette.main}"/>`);
    const name = pictureOf(text, look, sheet);
    if (name) {
      sheet.drawing(name, x, y, r * 1.25);
      sheet.text(
        head,
        { x: x - each * 0.46, y: y - r * 1.2 - short * 0.055, width: each * 0.92, height: short * 0.055 },
        { font: 'sans', fill: palette.ink, mostLines: 1, vertical: 'bottom', largest: short * 0.05 },
      );
    } else
      sheet.text(
        head,
        { x: x - r * 0.7, y: y - r * 0.5, width: r * 1.4, height: r },
        {
          font: 'sans',
          fill: readableOn(at % 2 ? palette.accent : palette.main),
          mostLines: 1,
          largest: short * 0.07,
        },
      );
    sheet.text(
      text,
      { x: x - each * 0.46, y: y + r * 1.2, width: each * 0.92, height: height * 0.13 },
      { font: 'sans', fill: palette.ink, mostLines: 3, vertical: 'top', largest },
    );
    if ((at + 1) % inRow === 0 || at + 1 === list.length) continue;
    const [from, to, tip] = [x + r * 1.12, x + each - r * 1.12, short * 0.014];
    sheet.add(
      `<path d="M${from} ${y}H${to - tip}" stroke="${palette.ink}" stroke-width="${short * 0.007}"/><path d="M${to} ${y}l${-tip * 1.4} ${-tip}v${tip * 2}Z" fill="${palette.ink}"/>`,
    );
  }
}

function columns(sheet: Sheet, list: readonly Column[], look: Look): void {
  const { width, height, short } = sheet;
  const { palette } = look;
  const each = (width * 0.9) / list.length;
  for (const [at, { head, points }] of list.entries()) {
    const [x, wide] = [width * 0.05 + at * each + each * 0.03, each * 0.94];
    const colour = at === 0 ? palette.main : palette.accent;
    sheet.add(
      `<rect x="${x}" y="${height * 0.18}" width="${wide}" height="${height * 0.76}" rx="${short * 0.03}" fill="${mixed(colour, '#ffffff', 0.82)}" stroke="${colour}" stroke-width="${short * 0.006}"/>`,
    );
    const name = pictureOf(head, look, sheet);
    const size = Math.min(wide * 0.6, height * 0.24);
    if (name) sheet.drawing(name, x + wide / 2, height * 0.21 + size / 2, size);
    const top = height * 0.21 + (name ? size : 0);
    sheet.text(
      head,
      { x: x + wide * 0.06, y: top + height * 0.01, width: wide * 0.88, height: height * 0.08 },
      { font: 'sans', fill: mixed(colour, '#10131a', 0.45), mostLines: 1, largest: short * 0.06 },
    );
    const from = top + height * 0.11;
    const row = Math.min(height * 0.09, (height * 0.92 - from) / Math.max(1, points.length));
    for (const [n, point] of points.entries()) {
      const y = from + (n + 0.5) * row;
      sheet.add(`<circle cx="${x + wide * 0.1}" cy="${y}" r="${short * 0.01}" fill="${colour}"/>`);
      sheet.text(
        point,
        { x: x + wide * 0.16, y: y - row * 0.4, width: wide * 0.8, height: row * 0.8 },
        { font: 'sans', fill: palette.ink, mostLines: 2, align: 'start', largest: short * 0.042 },
      );
    }
  }
}
