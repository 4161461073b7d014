import * as v from 'valibot';
import { filledText, integer, own, SEED, textField, yesNo } from './field.ts';

const MUSIC_SECONDS = { min: 30, max: 240 } as const;

export const vocals = v.looseObject({
  enabled: v.optional(yesNo('with vocals')),
  gender: v.optional(textField('gender of the singing voice')),
  style: v.optional(textField('singing style, such as soft or choir')),
});

export const musicRequest = v.looseObject({
  prompt: filledText('description of the song'),
  genre: v.optional(textField('such as pop, rock, jazz or electronic; see `octet music genres`')),
  duration: v.optional(integer('length in seconds', MUSIC_SECONDS), MUSIC_SECONDS.min),
  voice: v.optional(textField('voice, as listed by `octet music voices`')),
  vocals: v.optional(v.pipe(vocals, v.description('vocals settings'))),
  lyrics: v.optional(textField('words to sing; [Verse] and [Chorus] tags allowed')),
  seed: v.optional(own(integer('the same seed gives the same song', SEED))),
});
