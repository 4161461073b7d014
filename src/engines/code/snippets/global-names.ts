/** Names that a browser declares for every script and that programs like to give to something of their own. */
const GLOBAL_NAMES: ReadonlySet<string> = new Set(
  `alert blur close closed confirm event external fetch focus frames history length location moveBy moveTo name
  navigator open origin parent performance postMessage print prompt reportError screen screenX screenY scroll
  scrollBy scrollTo self status stop top window document customElements caches crypto indexedDB localStorage
  sessionStorage toString opener outerHeight outerWidth innerHeight innerWidth queueMicrotask structuredClone
  Animation Attr Audio Blob Body Cache CacheStorage Comment Credential Crypto CustomEvent Document Element
  ErrorEvent Event EventListener EventSource EventTarget File FileList FileReader FileSystem FontFace FormData
  Gamepad Headers History Image ImageData KeyType Location Lock LockManager MediaList MessageChannel
  MessageEvent MessagePort Navigator Node NodeFilter NodeList Notification Option Path2D Performance Permissions
  Plugin Range Report Request Response Screen Selection Storage StorageEvent StyleSheet Text TextDecoder
  TextEncoder TimeRanges Touch Transferable TreeWalker URL URLSearchParams WebSocket Window Worker Keyframe
  External WakeLock console atob btoa`.split(/\s+/),
);

const DECLARED =
  /^(?:const|let|var|(?:async )?function\*?|(?:abstract )?class|type|interface|enum) (\w+|\{[^{}=\n]*\}|\[[^[\]=\n]*\])/gm;

/** Names that a JavaScript or TypeScript program declares at the top level. */
export const declaredNames = (code: string): string[] =>
  [...code.matchAll(DECLARED)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);

/** A file without an import or export is a script, whose names are those of everything else. */
export const isScript = (code: string): boolean => !/^(?:import|export)\b/m.test(code);

const AWAITS = /^(?!\s)(?:(?!\basync\b).)*\bawait /m;

/** True if a script would redeclare a name of the browser or await at the top level, which the compiler refuses. */
export const needsModule = (code: string): boolean =>
  isScript(code) && (AWAITS.test(code) || declaredNames(code).some((name) => GLOBAL_NAMES.has(name)));
