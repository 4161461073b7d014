import htm from 'htm';
import { type ComponentChildren, h } from 'preact';

/** Markup as tagged templates; values become text and never markup. */
export const html = htm.bind(h);

export type View = ComponentChildren;
