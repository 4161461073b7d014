import { NothingUnderstood } from '../../nothing-understood.ts';
import { counted, drawingWords } from '../prompt/drawing-words.ts';
import { singularForm, tokenise } from '../prompt/lexicon.ts';
import { NUMBER_WORDS } from '../prompt/modifiers.ts';
import { standIn } from '../prompt/stand-in.ts';
import { titleCase } from '../prompt/texts.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { mixed, type Palette } from './colours.ts';
import { polar, type Sheet } from './sheet.ts';
import { shownSubjects } from './subjects.ts';
import { drawVenn } from './venn.ts';

const MOST_NODES = 9;

/** "Of a flower with labels for petal, stem and root": the whole, and its parts around it. */
const OF_PARTS =
  /\b(?:of|showing)\s+(?:an?\s+|the\s+)?(?<whole>[^,:]+?)(?:,?\s+(?:with|labell?ing)\s+|\s*:\s*)(?:(?:its|the)\s+)?(?:(?:clear\s+|simple\s+)?labels?\s*(?:for|of|on|:)\s*|labell?ed\s+)?(?:(?:its|the)\s+)?(?<parts>.+?)(?:\s+labell?ed)?\s*$/iu;
/** A box for the whole is all that there is to see of it. */
const IS_SYSTEM = /\b(?:networks?|systems?|setup|architecture|project|team|company|process)$/i;

/** "With a router, a switch and two servers": each by itself. */
export function nodesIn(rest: string): string[] {
  const { whole, parts } = OF_PARTS.exec(rest)?.groups ?? {};
  if (whole && parts) {
    const named = nodesIn(`with ${parts}`);
    if (named.length > 1) return [titleCase(whole), ...named].slice(0, MOST_NODES);
  }
  const [, list = ''] = /\b(?:with|showing|of|between|connecting|linking)\s+(.+)$/iu.exec(rest) ?? [];
  return list
    .split(/,\s*(?:and\s+)?|\s+and\s+/u)
    .flatMap((part) => {
      const [first = '', ...others] = part.trim().replace(/[.]$/, '').split(/\s+/);
      const number = NUMBER_WORDS.get(first.toLowerCase()) ?? 1;
      const name = /^(?:an?|the|its)$/i.test(first) || number > 1 ? others.join(' ') : part.trim();
      const label = titleCase(number > 1 ? singularForm(name) : name);
      return number > 1 ? Array.from({ length: number }, (_, n) => `${label} ${n + 1}`) : [label];
    })
    .filter((label) => label !== '')
    .slice(0, MOST_NODES);
}

/** Things in boxes, joined to the first; one thing alone is drawn, and has a title. */
export function drawDiagram(sheet: Sheet, brief: Brief, { ink, main, soft, paper, accent }: Palette): Bitmap {
  const { width, height, short } = sheet;
  const nodes = nodesIn(brief.rest);
  const heading =
    brief.texts[0] ??
    titleCase(brief.leading.filter((word) => !/^(?:an?|the|labell?ed|simple)$/.test(word)).join(' '));
  const title = nodes.length > 1 ? heading && `${heading} Diagram` : (nodes[0] ?? heading);
  if (title)
    sheet.text(
      title,
      { x: width * 0.08, y: height * 0.05, width: width * 0.84, height: height * 0.11 },
      { font: 'sans', fill: ink, mostLines: 2, largest: short * 0.075 },
    );
  if (nodes.length < 2) {
    const [thing] = shownSubjects(brief, sheet.studio, 1);
    const asked = nodes[0]?.toLowerCase() ?? '';
    // A substitute would teach something wrong: a plant cell is no cell of a jail.
    const isCompound = asked.includes(' ');
    const isOther = isCompound && thing && drawingWords(thing.name, 1) !== asked;
    if (thing?.said === asked && !isOther && brief.subjects.flatMap(standIn).length === 0)
      sheet.tinted(thing, width / 2, height * 0.56, short * 0.6);
    else
      throw new NothingUnderstood(
        'the prompt names no parts for the diagram: list them, such as "idle, open, closed" or "idle -> open on coin"',
      );
    const labels = brief.rest.match(/\blabell?ed|\blabels?\b/iu)?.[0];
    brief.notes.push('the prompt names no parts, so the diagram has no labels for them');
    if (labels) brief.shown.add(labels.toLowerCase());
    return sheet.paint();
  }
  const whole = OF_PARTS.exec(brief.rest)?.groups?.whole ?? '';
  const isDrawn = IS_SYSTEM.test(whole) || nodes[0] !== titleCase(whole);
  const isVenn = brief.words.concat(brief.leading).includes('venn') && nodes.length <= 3;
  if (isVenn) {
    for (const words of ['venn', 'overlap', 'overlapping', 'circles', 'overlapping circles'])
      brief.shown.add(words);
    for (const word of [
      ...tokenise(`${nodes.join(' ')} ${title ?? ''}`),
      ...brief.subjects.map(({ said }) => said),
    ])
      brief.shown.add(word);
    drawVenn(sheet, nodes, { ink, main, soft, paper, accent });
    return sheet.paint();
  }
  const [x, y] = [width / 2, height * 0.57];
  const spots = nodes.map((_, n): readonly [number, number] => {
    if (n === 0) return [x, y];
    const [dx, dy] = polar(0, 0, 1, (n - 1) / (nodes.length - 1));
    return [x + dx * width * 0.34, y + dy * height * 0.31];
  });
  for (const [px, py] of spots.slice(1))
    sheet.add(
      `<path d="M${x} ${y}L${px} ${py}" stroke="${mixed(ink, paper, 0.4)}" stroke-width="${short / 160}"/>`,
    );
  const [wide, tall] = [width * 0.24, height * 0.12];
  for (const [n, [px, py]] of spots.entries()) {
    sheet.add(
      `<rect x="${px - wide / 2}" y="${py - tall / 2}" width="${wide}" height="${tall}" rx="${tall * 0.2}" fill="${n === 0 ? main : soft}" stroke="${main}" stroke-width="${short / 200}"/>`,
    );
    sheet.text(
      nodes[n] ?? '',
      { x: px - wide * 0.44, y: py - tall * 0.4, width: wide * 0.88, height: tall * 0.8 },
      { font: 'sans', fill: n === 0 ? paper : ink, mostLines: 2, largest: short * 0.04 },
    );
  }
  for (const word of tokenise(nodes.join(' '))) brief.shown.add(word).add(`${word}s`);
  for (const { said } of brief.subjects) brief.shown.add(said);
  for (const number of NUMBER_WORDS.keys()) if (brief.words.includes(number)) brief.shown.add(number);
  if (title) for (const word of tokenise(title)) brief.shown.add(word);
  if (!isDrawn)
    brief.notes.push(`the parts of the ${whole.toLowerCase()} are boxes with their names, and not drawn`);
  for (const word of ['labels', 'label', 'labelled', 'labeled']) brief.shown.add(word);
  sheet.studio.account.told.push(counted('boxes', nodes.length));
  return sheet.paint();
}
