const HERE =
  /\b(?:in|of|from|to|inside|within|up) (?:the |my )?(?:current|this|present)(?: working)? (?:folder|directory)\b/i;
const GUARD =
  /^if \(\(\$# (?:< 1|== 0)\)\)( \|\| \[\[ ! -d \$1 \]\])?; then\n( {2}echo "usage: \$0 )(FOLDER|DIRECTORY|DIR)\b(.*\n {2}exit \d+\nfi)$/m;

/** If the wish names the current folder, a script that needs a folder argument uses that one. */
export const inCurrentFolder = (prompt: string, code: string): string =>
  HERE.test(prompt)
    ? code.replace(
        GUARD,
        (_, isChecked: string | undefined, usage: string, folder: string, rest: string) =>
          `if (($# == 0)); then set -- .; fi${isChecked ? `\nif [[ ! -d $1 ]]; then\n${usage}[${folder}]${rest}` : ''}`,
      )
    : code;
