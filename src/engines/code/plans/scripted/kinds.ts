import { CLASS_KINDS } from './class-kinds.ts';
import { EXPRESS_KINDS } from './express-kinds.ts';
import { FIELD_KINDS } from './field-kinds.ts';
import { FILE_KINDS } from './file-kinds.ts';
import { FOLDER_KINDS } from './folder-kinds.ts';
import { FUNCTION_KINDS } from './function-kinds.ts';
import type { ScriptKind } from './script-kind.ts';
import { SERVICE_KINDS } from './service-kinds.ts';

export const SCRIPT_KINDS: readonly ScriptKind[] = [
  ...CLASS_KINDS,
  ...FUNCTION_KINDS,
  ...FIELD_KINDS,
  ...FILE_KINDS,
  ...FOLDER_KINDS,
  ...EXPRESS_KINDS,
  ...SERVICE_KINDS,
];
