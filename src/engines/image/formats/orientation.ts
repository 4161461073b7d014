/** The form of an image that a prompt asks for, and the prompt without its words. */
interface Orientation {
  readonly form: 'tall' | 'wide' | 'square' | undefined;
  readonly said: string;
  readonly rest: string;
}

const FORMED =
  /[,\s]*\b(?:in\s+|as\s+)?(?:an?\s+|the\s+)?(portrait|landscape|vertical|upright|horizontal|square|widescreen|panoramic)[\s-]+(?:format|orientation|mode|aspect(?:\s+ratio)?)\b/i;

/** "Wallpaper in portrait format" shows no portrait, and "landscape mode" no landscape. */
export function readOrientation(prompt: string): Orientation {
  const [all, word = ''] = FORMED.exec(prompt) ?? [];
  if (all === undefined) return { form: undefined, said: '', rest: prompt };
  return {
    form: /portrait|vertical|upright/i.test(word) ? 'tall' : /square/i.test(word) ? 'square' : 'wide',
    said: all.replace(/^[,\s]*(?:in\s+|as\s+)?(?:an?\s+|the\s+)?/i, '').toLowerCase(),
    rest: prompt
      .replace(all, ' ')
      .replace(/ +(?=[,.;])/g, '')
      .trim(),
  };
}

/** The words for a form that an image does not have. */
export const unkeptForm = (
  { form, said }: Orientation,
  { width, height }: { readonly width: number; readonly height: number },
): string[] =>
  form === undefined ||
  (form === 'tall' ? height > width : form === 'wide' ? width > height : width === height)
    ? []
    : [said];
