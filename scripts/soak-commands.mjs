// The command lines of soak-jobs.mjs, each made from a number.
const chat = (n) => ['chat', `what is ${n} + 1?`];
const image = (n) => [
  'image',
  'generate',
  `a house ${n}`,
  '--width',
  '256',
  '--height',
  '256',
  '-o',
  `p${n}.png`,
];
const build = (n) => ['build', `a list of things ${n}`, '--framework', 'nodejs', '-o', `app${n}`];
/** Into a folder with files, again and again; what is in it must be of one build. */
export const KINDS = [
  'a todo app with title and due date',
  'a contact list with name and email',
  'an inventory of books with title and price',
];
const over = (n) => ['build', KINDS[n % KINDS.length], '--framework', 'nodejs', '-o', 'over', '--force'];
/** Composed by the service when it has time; that is slow, so there are few of them. */
const song = (n) => ['music', 'generate', `song ${n}`, '--duration', '30', '--detach'];
const film = (n) => ['video', 'generate', `film ${n}`, '--duration', '5', '--detach'];
const settings = (n) => ['config', 'set', 'model', `m-${n}`];
const reconcile = () => ['jobs', 'reconcile'];

/** The longer ones are rarer. `told` are the jobs that are known by now. */
export function commandsOf(told) {
  /** Goes on with what an earlier command began, from where its download was cut. */
  const fetchOne = (n) => {
    const ids = [...told];
    const id = ids[n % ids.length];
    if (id === undefined) return settings(n);
    return ['jobs', 'wait', id, '-o', `${id}.${id.startsWith('video') ? 'mp4' : 'mp3'}`, '--force'];
  };
  const SHORT = [chat, image, image, build, over, over, settings, reconcile, fetchOne];
  return [...SHORT, ...SHORT, ...SHORT, song, film];
}
