/** In a file of its own: options are checked before any tool is loaded. */
export const TOOL_NAMES: readonly string[] = [
  'chat',
  'code',
  'image',
  'music',
  'video',
  'build',
  'embed',
  'job',
  'library',
  'credits',
  'webhook',
];
