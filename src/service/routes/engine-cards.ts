import type { Priced } from '../billing/prices.ts';
import type { ModelCard } from './model-cards.ts';

/** Names of the other engines in model lists. */
export const OTHER_MODELS: readonly (ModelCard & { readonly price: Priced })[] = [
  {
    id: 'local-composer',
    kind: 'music',
    price: 'music',
    description: 'Composes and plays a song on this machine.',
  },
  {
    id: 'local-camera',
    kind: 'video',
    price: 'video',
    description: 'Renders an animated scene on this machine.',
  },
  {
    id: 'local-coder',
    kind: 'code',
    price: 'code',
    description: 'Snippets, syntax trees and safe rewrites on this machine.',
  },
  {
    id: 'local-builder',
    kind: 'builder',
    price: 'build',
    description: 'Working applications from templates, on this machine.',
  },
];
