import type { Assets } from '../../engine.ts';
import type { Random } from '../../random.ts';
import { dictionaryOf } from '../../text/knowledge/dictionary.ts';
import { makeTitle } from '../lyrics/write-lyrics.ts';
import type { SongDescription } from './song-description.ts';
import { isProperNoun } from './topics.ts';

/** From what the song is about; a single word is a title where it is a noun. */
export async function titleOf(
  topics: readonly string[],
  { moods, genre, shade, said: wanted, ensemble }: SongDescription,
  assets: Assets,
  random: Random,
): Promise<string> {
  const { find } = await dictionaryOf(assets);
  const isTitle = (topic: string): boolean => {
    const senses = find(topic.toLowerCase())?.senses;
    return topic.includes(' ') || isProperNoun(topic) || senses?.[0]?.part.startsWith('n') !== false;
  };
  const named = topics.filter(isTitle);
  const leader = ensemble.isLed ? ensemble.seats.get('lead')?.name : undefined;
  const [mood] = moods;
  const said = mood?.words.exec(wanted)?.[0];
  // "Workout Workout" says it twice.
  const feeling = genre.name.toLowerCase() === said ? undefined : said;
  return named.length > 0 || feeling === undefined
    ? makeTitle(named, shade, random.fork('title'))
    : makeTitle([`${feeling} ${leader ?? genre.name}`], shade, random.fork('title'));
}
