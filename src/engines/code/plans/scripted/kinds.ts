import { CLASS_KINDS } from './class-kinds.ts';
import { EXPRESS_KINDS } from './express-kinds.ts';
import { FIELD_KINDS } from './field-kinds.ts';
import { FILE_KINDS } from './file-kinds.ts';
import { FOLDER_KINDS } from './folder-kinds.ts';
import { FUNCTION_KINDS } from './function-kinds.ts';
import { MIDDLEWARE_KINDS } from './middleware-kinds.ts';
import { QUERY_KINDS } from './query-kinds.ts';
import type { ScriptKind } from './script-kind.ts';
import { SERVICE_KINDS } from './service-kinds.ts';
import { WALK_KINDS } from './walk-kinds.ts';

export const SCRIPT_KINDS: readonly ScriptKind[] = [
  ...CLASS_KINDS,
  ...FUNCTION_KINDS,
  ...FIELD_KINDS,
  ...FILE_KINDS,
  ...FOLDER_KINDS,
  ...EXPRESS_KINDS,
  ...SERVICE_KINDS,
  ...MIDDLEWARE_KINDS,
  ...WALK_KINDS,
  ...QUERY_KINDS,
];
