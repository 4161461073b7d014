// Patterns of the sources that kinds of commands need.

/** The entry, which answers from text, and the loader of the program. */
export const ENTRY = ['src/entry.ts', 'src/start/(code-cache|program-loader).ts', 'node_modules/rolldown/.+'];
/** Loaded by every command: the program itself, its settings and the plain side of the terminal. */
export const PROGRAM = [
  'src/(entry|main|program|create-context|crash|report-error|silent-exit|clock|errors|exact-json).ts',
  'src/start/(code-cache|program-loader).ts',
  'src/commands/(tree|help/manual|help/global-options|help/group-options|help/layout|help/command-line|help/exit-statuses|help/seen-flags).ts',
  'src/(config|files)/[a-z-]+.ts',
  'src/contract/(address|duration|shape).ts',
  'src/client/(dry-run|json).ts',
  'src/terminal/(?!diff|line-editor|pictures|plain-asker|repainting-asker)[a-z-]+.ts',
  'node_modules/(commander|get-east-asian-width|rolldown)/.+',
  // Its chunk is opened; what is in it runs for colour only.
  'node_modules/chalk(/.+)?',
];
/** Options and bodies that follow the contract. */
export const CONTRACT = [
  'src/contract/[a-z-]+.ts',
  'src/input/(options|request).ts',
  'node_modules/valibot/.+',
];
/** Options of commands that list something. */
export const LISTS = ['src/input/(columns|list-columns|option-names).ts'];
/** Suggestions for a mistyped word. */
export const MISTYPED = [
  'src/commands/help/usage-error.ts',
  'src/input/similar.ts',
  'node_modules/fastest-levenshtein/.+',
];
export const ASKING = [
  'src/client/(?!undici|reply-body|proxy)[a-z-]+.ts',
  'node_modules/eventsource-parser/.+',
];
export const CHAT = [
  ...LISTS,
  'src/budget/counted.ts',
  'src/commands/chat/(chat|flags|ask|request-answer|code-block|picture-name|spending|saved-conversation).ts',
  'src/input/(question|files).ts',
  'src/output/attribution.ts',
  'src/input/files.ts',
  'src/ledger/[a-z-]+.ts',
];
export const NETWORK = [
  'src/client/(undici|undici-errors|reply-body|proxy).ts',
  'src/v8-flags.ts',
  'src/ledger/[a-z-]+.ts',
  'node_modules/undici/lib/(core|util|handler|llhttp|encoding)/.+',
  'node_modules/undici/lib/dispatcher/(client|client-h1|client-h2|dispatcher|dispatcher-base).js',
  // In the chunk because undici's own HTTP/1 client names it; it is not run unless a body is a web stream.
  'node_modules/undici/lib/web/(infra|webidl)/index.js',
  'node_modules/undici/lib/web/fetch/(constants|global|data-url|util|formdata|formdata-parser|body).js',
];
/** The service as a function: no sockets, no workers, no jobs. */
export const SERVICE = [
  'src/recording/watch-body.ts',
  'src/service/[a-z-]+.ts',
  'src/service/(http|billing|journal|jobs|artifacts|simulation|workers|routes)/(?!listen|node-http|worker|work|engines|start-runner|works-by-kind|openapi|routes/(?!routes|model-cards|engine-cards))[a-z-]+.ts',
  'src/service/store/[a-z-]+.ts',
  'src/service/page/sessions.ts',
  'src/v8-flags.ts',
  'src/service/text/(source|stream|text-flow|chat-ask).ts',
  'src/service/webhooks/(?!sender|post)[a-z-]+.ts',
  'node_modules/hono/.+',
];
