import type { Context } from '../../context.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { OctetError } from '../../errors.ts';
import { promptOf } from '../../input/prompt.ts';
import { textArgument } from '../../input/request.ts';
import { runMedia } from '../../jobs/run-media.ts';
import type { MusicFlags } from './flags.ts';

export async function generateMusic(
  context: Context,
  words: readonly string[],
  flags: MusicFlags,
): Promise<void> {
  const prompt = await promptOf(context, words, 'octet music generate "rain on a tin roof"');
  const fields = {
    prompt,
    genre: flags.genre,
    duration: flags.duration,
    voice: flags.voice,
    vocals: vocalsOf(flags),
    lyrics: flags.lyrics === undefined ? undefined : await textArgument(context, flags.lyrics),
    seed: flags.seed,
    soundfont: flags.soundfont === undefined ? undefined : await localSoundFont(context, flags.soundfont),
  };
  const [song] = await runMedia(
    context,
    {
      endpoint: endpoints.musicGenerate,
      fields,
      data: flags.data,
      preview: async ({ path }) => (await import('./listen.ts')).showWaveform(context, path),
    },
    flags,
  );
  if (song && flags.play) await (await import('./listen.ts')).play(context, song.path);
}

/** Another service has no use for the name of a file of this machine. */
async function localSoundFont(context: Context, choice: string): Promise<string> {
  const { environment } = await context.config();
  if (environment.value !== 'local') {
    throw new OctetError(
      'usage',
      '--soundfont works in the local environment only',
      'for your own service: octet serve --soundfont FILE',
    );
  }
  const { soundFontOf } = await import('../../input/sound-font.ts');
  return soundFontOf(context, choice);
}

function vocalsOf(flags: MusicFlags): Record<string, unknown> | undefined {
  const { instrumental, vocalsGender, vocalsStyle, voice, lyrics } = flags;
  if (instrumental) {
    if (vocalsGender ?? vocalsStyle ?? voice ?? lyrics) {
      throw new OctetError('usage', '--instrumental cannot be used with a voice, vocals or lyrics');
    }
    return { enabled: false };
  }
  if (vocalsGender === undefined && vocalsStyle === undefined) return undefined;
  return {
    enabled: true,
    ...(vocalsGender === undefined ? {} : { gender: vocalsGender }),
    ...(vocalsStyle === undefined ? {} : { style: vocalsStyle }),
  };
}
