import type { Bitmap } from '../raster/bitmap.ts';
import type { Brief } from './brief.ts';
import { over } from './composite-over.ts';
import { sceneOf } from './paint-scene.ts';
import { type Edges, Sheet, type Studio } from './sheet.ts';

/** A scene in ink and flat colours, with a frame, and a balloon for what is said. */
export function composeComic(brief: Brief, studio: Studio): Bitmap {
  const { width, height } = brief.request;
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

const SPEECH = /^(?:say|tell|ask|shout|yell|think|whisper|scream|repl|answer|exclaim)\w*$/;

/** In the half of the image in which the speaker is not; its tail points to the head. */
function balloon(sheet: Sheet, text: string, [left, top, right]: Edges): void {
  const { width, height, short } = sheet;
  const isRight = (left + right) / 2 < 0.5;
  const [w, h] = [width * 0.5, height * 0.24];
  const x = isRight ? width - w - short * 0.07 : short * 0.07;
  const y = short * 0.07;
  const [headX, headY] = [((left + right) / 2) * width, Math.max(top * height, y + h + short * 0.03)];
  const foot = x + w * (isRight ? 0.3 : 0.7);
  sheet.add(
    `<g fill="#ffffff" stroke="#10131a" stroke-width="${short / 140}" stroke-linejoin="round"><path d="M${foot - w * 0.08} ${y + h * 0.8}L${headX + (foot - headX) * 0.3} ${headY + (y + h - headY) * 0.3}L${foot + w * 0.08} ${y + h * 0.8}Z"/><ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}"/></g><path d="M${foot - w * 0.068} ${y + h * 0.82}L${foot} ${y + h * 1.02}L${foot + w * 0.068} ${y + h * 0.82}Z" fill="#ffffff"/>`,
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
