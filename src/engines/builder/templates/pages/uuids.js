import { workbench } from './workbench.js';

/** A random identifier (version 4) of 16 random bytes. */
export function identifierOf(bytes) {
  const own = Uint8Array.from(bytes);
  own[6] = (own[6] & 0x0f) | 0x40;
  own[8] = (own[8] & 0x3f) | 0x80;
  const digits = [...own].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

const MOST = 500;

export function mount(root, { title, count }) {
  return workbench(root, {
    title,
    again: 'New ones',
    fields: [
      {
        name: 'count',
        label: 'How many',
        type: 'number',
        min: '1',
        max: String(MOST),
        value: String(count),
      },
      { name: 'isUpper', label: 'Capital letters', type: 'check', value: false },
      { name: 'isPlain', label: 'Without hyphens', type: 'check', value: false },
    ],
    run({ count: asked, isUpper, isPlain }) {
      const length = Math.min(MOST, Math.max(1, Math.trunc(Number(asked)) || 1));
      const all = Array.from({ length }, () => {
        const one = identifierOf(crypto.getRandomValues(new Uint8Array(16)));
        const plain = isPlain ? one.replaceAll('-', '') : one;
        return isUpper ? plain.toUpperCase() : plain;
      });
      return [{ label: `${length} UUID${length === 1 ? '' : 's'}`, text: all.join('\n') }];
    },
  });
}
