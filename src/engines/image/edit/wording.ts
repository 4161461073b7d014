import type { OwnPicture } from './own-picture.ts';

/** Other words for an image, which ask for an edit of it. */
export interface Wording {
  readonly prompt: string;
  /** The thing that looks otherwise then, in the words of the prompt. */
  readonly changed?: string | undefined;
  /** The thing that another one stands in for. */
  readonly replaced?: string | undefined;
  readonly isMore?: boolean;
  /** True where words that are not painted are noted; else they are a reason to edit the pixels. */
  readonly mayLeaveOut?: boolean;
  /** Wishes of the edit that the words leave out. */
  readonly without?: readonly string[];
  isMet?(painted: OwnPicture): boolean;
}
