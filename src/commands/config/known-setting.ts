import { SETTING_NAMES, settingNamed } from '../../config/settings.ts';
import { OctetError } from '../../errors.ts';
import { didYouMean } from '../help/similar.ts';

/** The setting of that name; for one that is mistyped, the name that was meant. */
export function knownSetting(word: string): ReturnType<typeof settingNamed> {
  try {
    return settingNamed(word);
  } catch (error) {
    const meant = didYouMean(word, SETTING_NAMES);
    if (!(error instanceof OctetError) || meant === undefined) throw error;
    throw new OctetError(error.reason, error.message, meant, { cause: error });
  }
}
