import { planReading } from '../layers.ts';
import { paintPlan } from '../paint-plan.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import { type Brief, readBrief } from './brief.ts';
import { momentsIn, rowsOf } from './comic-panels.ts';
import { over } from './composite-over.ts';
import { sceneOf } from './paint-scene.ts';
import { type Edges, Sheet, type Studio } from './sheet.ts';

/** A scene in ink and flat colours, with a frame, and a balloon for what is said. */
export function composeComic(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const moments = momentsIn(brief);
  if (moments.length > 0) return composeStrip(brief, studio, moments);
  const { picture } = sceneOf(brief, studio, { style: 'anime' });
  const sheet = new Sheet(width, height, studio);
  const edge = sheet.short * 0.03;
  const [speaker] = studio.account.bodies;
  // Only one moment is drawn.
  if (/strip|page/.test(brief.phrase)) brief.missing.push(`further panels of the ${brief.phrase}`);
  const isSpeech = (word: string): boolean => SPEECH.test(word) && brief.texts.length > 0;
  for (const word of brief.leftOver) if (isSpeech(word)) brief.shown.add(word);
  brief.missing.splice(0, Infinity, ...brief.missing.filter((words) => !isSpeech(words)));
  for (const word of [
    'speech',
    'bubble',
    'bubbles',
    'balloon',
    'saying',
    'says',
    'shouting',
    'single',
    'one',
  ])
    brief.shown.add(word);
  if (brief.texts.length > 0) balloon(sheet, brief.texts.join(' '), speaker?.edges ?? [0.4, 0.5, 0.6, 1]);
  sheet.add(
    `<path fill-rule="evenodd" fill="#ffffff" d="M0 0H${width}V${height}H0Z M${edge} ${edge}V${height - edge}H${width - edge}V${edge}Z"/><rect x="${edge}" y="${edge}" width="${width - 2 * edge}" height="${height - 2 * edge}" fill="none" stroke="#10131a" stroke-width="${edge * 0.35}"/>`,
  );
  return over(picture, sheet.paint());
}

/** One scene for each moment, in frames beside and below each other. */
function composeStrip(brief: Brief, studio: Studio, moments: readonly string[]): Bitmap {
  const { width, height } = brief.request;
  const rows = rowsOf(moments.length, width > height * 1.3);
  const gap = Math.round(Math.min(width, height) * 0.03);
  const tall = Math.floor((height - gap * (rows.length + 1)) / rows.length);
  const strip = { width, height, rgba: new Uint8ClampedArray(width * height * 4).fill(255) };
  const boxes = rows.flatMap((count, row) => {
    const wide = Math.floor((width - gap * (count + 1)) / count);
    return Array.from({ length: count }, (_, column) => ({
      x: gap + column * (wide + gap),
      y: gap + row * (tall + gap),
      width: wide,
      height: tall,
    }));
  });
  for (const [at, { x, y, ...size }] of boxes.entries()) {
    const request = { ...brief.request, ...size, prompt: moments[at] ?? '' };
    const panel = readBrief(request, studio.drawings);
    const {
      picture,
      leftOut,
      standIns,
      alt,
      bodies,
      size: painted,
    } = paintPlan(planReading(request, panel), { ...request, style: 'anime' }, studio.drawings, studio.tools);
    const isSpeech = (words: string): boolean => SPEECH.test(words) && panel.texts.length > 0;
    brief.missing.push(...leftOut.filter((words) => !isSpeech(words)));
    brief.standIns.push(...standIns);
    studio.account.scenes.push(`panel ${at + 1}, ${alt}`);
    const sheet = new Sheet(size.width, size.height, studio);
    const [speaker] = bodies.flat();
    const edges: Edges = speaker
      ? [
          speaker.left / painted[0],
          speaker.top / painted[1],
          speaker.right / painted[0],
          speaker.bottom / painted[1],
        ]
      : [0.4, 0.5, 0.6, 1];
    if (panel.texts.length > 0) balloon(sheet, panel.texts.join(' '), edges);
    sheet.add(
      `<rect x="1" y="1" width="${size.width - 2}" height="${size.height - 2}" fill="none" stroke="#10131a" stroke-width="${gap * 0.35}"/>`,
    );
    copyInto(strip, over(picture(), sheet.paint()), x, y);
  }
  return strip;
}

function copyInto(target: Bitmap, source: Bitmap, x: number, y: number): void {
  for (let row = 0; row < source.height; row++)
    target.rgba.set(
      source.rgba.subarray(row * source.width * 4, (row + 1) * source.width * 4),
      ((y + row) * target.width + x) * 4,
    );
}

const SPEECH = /^(?:say|tell|ask|shout|yell|think|whisper|scream|repl|answer|exclaim)\w*$/;

/** In the half of the image in which the speaker is not; its tail points to the head. */
function balloon(sheet: Sheet, text: string, [left, top, right]: Edges): void {
  const { width, height, short } = sheet;
  const isRight = (left + right) / 2 < 0.5;
  const [w, h] = [width * 0.5, height * 0.24];
  const x = isRight ? width - w - short * 0.07 : short * 0.07;
  // Below a head that is high up.
  const isBelow = top * height < h;
  const y = isBelow ? height - h - short * 0.07 : short * 0.07;
  const [headX, headY] = [
    ((left + right) / 2) * width,
    isBelow ? Math.min((top + 0.1) * height, y - short * 0.03) : Math.max(top * height, y + h + short * 0.03),
  ];
  const [root, lip] = isBelow ? [y + h * 0.2, y - h * 0.02] : [y + h * 0.8, y + h * 1.02];
  const foot = x + w * (isRight ? 0.3 : 0.7);
  sheet.add(
    `<g fill="#ffffff" stroke="#10131a" stroke-width="${short / 140}" stroke-linejoin="round"><path d="M${foot - w * 0.08} ${root}L${headX + (foot - headX) * 0.3} ${headY + (lip - headY) * 0.3}L${foot + w * 0.08} ${root}Z"/><ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}"/></g><path d="M${foot - w * 0.068} ${root}L${foot} ${lip}L${foot + w * 0.068} ${root}Z" fill="#ffffff"/>`,
  );
  sheet.text(
    text,
    { x: x + w * 0.14, y: y + h * 0.22, width: w * 0.72, height: h * 0.56 },
    { font: 'sans', fill: '#10131a', mostLines: 3, largest: short * 0.08 },
  );
}

/** A scene with large white capitals with a black edge, above and below. */
export function composeMeme(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
  const { picture } = sceneOf(brief, studio);
  const sheet = new Sheet(width, height, studio);
  const [first = '', ...others] = brief.texts;
  const isBelow = others.length === 0 && brief.words.includes('bottom');
  for (const word of ['top', 'bottom', 'text', 'caption', 'funny']) brief.shown.add(word);
  const put = (text: string, y: number, vertical: 'top' | 'bottom'): void => {
    if (text === '') return;
    sheet.text(
      text.toUpperCase(),
      { x: width * 0.05, y: height * y, width: width * 0.9, height: height * 0.2 },
      {
        font: 'narrow',
        fill: brief.ink ?? '#ffffff',
        mostLines: 2,
        largest: height * 0.13,
        vertical,
        outline: { colour: '#10131a', width: 120 },
      },
    );
  };
  put(isBelow ? '' : first, 0.04, 'top');
  put(isBelow ? first : others.join(' '), 0.76, 'bottom');
  return over(picture, sheet.paint());
}
