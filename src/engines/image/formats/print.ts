import type { TextBox } from '../lettering/fit.ts';
import { tokenise } from '../prompt/lexicon.ts';
import { parsePrompt } from '../prompt/parse.ts';
import { isPerson } from '../prompt/people.ts';
import type { Subject } from '../prompt/subject.ts';
import { titleCase } from '../prompt/texts.ts';
import { isSaidAgain } from './aim.ts';
import { asSpelt } from './as-spelt.ts';
import { type Brief, topicDrawing } from './brief.ts';
import { type Palette, paletteFor } from './colours.ts';
import { borderOf } from './design-words.ts';
import { headingOf, purposeOf } from './details.ts';
import { inkAndGround, paletteOn } from './ink-and-ground.ts';
import { Sheet, type Studio } from './sheet.ts';
import { copiesOf, type ShownThing, signsOf } from './subjects.ts';

/** All that a printed thing says and shows. */
interface Print {
  readonly sheet: Sheet;
  readonly palette: Palette;
  readonly heading: string;
  /** The largest letters. */
  readonly title: string;
  readonly lines: readonly string[];
  readonly things: readonly ShownThing[];
  readonly border: string | undefined;
  readonly ink: string | undefined;
}

export function printOf(brief: Brief, studio: Studio, purpose: number): Print {
  const { width, height } = brief.request;
  const asked = inkAndGround(brief);
  const palette = paletteOn(paletteFor(brief.colours, brief.random(purpose)), asked);
  const heading = headingOf(brief);
  const aim = purposeOf(brief);
  const isNamed = brief.texts.length > 0;
  const said = aim.length > 0 ? asSaid(brief.rest, aim) : '';
  const about = said === '' ? undefined : titleCase(said);
  // "A business card, Ann Lee, lawyer" begins with the name.
  const [name, ...others] = brief.format === 'business' && !isNamed && !about ? brief.details : [];
  // "For the best cake, awarded to Leo": the name is the largest.
  const given =
    brief.format === 'certificate' && !isNamed ? brief.details.find((one) => AWARDED.test(one)) : undefined;
  const whom = given?.replace(AWARDED, '');
  // In "for Ana Petrova, course …" the name is the largest.
  const isGivenTo =
    brief.format === 'certificate' && about !== undefined && /^\p{Lu}\S*(?: \p{Lu}\S*)+$/u.test(said);
  const [title = whom ?? about ?? name ?? heading, ...texts] = isGivenTo
    ? [about, ...brief.texts]
    : ofProduct(brief);
  const details = (name === undefined ? brief.details : others).filter(
    (one) => one !== given && !(brief.format === 'label' && one === title),
  );
  const purposes = about && !isGivenTo && (isNamed || whom) ? [whom ? `for ${about}` : about] : [];
  const [, of = ''] = brief.format === 'certificate' ? (WINNER_OF.exec(brief.rest) ?? []) : [];
  const lines = [...texts, ...purposes, ...(of ? [titleCase(of)] : []), ...brief.lines, ...details];
  const used = new Set([...aim, ...heading.toLowerCase().split(' ')]);
  const shown = brief.subjects.filter(
    (one) =>
      !one.said.split(' ').every((word) => used.has(word)) ||
      isSaidAgain(brief, one.said, [...aim, ...heading.toLowerCase().split(' ')]),
  );
  return {
    sheet: new Sheet(width, height, studio),
    palette,
    heading,
    title,
    lines,
    things: thingsOf(
      { ...brief, subjects: shown.length === 0 ? namedOn(brief, [title, ...lines], studio) : shown },
      studio,
    ),
    border: borderOf(brief),
    ink: brief.ink,
  };
}

/** A label for carrots has one: what its letters name, where nothing else is drawn. */
function namedOn(brief: Brief, texts: readonly string[], { drawings }: Studio): readonly Subject[] {
  if (brief.format !== 'label' || brief.hints.some(({ tint }) => tint === undefined)) return [];
  const own = brief.subjects.filter(({ name, said }) => !CONTAINER.test(said) && drawings.has(name));
  if (own.length > 0) return own;
  return texts
    .slice(0, 2)
    .flatMap((text) => parsePrompt(tokenise(text), drawings.nouns).subjects)
    .filter((one) => !one.like && !isPerson(one.name) && !CONTAINER.test(one.said))
    .slice(0, 3);
}

const CONTAINER = /(?:^| )(?:jar|bottle|can|tin|box|bag|packet|label|tag)s?$/;

/** "Strawberry, "made by Gerda"": what is in the jar comes before its maker. */
function ofProduct({ format, texts, details, request }: Brief): readonly string[] {
  const [maker, ...others] = texts;
  const [product] = details;
  return format === 'label' &&
    maker &&
    product &&
    /\b(?:by|from|made|since|product of)\b/i.test(maker) &&
    request.prompt.indexOf(product) < request.prompt.indexOf(maker)
    ? [product, maker, ...others]
    : texts;
}

/** With the articles in between. */
const asSaid = (prompt: string, words: readonly string[]): string =>
  asSpelt(
    prompt,
    new RegExp(`(?<!\\p{L})${words.join("(?:[\\s'’-]+(?:the|an?|my|our))?[\\s'’-]+")}(?!\\p{L})`, 'iu'),
  ) ?? words.join(' ');

/** "For the winner of a chess tournament". */
const WINNER_OF =
  /\bfor\s+(?:\p{L}+\s+){1,3}?(?:of|in|at)\s+(?:an?\s+|the\s+|our\s+)?([\p{L}' -]+?)(?=[,.;:]|\s+(?:with|by|to)\b|$)/iu;

const AWARDED = /^(?:is\s+)?(?:awarded|presented|given)\s+to\s+/i;

/** Things of the prompt, then signs for its places and weather, then the topic. */
function thingsOf(brief: Brief, studio: Studio): ShownThing[] {
  const things: ShownThing[] = [...copiesOf(brief, studio, 5), ...signsOf(brief)];
  const topic = things.length === 0 ? topicDrawing(brief) : undefined;
  return topic && studio.drawings.has(topic) ? [{ name: topic, colour: undefined }] : things;
}

/** Lines below each other, all in one size. */
export function list(
  sheet: Sheet,
  lines: readonly string[],
  box: TextBox,
  look: Parameters<Sheet['text']>[2],
): void {
  const each = box.height / Math.max(1, lines.length);
  for (const [index, line] of lines.entries())
    sheet.text(
      line,
      { ...box, y: box.y + index * each, height: each * 0.8 },
      { ...look, largest: Math.min(look.largest ?? each, each * 0.62), mostLines: 2 },
    );
}

export const shadow = (rect: string): string =>
  `<rect ${rect} transform="translate(0 6)" fill="#10131a" opacity=".18"/>`;
