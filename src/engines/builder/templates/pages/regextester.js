import { workbench } from './workbench.js';

const MOST = 1000;

/** The matches of a pattern with their places and groups. */
export function matchesOf(pattern, flags, text) {
  if (pattern === '') return [];
  const all = flags.includes('g');
  const matches = [];
  for (const match of text.matchAll(new RegExp(pattern, all ? flags : `${flags}g`))) {
    matches.push({
      at: match.index,
      text: match[0],
      groups: [...match.slice(1)].map((group, index) => [
        Object.entries(match.groups ?? {}).find(([, value]) => value === group)?.[0] ??
          `${index + 1}`,
        group ?? '',
      ]),
    });
    if (!all || matches.length === MOST) break;
  }
  return matches;
}

/** The text in parts, the matched ones marked. */
export function markedParts(text, matches) {
  const parts = [];
  let end = 0;
  for (const match of matches) {
    if (match.at > end) parts.push({ text: text.slice(end, match.at) });
    if (match.text !== '') parts.push({ text: match.text, mark: 'match' });
    end = match.at + match.text.length;
  }
  return [...parts, { text: text.slice(end) }];
}

export function mount(root, { title, pattern, text }) {
  return workbench(root, {
    title,
    fields: [
      { name: 'pattern', label: 'Pattern', value: pattern, size: '40', spellcheck: 'false' },
      { name: 'flags', label: 'Flags', value: 'g', size: '8' },
      { name: 'text', label: 'Text', type: 'area', value: text },
      { name: 'replacement', label: 'Replace with', value: '' },
    ],
    run(values) {
      const matches = matchesOf(values.pattern, values.flags, values.text);
      const replaced = values.text.replace(
        new RegExp(values.pattern, values.flags),
        values.replacement,
      );
      return [
        {
          note: `${matches.length} ${matches.length === 1 ? 'match' : 'matches'}`,
          bad: matches.length === 0,
        },
        { marks: markedParts(values.text, matches) },
        {
          table: {
            head: ['Match', 'At', 'Groups'],
            rows: matches.map((match) => [
              match.text,
              String(match.at),
              match.groups.map(([name, value]) => `${name}: ${value}`).join(', '),
            ]),
          },
        },
        ...(values.replacement === '' ? [] : [{ label: 'Replaced', text: replaced }]),
      ];
    },
  });
}
