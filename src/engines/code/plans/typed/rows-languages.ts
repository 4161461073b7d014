import { csharp, java } from './rows-java-csharp.ts';
import { kotlin, swift } from './rows-kotlin-swift.ts';
import type { RowsLanguage } from './rows-language.ts';

export const ROWS_LANGUAGES: Readonly<Record<string, RowsLanguage>> = { java, csharp, kotlin, swift };
