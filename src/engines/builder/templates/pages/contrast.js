import { contrastOf } from './contrasts.js';
import { h } from './dom.js';
import { workbench } from './workbench.js';

const LEVELS = [
  ['AA, usual text', 4.5],
  ['AA, large text', 3],
  ['AAA, usual text', 7],
  ['AAA, large text', 4.5],
  ['AA, icons and borders', 3],
];

export function mount(root, { title }) {
  return workbench(root, {
    title,
    fields: [
      { name: 'text', label: 'Text', type: 'color', value: '#1f4e79' },
      { name: 'ground', label: 'Background', type: 'color', value: '#f4f1e8' },
    ],
    run({ text, ground }) {
      const contrast = contrastOf(text, ground);
      return [
        {
          element: h(
            'p',
            { class: 'swatch', style: `color: ${text}; background: ${ground}` },
            'The quick brown fox jumps over the lazy dog',
          ),
        },
        {
          rows: [
            ['Contrast', `${(Math.floor(contrast * 100) / 100).toFixed(2)} : 1`],
            ['Text', text],
            ['Background', ground],
          ],
        },
        {
          table: {
            head: ['Level', 'Needs', 'Result'],
            rows: LEVELS.map(([name, least]) => [
              name,
              `${least} : 1`,
              contrast >= least ? 'passes' : 'fails',
            ]),
          },
        },
      ];
    },
  });
}
