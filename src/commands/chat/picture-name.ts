/** Files that a picture's name says are pictures; the others are sent as text. */
export const isPicture = (file: string): boolean => /\.(?:png|jpe?g|webp|gif)(?:[?#]|$)/i.test(file);
