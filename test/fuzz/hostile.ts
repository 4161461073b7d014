import fc from 'fast-check';
import { EXIT_STATUS } from '../../src/errors.ts';
import { CODE_POINTS } from '../support/code-points.ts';

/** How many cases are tried; `OCTET_FUZZ_RUNS=2000 npx vitest run test/fuzz` tries more. */
export function runs(usual: number): number {
  return Number(process.env.OCTET_FUZZ_RUNS ?? usual);
}

/** Every ending that is promised to scripts; 1 is a fault of octet itself and never right. */
export const DOCUMENTED: ReadonlySet<number> = new Set([
  0,
  ...Object.values(EXIT_STATUS).filter((status) => status !== EXIT_STATUS.bug),
]);

/** Text as an enemy writes it: escapes of terminals, invisible characters, paths, and the names that replies use. */
export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: CODE_POINTS, maxLength: 12 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '\u001b]52;c;ZXZpbA==\u0007',
      '\u001b[2J\u001b[H',
      '\u009b31m',
      '\u202egpj.exe',
      '\ud800',
      '\u0000',
      '\r\nset-cookie: x',
      '../../../etc/passwd',
      '/etc/passwd',
      '~/.bashrc',
      'C:\\x',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'https://127.0.0.1/x',
      'https://files.example.com/a.png',
      'data:image/png;base64,aGk=',
      'data:,',
      'completed',
      'failed',
      'processing',
      '__proto__',
      'constructor',
      '',
    ),
  },
);

/** Names that some reader looks for, so that the random values reach the code behind them. */
const KNOWN_KEYS = [
  'id data object choices message delta content text finish_reason model usage error code type status state',
  'estimated_time queue_position progress output_url audio_url url outputs output images b64_json image_url',
  'files path name encoding preview_url project_id balance held plan amount created description embedding index',
  'prices operation credits per factors attribution conversation_id response result request prompt items limit',
  'transactions session_id checkout_url has_more voices genres explanation completion language title __proto__',
]
  .join(' ')
  .split(' ');

const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'json' },
    hostileText,
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 2 ** 53, 0.1, [], {}),
    fc.array(tie('tree'), { maxLength: 4, depthIdentifier: 'json' }),
    fc.dictionary(
      fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...KNOWN_KEYS) }, hostileText),
      tie('tree'),
      {
        maxKeys: 6,
        depthIdentifier: 'json',
      },
    ),
  ),
}));

const word = fc.oneof({ weight: 2, arbitrary: hostileText }, tree);
const answer = fc.record({ role: fc.constant('assistant'), content: word }, { requiredKeys: [] });
/** Nearly a reply: the right names, with anything in them. */
const likely = fc.record(
  {
    id: fc.oneof(fc.constant('j1'), word),
    status: fc.oneof(fc.constantFrom('completed', 'failed', 'processing'), word),
    output_url: word,
    audio_url: word,
    preview_url: word,
    error: word,
    choices: fc.array(fc.record({ message: answer, delta: answer, text: word }, { requiredKeys: [] }), {
      maxLength: 2,
    }),
    data: fc.array(
      fc.record(
        { id: word, url: word, b64_json: word, embedding: fc.oneof(fc.array(fc.double()), word) },
        { requiredKeys: [] },
      ),
      { maxLength: 3 },
    ),
    files: fc.oneof(
      fc.array(fc.record({ path: hostileText, content: word }, { requiredKeys: [] }), { maxLength: 3 }),
      fc.dictionary(hostileText, word, { maxKeys: 3 }),
    ),
    balance: word,
    checkout_url: word,
  },
  { requiredKeys: [] },
);

/** JSON of any shape, more often than by chance with the names of real replies. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(tree, likely, likely);

// The colours and cursor moves that octet writes itself; everything else that begins with ESC came from outside.
const OWN = /\u001b\[(?:\d{1,3}(?:;\d{1,3})*)?m|\u001b\[\?(?:25|2026)[hl]|\u001b\[\d?[KGAJ]|\u001b\[1[GA]/g;

/** The first active character left for a terminal, with its surroundings; undefined if there is none. */
export function activeCharacters(shown: string): string | undefined {
  return /.{0,20}[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069].{0,20}/s.exec(
    shown.replace(OWN, ''),
  )?.[0];
}
