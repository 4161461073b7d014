import { type Generated, type GenerateRequest, lackOf } from '../generated.ts';

const SAID =
  /[,;]? ?\b(?:(?:please|and|it|should|use|uses|using|with|via|through|takes?|reads?|the|its|arguments?|options?|input|file|parsed|by|from) )*argparse(?: (?:module|library|for (?:the )?(?:arguments?|options?|command line|cli)|cli|arguments?|options?))*/i;
const USAGE = /usage: \{sys\.argv\[0\]\}((?: \[?[A-Z][\w-]*\]?)+)/;
/** The check of how many there are, which ends the program. */
const CHECK = /^( *)if len\(sys\.argv\) [^\n]*:\n(?:\1 {2,4}(?:print|sys\.exit|raise)[^\n]*\n)+/m;

/** A program whose arguments argparse reads; undefined where it takes none in a form that is known. */
function asArgparse(code: string): string | undefined {
  const names = USAGE.exec(code)?.[1]?.trim().split(' ');
  const check = CHECK.exec(code);
  if (!names || !check) return undefined;
  const indent = check[1] ?? '';
  let rest = code;
  const lines = names.map((said, at) => {
    const name = said
      .toLowerCase()
      .replace(/[^a-z_]/g, '_')
      .replace(/^_|_$/g, '');
    const place = `sys\\.argv\\[${at + 1}\\]`;
    const usual = new RegExp(
      `${place} if len\\(sys\\.argv\\) (?:> ${at + 1}|== ${at + 2}) else ([^\\n)]+)`,
    ).exec(rest);
    if (usual) rest = rest.replace(usual[0], `args.${name}`);
    rest = rest.replace(new RegExp(place, 'g'), `args.${name}`);
    const isOpen = said.startsWith('[') || usual;
    return `${indent}parser.add_argument("${name}"${isOpen ? `, nargs="?"${usual ? `, default=${usual[1]}` : ''}` : ''})\n`;
  });
  rest = rest.replace(
    CHECK,
    () =>
      `${indent}parser = argparse.ArgumentParser()\n${lines.join('')}${indent}args = parser.parse_args()\n`,
  );
  if (/sys\.argv/.test(rest)) return undefined;
  const head = /\bsys\.(?!argv)/.test(rest) ? 'import argparse\nimport sys\n' : 'import argparse\n';
  return rest
    .replace(/^import sys\n/m, head)
    .replace(/^(?:import \w+\n)+/m, (lines) => `${lines.trim().split('\n').toSorted().join('\n')}\n`);
}

/** For wishes that name argparse: the program without it, changed to read its arguments with it. */
export async function withArgparse(
  request: GenerateRequest,
  made: Generated,
  generate: (request: GenerateRequest) => Promise<Generated>,
): Promise<Generated> {
  if (/argparse/.test(made.code) && made.task !== null && lackOf(made) === 0) return made;
  const prompt = request.prompt.replace(SAID, ' ');
  if (prompt === request.prompt) return made;
  const plain = await generate({ ...request, prompt, language: 'python' });
  const code =
    plain.task === null
      ? undefined
      : /^import argparse$/m.test(plain.code)
        ? plain.code
        : asArgparse(plain.code);
  return code !== undefined && lackOf(plain) < lackOf(made) ? { ...plain, code } : made;
}
