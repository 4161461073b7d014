import { ABSENT_KINDS } from './absent-kinds.ts';
import { GAME_KINDS } from './game-kinds.ts';
import { HELPER_KINDS } from './helper-kinds.ts';
import { JSON_KINDS } from './json.ts';
import { OBJECT_KINDS } from './object-kinds.ts';
import { ROWS_KINDS } from './rows.ts';
import { SHAPE_KINDS } from './shapes.ts';
import type { TypedKind } from './typed-kind.ts';
import { VALUE_KINDS } from './value-kinds.ts';
import { VIEW_KINDS } from './view-kinds.ts';

export const TYPED_KINDS: readonly TypedKind[] = [
  ...ROWS_KINDS,
  ...JSON_KINDS,
  ...ABSENT_KINDS,
  ...OBJECT_KINDS,
  ...VALUE_KINDS,
  ...HELPER_KINDS,
  ...SHAPE_KINDS,
  ...GAME_KINDS,
  ...VIEW_KINDS,
];
