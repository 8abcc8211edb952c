import type { ListingSummary } from '@lintel/contracts';
import { oneLine } from './display-text.js';

/** A picture as an e-mail shows it. */
export interface LetterPicture {
  /** Where it is fetched: the same for everybody who is sent it. */
  readonly url: string;
  /** Pixels that it is shown in. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** As wide as a column of an e-mail; a picture that is taller than these is shown narrower. */
const box = { width: 520, height: 390 };
const wanted = 600;

/**
 * The first picture of a home, in the stored width that is nearest to what an e-mail shows.
 * @param at from a file of the object store to its address
 */
export function pictureOf(
  { title, picture }: Pick<ListingSummary, 'title' | 'picture'>,
  at: (file: string) => string,
): LetterPicture | undefined {
  if (!picture) return undefined;
  const { key, widths, width, height, alt } = picture;
  const stored = widths.reduce((best, other) =>
    Math.abs(other - wanted) < Math.abs(best - wanted) ? other : best,
  );
  const scale = Math.min(1, box.width / width, box.height / height);
  return {
    url: at(`${key}-${stored}.webp`),
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    alt: oneLine(alt) || oneLine(title),
  };
}
