/**
 * Text with single spaces: readers of prompts look around each space, and a run of thousands would take them minutes.
 * The end of a line stays one.
 */
export const singleSpaced = (text: string): string =>
  text.replace(/\s{2,}/g, (run) => (run.includes('\n') ? '\n' : ' '));

export const withSingleSpaces = <Request extends { readonly prompt: string }>(request: Request): Request => ({
  ...request,
  prompt: singleSpaced(request.prompt),
});
