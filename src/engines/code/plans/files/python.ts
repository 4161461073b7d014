import type { Snippet } from '../../snippets/snippets.ts';
import type { FilesWish } from './files.ts';

const quote = (text: string): string => JSON.stringify(text);
const START = [
  'folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")',
  'if not folder.is_dir():',
  '  sys.exit(f"{folder} is no folder")',
];

export const inPython = (wish: FilesWish): Snippet => (wish.act === 'report' ? report(wish) : placed(wish));

function placed({
  act,
  extensions,
  form,
  isByExtension,
  isSuffix,
  isDateOnly,
  days,
  target,
  isDry,
  isRecursive,
  from,
}: FilesWish): Snippet {
  const name = act === 'rename' ? 'rename_files' : act === 'copy' ? 'copy_files' : 'move_files';
  const suffixes = extensions.map((one) => quote(`.${one}`)).join(', ');
  const isKind =
    extensions.length === 0
      ? ''
      : ` or path.suffix.lower() not in (${suffixes}${extensions.length === 1 ? ',' : ''})`;
  const isDated = !isByExtension || days !== undefined;
  const place = isByExtension
    ? 'path.suffix.lower().lstrip(".") or "other"'
    : `changed.strftime(${quote(form)})`;
  const renamed = isDateOnly
    ? [
        `stem = changed.strftime(${quote(form)})`,
        'new = path.with_name(f"{stem}{path.suffix}")',
        'count = 1',
        'while new.exists() and new != path:',
        '  count += 1',
        '  new = path.with_name(f"{stem}_{count}{path.suffix}")',
      ]
    : isSuffix
      ? [
          `new = path.with_name(f"{path.stem}_{changed.strftime(${quote(form).replaceAll('"', "'")})}{path.suffix}")`,
        ]
      : [`new = path.with_name(f"{changed.strftime(${quote(form).replaceAll('"', "'")})}_{path.name}")`];
  const body = [
    `for path in sorted(folder.${isRecursive ? 'rglob("*")' : 'iterdir()'}):`,
    ...[
      `if not path.is_file()${isKind}:`,
      '  continue',
      ...(isDated ? ['changed = datetime.fromtimestamp(path.stat().st_mtime)'] : []),
      ...(days === undefined
        ? []
        : [`if datetime.now() - changed <= timedelta(days=${days}):`, '  continue']),
      ...(act === 'rename'
        ? renamed
        : [
            `new = folder / ${target ? `${quote(target)} / ` : ''}${/ or /.test(place) ? `(${place})` : place} / path.name`,
          ]),
      'if new.exists():',
      '  print(f"{new} exists already", file=sys.stderr)',
      '  continue',
      'print(f"{path} -> {new}")',
      ...(isDry ? ['if dry_run:', '  continue'] : []),
      ...(act === 'rename'
        ? ['path.rename(new)']
        : [
            'new.parent.mkdir(parents=True, exist_ok=True)',
            act === 'copy' ? 'shutil.copy2(path, new)' : 'shutil.move(path, new)',
          ]),
    ].map((line) => `  ${line}`),
  ];
  const start = isDry
    ? [
        'dry_run = "--dry-run" in sys.argv',
        'arguments = [one for one in sys.argv[1:] if one != "--dry-run"]',
        'folder = Path(arguments[0] if arguments else ".")',
        ...START.slice(1),
      ]
    : START.map((line) => (from ? line.replace('else "."', `else ${quote(from)}`) : line));
  const code = body.join('\n');
  const imports = [
    /\bshutil\./.test(code) && 'import shutil',
    'import sys',
    isDated && `from datetime import datetime${days === undefined ? '' : ', timedelta'}`,
    'from pathlib import Path',
  ].filter(Boolean);
  return {
    definition: [
      ...imports,
      '',
      '',
      `def ${name}(folder: Path${isDry ? ', dry_run: bool' : ''}) -> None:`,
      ...body.map((line) => `  ${line}`),
    ].join('\n'),
    example: [...start, `${name}(folder${isDry ? ', dry_run' : ''})`].join('\n'),
  };
}

function report({ counts, extensions, isByName, limit, isReadable }: FilesWish): Snippet {
  const suffixes = extensions.map((one) => quote(`.${one}`)).join(', ');
  const isKind =
    extensions.length === 0
      ? ''
      : ` or path.suffix.lower() not in (${suffixes}${extensions.length === 1 ? ',' : ''})`;
  const values = {
    files: '1',
    bytes: 'path.stat().st_size',
    lines: 'count_lines(path)',
  };
  const main = counts.includes('bytes') ? 'bytes' : counts.includes('lines') ? 'lines' : 'files';
  const shown = counts.map((one) =>
    (one === 'bytes' && isReadable ? '{readable(row["bytes"])}' : `{row['${one}']} ${one}`).replaceAll(
      'row["bytes"]',
      "row['bytes']",
    ),
  );
  const helpers = [
    ...(counts.includes('lines')
      ? [
          'def count_lines(path: Path) -> int:',
          '  with path.open(encoding="utf-8", errors="replace") as file:',
          '    return sum(1 for _ in file)',
          '',
          '',
        ]
      : []),
    ...(isReadable
      ? [
          'def readable(size: float) -> str:',
          '  for unit in ("B", "KB", "MB", "GB"):',
          '    if size < 1024:',
          '      return f"{size:.1f}".removesuffix(".0") + f" {unit}"',
          '    size /= 1024',
          '  return f"{size:.1f} TB"',
          '',
          '',
        ]
      : []),
  ];
  const sort = isByName ? 'rows.items()' : `rows.items(), key=lambda entry: (-entry[1]["${main}"], entry[0])`;
  return {
    definition: [
      'import sys',
      'from pathlib import Path',
      '',
      '',
      ...helpers,
      'def report_extensions(folder: Path) -> list[tuple[str, dict[str, int]]]:',
      '  rows: dict[str, dict[str, int]] = {}',
      '  for path in folder.rglob("*"):',
      `    if not path.is_file()${isKind}:`,
      '      continue',
      `    row = rows.setdefault(path.suffix.lower() or "(none)", {${counts.map((one) => `"${one}": 0`).join(', ')}})`,
      ...counts.map((one) => `    row["${one}"] += ${values[one]}`),
      `  return sorted(${sort})${limit === undefined ? '' : `[:${limit}]`}`,
    ].join('\n'),
    example: [
      ...START,
      'for extension, row in report_extensions(folder):',
      `  print(f"{extension}: ${shown.join(', ')}")`,
    ].join('\n'),
  };
}
