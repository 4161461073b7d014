import type { Composed } from './demands.ts';

const NAME =
  '["\'`]?((?!(?:but|without|excluding|except|and|leaving|skipping|ignoring|to|into|as)\\b)(?:~|\\.{1,2})?/?[\\w.-]+(?:/[\\w.-]+)*)/?["\'`]?';
const ASKED = new RegExp(
  `^(?:(?:please|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need) to|can you|to) )*(tar|zip|compress|archive|pack|gzip|back up|make an? (?:tar|zip|tar\\.gz|tarball|archive)(?: archive| file)? (?:of|from)) (?:up )?(?:an? |the |my |this |current |whole )*(?:(?:folder|directory|project|repo(?:sitory)?)(?: (?:called |named )?${NAME})?|${NAME}(?: folder| directory)?)(?: (?:to|into|as) (?:an? )?(?:(tar\\.gz|tgz|tar|zip|tarball)(?: archive| file)?))?,? (?:but )?(?:leav(?:e|ing) out|without|exclud(?:e|ing)|except(?: for)?|skip(?:ping)?|ignor(?:e|ing)|not includ(?:e|ing))(?: the)? (.+?)(?: folders?| director(?:y|ies)| subfolders?)?$`,
  'i',
);
const FORMAT = /^(?:tar\.gz|tgz|tar|tarball)$/i;

/** Conditions of another kind: "without the parent folder", "without compression". */
const NO_FILE =
  /^(?:parent|top|outer|root|own|compression|passwords?|asking|confirmation|errors|\w{4,}ing)$/i;

/** An archive of a folder without some of what is in it. */
export function packFolder(wish: string): Composed | undefined {
  const [, verb = '', named, other, format = '', left = ''] = ASKED.exec(wish) ?? [];
  if (verb === '') return undefined;
  const folder = (named ?? other ?? 'folder').replace(/\/$/, '');
  const skipped = left
    .split(/,? (?:and|or|nor) (?:the )?|, /)
    .map((each) => each.replace(/^["'`]|["'`/]+$/g, '').replace(/ (?:folder|directory)$/, ''));
  if (
    /^(?:it|them|file|files)$/i.test(folder) ||
    skipped.some((each) => !/^[\w.*-]+$/.test(each) || NO_FILE.test(each))
  )
    return undefined;
  const isZip = /zip/i.test(format) || (/\bzip\b/i.test(verb) && !/gzip/i.test(verb));
  if (format !== '' && !isZip && !FORMAT.test(format)) return undefined;
  const task = `Archive of ${folder} without ${skipped.join(' and ')}`;
  if (isZip)
    return {
      task,
      run: `zip -r ${folder}.zip ${folder} ${skipped.map((each) => `-x ${/[.*]\w+$/.test(each) && each.includes('*') ? `"${each}"` : `"*/${each}/*"`}`).join(' ')}`,
    };
  return {
    task,
    run: `tar -czf ${folder}.tar.gz ${skipped.map((each) => `--exclude="${each}"`).join(' ')} ${folder}`,
    note: 'The options `--exclude` stand before the folder; each holds at every depth.',
  };
}
