/** The rewrites that an instruction asks for. */
interface RefactoringPlan {
  readonly rename: readonly (readonly [from: string, to: string])[];
  readonly steps: readonly string[];
  /** The instruction names nothing that octet can do. */
  readonly isUnknown: boolean;
}

const NEWER_SYNTAX = [
  'let',
  'arrow',
  'arrow-return',
  'template',
  'obj-shorthand',
  'obj-method',
  'exponent',
  'arg-spread',
  'none',
];
/** Everything that keeps behaviour, for "clean up" and for no instruction at all. */
const SAFE = [
  ...NEWER_SYNTAX,
  'negation',
  'f-strings',
  'comprehension',
  'truth',
  'else',
  'unused-imports',
  'unused-variables',
];
const MODERN = [...NEWER_SYNTAX, 'f-strings'];
const SIMPLER = ['truth', 'else', 'negation', 'comprehension', 'arrow-return'];

const WORDS: readonly (readonly [pattern: RegExp, steps: readonly string[]])[] = [
  [/\bmoderni[sz]e|\bmodern\b|\bes6|\bes20\d\d|\bupdate\b|\bupgrade\b/i, MODERN],
  [/\bsimplif|\bsimpler\b|\bshorter\b|\bconcise/i, SIMPLER],
  [/\bclean|\btidy|\bimprove|\brefactor\b|\bbest practice|\breadab/i, SAFE],
  [/\bconst\b|\blet\b|\bvar\b/i, ['let']],
  [/\barrow/i, ['arrow', 'arrow-return']],
  [/\btemplate|\binterpolat|\bconcat/i, ['template', 'f-strings']],
  [/\bf-?strings?\b|\bformat strings?\b/i, ['f-strings']],
  [/\bcomprehension/i, ['comprehension']],
  [/\bclass(es)?\b/i, ['class']],
  [/\bfor[ .…-]*of\b/i, ['let', 'for-of']],
  [/\bincludes\b/i, ['includes']],
  [/\bdefault param/i, ['default-param']],
  [/\bshorthand/i, ['obj-shorthand', 'obj-method']],
  [/\bspread\b/i, ['arg-spread']],
  [/\bexponent|\*\*/i, ['exponent']],
  [/\bone variable|\bsplit (the )?(var|declaration)/i, ['multi-var']],
  [/\bearly return|\bguard|\bflatten|\bnest|\belse\b/i, ['else']],
  [/\bboolean|\btrue\b|\bfalse\b|\bcondition/i, ['truth']],
  [/\bnone\b/i, ['none']],
  [/\bunused imports?\b/i, ['unused-imports']],
  [/\bunused (variables?|vars?|locals?)\b/i, ['unused-variables']],
  [
    /\bunused\b(?! (imports?|variables?|vars?|locals?))|\bdead code\b/i,
    ['unused-imports', 'unused-variables'],
  ],
  [/\b(sort|organi[sz]e|order)\b.*\bimports?\b/i, ['sort-imports', 'unused-imports']],
];

const RENAME =
  /\brename\s+(?:the\s+)?(?:function\s+|variable\s+|class\s+|method\s+|parameter\s+)?[`"']?(\$?[\w$]+)[`"']?\s+(?:to|into|as|->|=>)\s+[`"']?(\$?[\w$]+)[`"']?/gi;

export function planRefactoring(instruction: string | undefined): RefactoringPlan {
  const text = instruction?.trim() ?? '';
  if (text === '') return { rename: [], steps: SAFE, isUnknown: false };
  const rename = [...text.matchAll(RENAME)].map((match) => [match[1] ?? '', match[2] ?? ''] as const);
  // The names themselves must not select anything.
  const rest = text.replace(RENAME, ' ');
  const steps = [...new Set(WORDS.filter(([pattern]) => pattern.test(rest)).flatMap(([, names]) => names))];
  return { rename, steps, isUnknown: rename.length === 0 && steps.length === 0 };
}
