import type { Named } from './recipe-names.ts';

/** Meanings of the placeholders in commands; NAME may be any of these, as the task says. */
const PLACES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bBRANCH\b|(?<=^git push (?:-u )?origin )HEAD$/g, ['branch']],
  [/\bNEW\b/g, ['branch', 'remote']],
  [/\bIMAGE\b/g, ['image']],
  [/\bPOD\b/g, ['pod']],
  [/\bSERVICE\b/g, ['service', 'container']],
  [/\bUSER\b/g, ['user']],
  [/\bGROUP\b/g, ['group']],
  [/\bNAMESPACE\b/g, ['namespace']],
  [/\bCOMMIT\b|(?<=^git show .*)HEAD$/g, ['commit']],
  [/\bURL\b|\bhttps:\/\/example\.com[^\s'"]*/g, ['url']],
  [/\bHOST\b|(?<=user@)host\b|(?<=\b(?:ping|dig)\b.*)\bexample\.com\b/g, ['host']],
  [/\buser(?=@)/g, ['user']],
  [/\bv1\b/g, ['tag']],
  [/\b1\.2\.3\b/g, ['version']],
  [/(?<=:)\/path\/(?:file\b)?/g, ['path']],
  [/\bFOLDER\b|\bFILE\b/g, ['source']],
  [/\bFOLDER\b|\bDIR\b|(?<![\w/.-])folder\b/g, ['folder']],
  [/(?<=\bnamespace )NAME\b/g, ['namespace']],
  [
    /\bNAME\b/g,
    [
      'container',
      'image',
      'volume',
      'network',
      'service',
      'deployment',
      'package',
      'user',
      'program',
      'secret',
      'session',
      'variable',
    ],
  ],
];

/** Commands that take any number of names at their end. */
const TAKES_MANY =
  /^(?:sudo )?(?:docker (?:stop|start|restart|rm|rmi|kill|pause|unpause|inspect|pull)|docker (?:volume|network|image|container) rm|npm (?:install|uninstall|i|update)|(?:python3? -m )?pip3? (?:install|uninstall)|apt(?:-get)? \w+|brew \w+|git branch -[dD]|git tag -d|git push origin --delete|systemctl \w+|kubectl delete)\b/;

/** The text of a command with the names, and those that found no place in it; a path has other places, too. */
export function withNames(
  text: string,
  names: readonly Named[],
): { readonly text: string; readonly unused: readonly Named[] } {
  const used = new Set<Named>();
  let all = text;
  const put = (pattern: RegExp, named: Named | undefined): void => {
    if (named === undefined || !all.match(pattern)) return;
    all = all.replace(pattern, () => named.name);
    used.add(named);
  };
  // One command for several things needs a place for all of them.
  const takesMany = TAKES_MANY.test(text);
  const others = names.filter(({ isOther }) => isOther);
  const [other] = others;
  if (/\bOLD\b/.test(all)) {
    put(
      /\bOLD\b/g,
      names.find(({ kind, isOther }) => kind === (other?.kind ?? 'branch') && !isOther),
    );
    put(/\bNEW\b/g, other);
    // Without the old name it is the current branch.
    if (other !== undefined) all = all.replace(/(?<=-m )OLD /g, '');
  } else if (other?.kind === 'remote') put(/\bNEW\b/g, other);
  else if (other?.kind === 'tag') put(/\bv2\b/g, other);
  else if (other?.kind === 'file') put(/\b(?:new|renamed|link|copy|b)\.txt\b/g, other);
  else if (other?.kind === 'variable') put(/(?<==)value\b/g, other);
  for (const [place, kinds] of PLACES)
    put(
      place,
      kinds.flatMap((kind) =>
        names.filter(
          (each) =>
            each.kind === kind && !used.has(each) && !each.isOther && (takesMany || !each.name.includes(' ')),
        ),
      )[0],
    );
  if (other?.kind === 'branch' && !used.has(other))
    put(/\bBRANCH\b/g, /\bmain\b/.test(all) ? undefined : other);
  if (other?.kind === 'branch' && !used.has(other)) put(/\bmain\b/g, other);
  if (/^kubectl (?!-n)/.test(all)) {
    const place = names.find((each) => each.kind === 'namespace' && !used.has(each));
    if (place !== undefined) {
      // All namespaces would be more than the one that is named.
      all = all
        .replace(/^kubectl /, () => `kubectl -n ${place.name} `)
        .replace(/ (?:-A|--all-namespaces)\b/, '');
      used.add(place);
    }
  }
  const isThere = ({ name }: Named): boolean =>
    new RegExp(`(?<![\\w-])${name.replace(/[.+]/g, '\\$&')}(?![\\w-])`).test(all);
  return {
    text: all,
    unused: names.filter((each) => each.kind !== 'path' && !used.has(each) && !isThere(each)),
  };
}
