import { isObject, numberField } from './shape.ts';

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string' && one !== '') : [];

/** A song in a line, "shanty, G major, 112 bpm; accordion, drums; sung", where the reply says which instruments it has. */
export function readSong(document: unknown): string | undefined {
  if (!isObject(document)) return undefined;
  const { genre, key, vocals } = document;
  const instruments = texts(document.instruments);
  const tempo = numberField(document.tempo);
  if (instruments.length === 0) return undefined;
  const manner = [...texts([genre, key]), ...(tempo === undefined ? [] : [`${tempo} bpm`])];
  const isOfChildren = texts(document.voices).includes('little-choir');
  const sung = isOfChildren ? 'sung by a children’s choir' : 'sung';
  return [manner.join(', '), instruments.join(', '), vocals === 'sung' ? sung : 'not sung']
    .filter((part) => part !== '')
    .join('; ');
}
