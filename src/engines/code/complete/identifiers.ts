/** Names that stand in the file, the nearest to the cursor and most used first. */
function rankedNames(bare: string, offset: number): string[] {
  const seen = new Map<string, { count: number; distance: number }>();
  for (const match of bare.matchAll(/[A-Za-z_$][\w$]*/g)) {
    const name = match[0];
    const isUnderCursor = match.index <= offset && match.index + name.length >= offset;
    if (isUnderCursor) continue;
    const distance = Math.abs(offset - match.index);
    const known = seen.get(name);
    seen.set(name, {
      count: (known?.count ?? 0) + 1,
      distance: Math.min(known?.distance ?? distance, distance),
    });
  }
  return [...seen.entries()]
    .sort(
      ([nameA, a], [nameB, b]) => b.count - a.count || a.distance - b.distance || (nameA < nameB ? -1 : 1),
    )
    .map(([name]) => name);
}

/** The rest of a name that is begun before the cursor: from members of the same object, else from all names. */
export function completeIdentifier(bare: string, offset: number): string | undefined {
  // A short window keeps the patterns fast.
  const before = bare.slice(Math.max(0, offset - 200), offset);
  if (/[\w$]/.test(bare.charAt(offset))) return undefined;
  const member = /([A-Za-z_$][\w$]*)\s*(?:\.|->|::)\s*([\w$]*)$/.exec(before);
  if (member) {
    const [, owner = '', begun = ''] = member;
    return rest(membersOf(bare, owner, offset), begun);
  }
  const begun = /[A-Za-z_$][\w$]*$/.exec(before)?.[0];
  if (!begun || begun.length < 2) return undefined;
  const names = rankedNames(bare, offset);
  // A name that already stands elsewhere is likely whole.
  if (names.includes(begun)) return undefined;
  return rest(names, begun);
}

function rest(names: readonly string[], begun: string): string | undefined {
  const found = names.find((name) => name.startsWith(begun) && name.length > begun.length);
  return found?.slice(begun.length);
}

function membersOf(bare: string, owner: string, offset: number): string[] {
  const counts = new Map<string, number>();
  const pattern = new RegExp(
    `(?<![\\w$])${owner.replaceAll('$', '\\$')}\\s*(?:\\.|->|::)\\s*([A-Za-z_$][\\w$]*)`,
    'g',
  );
  for (const match of bare.matchAll(pattern)) {
    const name = match[1];
    if (!name || match.index + match[0].length === offset) continue;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts.entries()].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([name]) => name);
}

/** Names that look like collections: plural, or set to a list somewhere. */
export function collectionNames(bare: string, offset: number): string[] {
  const names = rankedNames(bare, offset)
    .filter((name) => name.length < 60)
    .slice(0, 200);
  const isSetToList = (name: string): boolean =>
    new RegExp(
      `(?<![\\w$])${name.replaceAll('$', '\\$')}\\s*(?::[^=\\n]*)?:?=\\s*(\\[|new (Array|Set|Map)|list\\(|vec!|\\[\\]|Array)`,
    ).test(bare);
  return names.filter(
    (name) =>
      /^[a-z$_]/.test(name) &&
      (isSetToList(name) ||
        (/[a-z]{2}s$/.test(name) && !/ss$|^(this|is|has|class|alias|process|args)$/.test(name))),
  );
}

/** users → user, entries → entry; a name that says no more becomes `item`. */
export function elementName(name: string): string {
  const last = name.replace(/^.*[._$]/, '');
  if (/ies$/.test(last)) return last.replace(/ies$/, 'y');
  if (/(s|x|ch|sh)es$/.test(last)) return last.replace(/es$/, '');
  return /[^s]s$/.test(last) ? last.slice(0, -1) : 'item';
}
