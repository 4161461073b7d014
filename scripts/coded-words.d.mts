export function codedWords(bytes: Uint8Array): Buffer;
