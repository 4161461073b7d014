const ENDS =
  /\b(reads?|reading|takes?)((?: [a-z]+){1,4}) (?:until|till|up to) (?:the )?(?:eof|end[- ]of[- ](?:file|input))\b/i;
const TYPED =
  /\b(reads?|reading)((?: (?!until\b|till\b)[a-z]+){1,4}) (?:from (?:the )?(?:console|terminal|keyboard|command prompt)|(?:that )?(?:the user (?:types|enters)|(?:typed|entered)(?: in)?(?: by the user)?))\b/i;
const SOURCE = /\b(?:stdin|standard input|std in|files?|arguments?|sockets?|streams?|[\w-]+\.\w{2,4})\b/i;

/** The readers of plans know standard input by its name: who reads until the end, or what is typed, means it. */
export const withStdin = (prompt: string): string =>
  SOURCE.test(prompt.replace(/\bend[- ]of[- ]file\b/gi, ''))
    ? prompt
    : prompt.replace(ENDS, '$1$2 from stdin').replace(TYPED, '$1$2 from stdin');
