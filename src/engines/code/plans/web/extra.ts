import type { StyleSheet } from './style-sheet.ts';

/** A part of a wish beside the element itself; false if the style sheet cannot take it. */
export type Extra = (sheet: StyleSheet, root: string) => boolean;

export type KnownExtra = readonly [pattern: string, made: (found: RegExpExecArray) => Extra];
