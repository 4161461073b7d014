import { COUNT, type Composed, type Demand, digitsOf, draftFrom } from './demands.ts';

const HEAD =
  /^(?:(?:please|how (?:do|can|would|to)(?: (?:i|you|we))?|i (?:want|need)(?: to)?|can you|could you) )*(?:generate|create|make|give me|get)?\b.*\bpasswords?\b/i;
const WITH_SIGNS = 'A-Za-z0-9!@#%^*_+=.,-';
const WHY =
  'Run it in your terminal: I make no passwords myself, because what stands in a chat is kept, and mine could be computed again.';
/** A shell command is safer than a password that was shown in a chat. */
const DEMANDS: readonly Demand[] = [
  {
    reads: new RegExp(
      `\\b(?:(?:of|with|having|that (?:are|have)|which (?:are|have)|at least|exactly) )*${COUNT}[- ](?:random )?(?:characters?|letters only|letters(?! and)|symbols|chars?|digits)(?: long| each| in length)?`,
      'i',
    ),
    gives: ([all, count = '']) => ({
      parts: {
        length: digitsOf(count),
        ...(/digits/i.test(all) ? { set: '0-9' } : /only/i.test(all) ? { set: 'A-Za-z' } : {}),
      },
      told: `${digitsOf(count)} characters`,
    }),
  },
  {
    reads:
      /\b(?:with|including|of|from)? ?(?:(?:only )?(?:letters and (?:digits|numbers)|alphanumeric)(?: only)?)\b/i,
    gives: () => ({ parts: { set: 'A-Za-z0-9' }, told: 'letters and digits' }),
  },
  {
    reads: /\b(?:with |of )?(?:only letters|letters only)\b/i,
    gives: () => ({ parts: { set: 'A-Za-z' }, told: 'letters only' }),
  },
  {
    reads: /\b(?:with|including|and) (?:special characters|symbols|punctuation)\b/i,
    gives: () => ({ parts: { set: WITH_SIGNS }, told: 'with special characters' }),
  },
  {
    reads: new RegExp(
      `\\b(?:${COUNT} )?(?:(?:random|secure|strong|new|different|safe|good|long) )*passwords?\\b`,
      'i',
    ),
    gives: ([, count = '1']) => ({ parts: { count: digitsOf(count) }, told: '' }),
  },
  {
    reads: /\b(?:random|secure|strong|different)(?:ly)?\b/i,
    gives: () => ({ parts: { kind: '' }, told: '' }),
  },
];

/** Several passwords, or one of a length that is named, made by the shell. A single one has a shorter command. */
export function passwords(wish: string): Composed | undefined {
  if (!HEAD.test(wish)) return undefined;
  const draft = draftFrom(wish.replace(/\b(?:generate|create|make)\b/gi, ' '), DEMANDS);
  if (draft === undefined) return undefined;
  const { parts, told } = draft;
  const count = parts.get('count') ?? '';
  if (count === '' || (count === '1' && told.length === 0)) return undefined;
  const usual = /\b(?:strong|secure|safe)/i.test(wish) ? WITH_SIGNS : 'A-Za-z0-9';
  const one = `LC_ALL=C tr -dc '${parts.get('set') ?? usual}' </dev/urandom | head -c ${parts.get('length') ?? '20'}; echo`;
  return {
    task: [count === '1' ? 'Make a random password' : `Make ${count} random passwords`, ...told].join(', '),
    run: count === '1' ? one : `for i in $(seq ${count}); do ${one}; done`,
    note: WHY,
  };
}
