import { workbench } from './workbench.js';

const KINDS = ['SHA-256', 'SHA-1', 'SHA-384', 'SHA-512'];

/** The hash of a text or of bytes in hexadecimal digits. */
export async function hashOf(kind, content) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = await crypto.subtle.digest(kind, bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function mount(root, { title }) {
  return workbench(root, {
    title,
    isPrivate: true,
    fields: [
      { name: 'text', label: 'Text', type: 'area' },
      { name: 'expected', label: 'Compare with', size: '40' },
    ],
    async run({ text, expected }) {
      const rows = await Promise.all(KINDS.map(async (kind) => [kind, await hashOf(kind, text)]));
      const found = rows.find(([, hash]) => hash === expected.trim().toLowerCase());
      const compared = found ? `The same as ${found[0]}.` : 'Not the same as any of these.';
      return [...(expected.trim() === '' ? [] : [{ note: compared, bad: !found }]), { rows }];
    },
  });
}
