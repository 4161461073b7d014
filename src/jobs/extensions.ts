const BY_MIME: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

const MEDIA = /\.(png|jpe?g|webp|gif|avif|svg|mp3|wav|ogg|opus|flac|m4a|aac|mp4|webm|mov|mkv)$/i;

/** `song.mp3` is the name of a file, also where a directory of that name exists. */
export function hasMediaExtension(name: string): boolean {
  return MEDIA.test(name);
}

export function extensionOfMime(mime: string): string | undefined {
  return BY_MIME[mime.toLowerCase()];
}

/** The extension in an address, if it is one of a result. */
export function extensionOfUrl(url: string): string | undefined {
  const path = url.split(/[?#]/)[0] ?? '';
  const ending = /\.([a-z0-9]{1,5})$/i.exec(path)?.[1]?.toLowerCase();
  return ending && Object.values(BY_MIME).includes(ending) ? ending : undefined;
}

/** The type of a file, by the extension of its name. */
export function mimeOfName(name: string): string | undefined {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase().replace('jpeg', 'jpg');
  return Object.keys(BY_MIME).find((mime) => BY_MIME[mime] === ending);
}
