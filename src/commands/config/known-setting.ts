import { SETTING_NAMES, settingNamed } from '../../config/settings.ts';
import { OctetError } from '../../errors.ts';

/** The setting of that name; for one that is mistyped, the name that was meant. */
export async function knownSetting(word: string): Promise<ReturnType<typeof settingNamed>> {
  try {
    return settingNamed(word);
  } catch (error) {
    const { didYouMean } = await import('../../input/similar.ts');
    const meant = didYouMean(word, SETTING_NAMES);
    if (!(error instanceof OctetError) || meant === undefined) throw error;
    throw new OctetError(error.reason, error.message, meant, { cause: error });
  }
}
