// Draws docs/images/terminal.svg from a real run: the built command on a terminal of its own, its colours as they
// came, and the picture that it painted. Needs script(1), which gives the command a terminal.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const bin = join(root, 'bin/octet.js');
const target = join(root, 'docs/images/terminal.svg');

const COLUMNS = 92;
const LINE = 19;
const CHARACTER = 8.43;
const MARGIN = 18;
const BAR = 34;
const PICTURE = { width: 480, height: 270 };

/** The typed commands; `shows` names the picture that a command leaves behind. */
const SCENES = [
  { typed: 'octet chat "what is 15% of 80?"' },
  { typed: 'octet code generate "greatest common divisor" -l python' },
  {
    typed: 'octet image generate "a lighthouse on a cliff at dusk" -o lighthouse.png',
    hidden: `--width ${PICTURE.width} --height ${PICTURE.height} --no-preview`,
    shows: 'lighthouse.png',
  },
  { typed: 'octet credits --json | jq .balance' },
];

const SGR = { 1: 'bold', 2: 'dim', 3: 'italic', 4: 'underline' };
const PALETTE = ['#545862', '#e06c75', '#98c379', '#e5c07b', '#61afef', '#c678dd', '#56b6c2', '#d7dae0'];

const home = mkdtempSync(join(tmpdir(), 'octet-picture-'));
try {
  const commands = join(home, 'bin');
  mkdirSync(commands);
  writeFileSync(join(commands, 'octet'), `#!/bin/sh\nexec "${process.execPath}" "${bin}" "$@"\n`, {
    mode: 0o755,
  });
  const rows = SCENES.flatMap((scene, index) => [
    ...(index === 0 ? [] : [{ spans: [] }]),
    {
      spans: [
        { text: '$ ', colour: PALETTE[2] },
        { text: scene.typed, bold: true },
      ],
    },
    ...played(scene, commands, index),
  ]);
  writeFileSync(target, drawn(rows));
  process.stdout.write(`${target}\n`);
} finally {
  rmSync(home, { recursive: true, force: true });
}

function played({ typed, hidden = '', shows }, commands, index) {
  const [octet, ...after] = typed.split(' | ');
  const line = [`${octet} ${hidden}`, ...after].join(' | ');
  const run = spawnSync('script', ['-qec', `stty cols ${COLUMNS} rows 50; ${line}`, '/dev/null'], {
    cwd: home,
    env: environment(commands, index),
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`${typed} ended with ${run.status}:\n${run.stdout}`);
  const rows = run.stdout.trimEnd().split(/\r?\n/).map(row);
  return shows ? [...rows, { picture: readFileSync(join(home, shows)) }] : rows;
}

function environment(commands, index) {
  return {
    PATH: `${commands}:${process.env.PATH}`,
    HOME: home,
    TERM: 'xterm-256color',
    LANG: 'C.UTF-8',
    // Spinners repaint, which a still picture cannot show.
    CI: '1',
    FORCE_COLOR: '2',
    // The notice of a machine without settings is wanted once.
    OCTET_ENV: index === 0 ? '' : 'local',
  };
}

/** One line with its colours. Only what octet writes is understood; anything else is an error, not a guess. */
function row(line) {
  const spans = [];
  let look = {};
  for (const part of line.split(/(\x1b\[[0-9;]*m)/)) {
    const codes = /^\x1b\[([0-9;]*)m$/.exec(part)?.[1];
    if (codes === undefined) {
      if (part.includes('\x1b')) throw new Error(`an escape that cannot be drawn: ${JSON.stringify(part)}`);
      if (part !== '') spans.push({ text: part, ...look });
    } else look = changed(look, codes.split(';').map(Number));
  }
  return { spans };
}

function changed(look, [code = 0, kind, value]) {
  if (code === 0) return {};
  if (SGR[code]) return { ...look, [SGR[code]]: true };
  if (code === 22) return { ...look, bold: false, dim: false };
  if (code === 23) return { ...look, italic: false };
  if (code === 24) return { ...look, underline: false };
  if (code === 38 && kind === 5 && value < 16) return { ...look, colour: PALETTE[value % 8] };
  if (code >= 30 && code <= 37) return { ...look, colour: PALETTE[code - 30] };
  if (code >= 90 && code <= 97) return { ...look, colour: PALETTE[code - 90] };
  if (code === 39) return { ...look, colour: undefined };
  throw new Error(`a colour that cannot be drawn: ${code}`);
}

function drawn(rows) {
  let y = BAR + MARGIN;
  const parts = rows.map((each) => {
    if (each.picture) {
      const image = `<image x="${MARGIN}" y="${y}" width="${PICTURE.width}" height="${PICTURE.height}" href="data:image/png;base64,${each.picture.toString('base64')}"/>`;
      y += PICTURE.height + 6;
      return image;
    }
    y += LINE;
    return `<text x="${MARGIN}" y="${y - 5}">${each.spans.map(span).join('')}</text>`;
  });
  const width = Math.ceil(COLUMNS * CHARACTER + 2 * MARGIN);
  const height = y + MARGIN;
  const dots = ['#ff5f56', '#ffbd2e', '#27c93f'].map(
    (fill, index) => `<circle cx="${MARGIN + 6 + index * 20}" cy="${BAR / 2 + 2}" r="6" fill="${fill}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>octet at work: an answer, code and a picture, made on this machine</title>
<rect width="${width}" height="${height}" rx="10" fill="#21252b"/>
${dots.join('')}
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14" fill="#d7dae0">
${parts.join('\n')}
</g>
</svg>
`;
}

function span({ text, colour, bold, dim, italic, underline }) {
  const attributes = [
    colour && ` fill="${colour}"`,
    bold && ' font-weight="bold"',
    dim && ' fill-opacity="0.6"',
    italic && ' font-style="italic"',
    underline && ' text-decoration="underline"',
  ];
  return `<tspan${attributes.filter(Boolean).join('')}>${escaped(text)}</tspan>`;
}

/** Not every browser keeps several spaces in a row, whatever xml:space says; these it keeps. */
function escaped(text) {
  return text
    .replaceAll(' ', '\u00a0')
    .replace(/[&<>]/g, (found) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[found]);
}
