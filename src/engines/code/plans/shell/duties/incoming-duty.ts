import {
  type Duty,
  HELP_FIRST,
  scriptOf,
  takeDryRun,
  takeLog,
  takeName,
  takeNumber,
  takes,
  usageOf,
} from './duty.ts';

const DATES: readonly (readonly [said: RegExp, format: string])[] = [
  [/yyyy\/mm\/dd/, '%Y/%m/%d'],
  [/yyyy\/mm/, '%Y/%m'],
  [/yyyy-mm-dd/, '%Y-%m-%d'],
  [/yyyy-mm/, '%Y-%m'],
  [/yyyy/, '%Y'],
];

/** "New PDFs in /srv/incoming get moved to /srv/archive/YYYY/MM, but none that is younger than 2 minutes". */
export const INCOMING: Duty = {
  about: [
    /\bmov(?:e|es|ed|ing)\b/,
    /\bfolder\b|\bdirectory\b|(?:^|[\s"'])[~/]/,
    /\byounger\b|\bolder than\b|\bstill (?:be(?:ing)?|writ|upload|copi)|yyyy|\bnewer\b/,
    /\b(?:to|into) ["']?[~/]/,
  ],
  silent:
    'new files file pdfs pdf scans every min minutes cron crontab job get gets moved move moves moving into folder year month day must not touch files names spaces have has because scanner writing written still being them archive incoming inotify inotifywait without filenames copied uploaded younger script existing overwrite overwritten',
  write: (wish) => {
    const paths = wish.take(
      /\b(?:in|from|of|under) (?:the )?(?:folder |directory )?["'`]?((?:~|\.{1,2})?\/[\w./-]*\w)["'`]?(?: (?:get|gets|are|is|be|should|must|will))*,? ?(?:and )?(?:mov(?:e|es|ed|ing))?(?: (?:them|it))? ?(?:in)?to (?:the )?(?:folder |directory )?["'`]?((?:~|\.{1,2})?\/[\w./{}%-]*\w)["'`]?/,
    );
    if (!paths) return undefined;
    const source = wish.original(paths, paths[1] ?? '').replace(/^~/, '$HOME');
    const given = wish.original(paths, paths[2] ?? '').replace(/^~/, '$HOME');
    const dated = DATES.find(([said]) => said.test(given.toLowerCase()));
    const place = dated ? given.toLowerCase().search(dated[0]) : -1;
    const target = dated ? given.slice(0, place).replace(/\/$/, '') : given;
    if (dated && place + (dated[0].exec(given.toLowerCase())?.[0].length ?? 0) !== given.length)
      return undefined;
    const kind = takeName(
      wish,
      /(?:\b(?:all|every|new|the|any) )*\*?\.?\b(pdf|jpe?g|png|csv|xml|txt|docx?|xlsx?|zip|log|mp4|wav|tiff?)s?\b(?: files?)?/,
    );
    const minutes = takeNumber(
      wish,
      "(?:[,;.] ?|\\band |\\bbut )*(?:(?:must|should|do|may|it) )*(?:not|never|n't)?(?: (?:touch|move|take))?(?: (?:any |the )?(?:files?|ones|those|it))?(?: (?:that|which) (?:are|were))? ?(?:younger|newer) than # min(?:ute)?s?(?: old)?",
      '(?:only )?(?:(?:files?|those|ones|if|that|are|when) )*(?:older than|at least) # min(?:ute)?s?(?: old)?',
    );
    takes(wish, /,? ?\b(?:because|since|as) (?:the |they |it )?[^,;.]*\bstill\b[^,;.]*/);
    const cron = takeNumber(
      wish,
      '(?:run(?:s|ning)? )?(?:(?:by|from|with|via|in|as|a) )*(?:cron(?:tab|job)?(?: script| job)? )?(?:\\(?every) # min(?:ute)?s?',
    );
    const isCron = cron !== undefined || takes(wish, /\bcron(?:tab|job)?\b/);
    takes(
      wish,
      /[,;.]? ?\b(?:no|without|not) inotify(?:wait)?\b|[,;.]? ?\b(?:file)?names? (?:(?:have|has|with|may|can|contain|contains) )*spaces\b/,
    );
    takes(
      wish,
      /(?:[,;.] ?|\band |\bbut )*(?:never|don't|do not|without|not) overwrit(?:e|ing)(?: (?:any|anything|existing|files))*/,
    );
    const log = takeLog(wish);
    const isDry = takeDryRun(wish);
    return scriptOf(
      isCron && `# For crontab -e: */${cron ?? 5} * * * * /usr/local/bin/move-incoming`,
      usageOf(
        `move-incoming${isDry ? ' [--dry-run]' : ''}`,
        `Moves the ${kind ? `.${kind} ` : ''}files of ${source} to ${given}${minutes ? `; those that were changed in the last ${minutes} minutes stay` : ''}.`,
      ),
      HELP_FIRST,
      isDry && ['dry_run=false', 'if [[ ${1:-} == --dry-run ]]; then dry_run=true; shift; fi'],
      'if (($# > 0)); then usage >&2; exit 2; fi',
      `source=${source}`,
      `target=${target}`,
      log !== undefined && [
        `log=${log || '/var/log/move-incoming.log'}`,
        'exec > >(while IFS= read -r line; do printf "%(%F %T)T %s\\n" -1 "$line"; done >>"$log") 2>&1',
      ],
      'if [[ ! -d $source ]]; then echo "$0: there is no folder $source" >&2; exit 1; fi',
      isCron && [
        '# A run that takes longer than the pause is not joined by a second one.',
        'exec 9<"$source"',
        'flock -n 9 || exit 0',
      ],
      'status=0',
      "while IFS= read -r -d '' file; do",
      dated
        ? [
            '  # The month of the file, not that of the run.'.replace(
              'month',
              dated[1].includes('%d') ? 'day' : dated[1].includes('%m') ? 'month' : 'year',
            ),
            `  folder=$target/$(date -r "$file" +${dated[1]})`,
          ]
        : '  folder=$target',
      '  name=${file##*/}',
      '  new=$folder/$name',
      '  number=1',
      '  # Nothing is overwritten.',
      '  while [[ -e $new ]]; do',
      '    if [[ $name == ?*.* ]]; then new=$folder/${name%.*}-$number.${name##*.}; else new=$folder/$name-$number; fi',
      '    number=$((number + 1))',
      '  done',
      isDry && '  if $dry_run; then echo "would move: $file -> $new"; continue; fi',
      '  if mkdir -p -- "$folder" && mv -n -- "$file" "$new"; then',
      '    echo "$file -> $new"',
      '  else',
      '    echo "$0: $file was not moved" >&2',
      '    status=1',
      '  fi',
      `done < <(find "$source" -maxdepth 1 -type f${kind ? (/^jpe?g$/.test(kind) ? " -iname '*.jp*g'" : ` -iname '*.${kind}'`) : ''}${minutes ? ` -mmin +${minutes}` : ''} -print0)`,
      'exit "$status"',
    );
  },
};
