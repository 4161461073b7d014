import type { Context } from '../context.ts';

/** The API requires that its attribution is kept: on a terminal it is shown, in a pipe only with --verbose. */
export function showAttribution({ terminal }: Context, attribution: string | undefined): void {
  if (attribution === undefined || terminal.mode !== 'human') return;
  if (terminal.err.isTTY) terminal.note(terminal.style.dim(attribution));
  else terminal.verboseLine(attribution);
}
