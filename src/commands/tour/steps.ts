export interface TourStep {
  readonly title: string;
  /** Printed before the step. */
  readonly words: string;
  /** `charged` counts the paid steps before it. */
  readonly argv: (folder: string, charged: number) => readonly string[];
  readonly isFree?: boolean;
  /** The file that it makes in the folder, for the gallery. */
  readonly makes?: {
    readonly file: string;
    readonly kind: 'code' | 'picture' | 'song' | 'film' | 'application';
  };
}

/** One step a module. Everything stays on this machine. */
export const STEPS: readonly TourStep[] = [
  {
    title: 'chat',
    words: 'Ask a question. The local model is small: it knows sums, dates and octet itself.',
    argv: () => ['chat', '--no-save', 'what can octet do?'],
  },
  {
    title: 'code',
    words: 'Generate code from a description, in your language.',
    argv: (folder) => ['code', 'generate', 'binary search', '-l', 'python', '-o', `${folder}/search.py`],
    makes: { file: 'search.py', kind: 'code' },
  },
  {
    title: 'image',
    words: 'Generate an image.',
    argv: (folder) => [
      'image',
      'generate',
      'a sailboat on a calm sea at sunset',
      '-o',
      `${folder}/sailboat.png`,
    ],
    makes: { file: 'sailboat.png', kind: 'picture' },
  },
  {
    title: 'song',
    words: 'Generate half a minute of music. If you press Ctrl-C, nothing is lost: see octet jobs.',
    argv: (folder) => [
      'music',
      'generate',
      'a gentle waltz on a rainy evening',
      '--duration',
      '30',
      '-o',
      `${folder}/waltz.mp3`,
    ],
    makes: { file: 'waltz.mp3', kind: 'song' },
  },
  {
    title: 'video',
    words: 'Generate a five-second video with sound.',
    argv: (folder) => [
      'video',
      'generate',
      'waves under a full moon',
      '--duration',
      '5',
      '-o',
      `${folder}/waves.mp4`,
    ],
    makes: { file: 'waves.mp4', kind: 'film' },
  },
  {
    title: 'application',
    words: 'Generate a complete application.',
    argv: (folder) => [
      'build',
      'a todo app with title, due date and priority',
      '--framework',
      'nodejs',
      '-o',
      `${folder}/todo`,
    ],
    makes: { file: 'todo', kind: 'application' },
  },
  {
    title: 'webhook',
    words: 'Sign a webhook event and verify it, as your server would.',
    isFree: true,
    argv: (folder) => [
      'webhook',
      'verify',
      '-f',
      `${folder}/event.json`,
      '--secret-file',
      `${folder}/secret.txt`,
    ],
  },
  {
    title: 'credits',
    words: 'See what all of this cost, in test credits.',
    argv: (_, charged) => (charged > 0 ? ['credits', 'history', '--limit', String(charged)] : ['credits']),
    isFree: true,
  },
];
