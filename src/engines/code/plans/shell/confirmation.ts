import { doneWord } from './manners.ts';

/** A flag on which it depends whether anything is done. */
export interface Guard {
  readonly lines: readonly string[];
  readonly test: string;
}

export const CONFIRM =
  /(?:[,;] ?|\band |\bbut )*\b(?:(?:only )?after )?(?:(?:ask(?:s|ing)?|prompt(?:s|ing)?)(?: (?:the user|me|for|a|yes\/no|y\/n|confirmation|question|to confirm))*(?: (?:before|first|prior to)(?: (?:deleting|removing|it|doing it|deletion|(?:it )?(?:deletes|removes)))?(?: (?:them|it|anything|the files))?)?|confirm(?:s|ing)?(?: (?:before|first|prior to)(?: (?:deleting|removing|deletion|(?:it )?(?:deletes|removes)))?(?: (?:them|it|anything|the files))?)?|(?:with|after|only after|requires?|requiring)(?: an?| user)? (?:yes\/no |y\/n |user )?(?:confirmation|confirming)(?: prompt)?(?: (?:first|before(?: deleting| removing)?(?: them| it)?))?)/;

export const CONFIRM_EACH =
  /(?:[,;] ?|\band |\bbut |\bthen |\bit )*\b(?:ask(?:s|ing)?|prompt(?:s|ing)?|confirm(?:s|ing)?|(?:with|after) (?:a )?confirmation)(?: (?:the user|me|for|a|yes\/no|y\/n|confirmation|to confirm))*(?: (?:before|first|prior to)(?: (?:deleting|removing|moving|it deletes|it removes))?)?(?: (?:for|of|on))? (?:each|every)(?: single)?(?: (?:one|file|of them|deletion|time))?(?: (?:before|first)(?: (?:deleting|removing|it is (?:deleted|removed)))?(?: it| them)?)?|\b(?:one by one|interactively)\b/;

/** The files are listed before, for the answers come from the standard input. */
export const askedEach = (find: string, counts: RegExpExecArray | undefined): string[] => [
  `mapfile -d '' -t files < <(${find} -print0)`,
  ...(counts ? ['count=0'] : []),
  'for file in "${files[@]}"; do',
  '  read -r -p "Delete $file? [y/N] " answer || exit 1',
  '  if [[ $answer =~ ^[Yy]([Ee][Ss])?$ ]]; then',
  '    rm -- "$file"',
  ...(counts ? ['    count=$((count + 1))'] : []),
  '  fi',
  'done',
  ...(counts ? [`echo "$count files${doneWord(counts)}"`] : []),
];

/** Shows what would be deleted and asks once. */
export const confirmed = (find: string, guard: Guard | undefined): string[] => [
  `mapfile -d '' -t files < <(${find} -print0)`,
  'if ((${#files[@]} == 0)); then',
  "  echo 'nothing to delete'",
  '  exit 0',
  'fi',
  `printf '%s\\n' "\${files[@]}"`,
  ...(guard
    ? [`if ${guard.test.startsWith('! ') ? guard.test.slice(2) : `! ${guard.test}`}; then exit 0; fi`]
    : []),
  'read -r -p "Delete ${#files[@]} files? [y/N] " answer || answer=',
  'if [[ ! $answer =~ ^[Yy]([Ee][Ss])?$ ]]; then',
  "  echo 'nothing was deleted'",
  '  exit 1',
  'fi',
  `printf '%s\\0' "\${files[@]}" | xargs -0 rm --`,
];
