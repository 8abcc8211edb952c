import { uploadLimits } from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import sharp, { type Sharp } from 'sharp';

/** A picture that may be decoded: its measures are as it is to be looked at. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface EncodedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** WebP takes 16,383 pixels a side, and no page shows more of a strip. */
const LONGEST_TO_SHORTEST = 10;
const QUALITY = 76;
/** Drawings have small print. */
const DRAWING_QUALITY = 86;
const PLACEHOLDER_WIDTH = 16;
/** Blurred as it is shown, a finer one looks no better; each listing keeps one of each of its pictures. */
const PLACEHOLDER_QUALITY = 20;
const EFFORT = 3;

/** Of all that the decoder knows. */
const decoded = new Set<string>(['jpeg', 'png', 'webp']);

export const brokenPicture =
  'This picture is damaged or was cut off. Save it anew, or choose another, and upload it again.';

/**
 * Reads a picture's head, and says why it is not to be decoded. The pixels are counted before any is decoded, for a small file may unpack to all
 * the memory there is.
 */
export async function readPicture(bytes: Uint8Array): Promise<Result<Picture, string>> {
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!head?.width || !head.height || !decoded.has(head.format)) return fail(brokenPicture);
  const problem = measureProblem(head.width, head.height);
  if (problem) return fail(problem);
  // Cameras lay pictures on their side and say so.
  const onItsSide = (head.orientation ?? 1) >= 5;
  const [width, height] = onItsSide ? [head.height, head.width] : [head.width, head.height];
  return succeed({ bytes, width, height });
}

function measureProblem(width: number, height: number): string | null {
  const { pixels, shortestSide } = uploadLimits;
  const megapixels = (count: number): string => `${Math.round(count / 100_000) / 10}`;
  if (width * height > pixels)
    return `This picture has ${megapixels(Math.max(width * height, pixels + 100_000))} megapixels (${width} × ${height}). The most is ${megapixels(pixels)}.`;
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < shortestSide)
    return `This picture is too small: ${width} × ${height} pixels. Each side needs at least ${shortestSide}.`;
  if (longer > shorter * LONGEST_TO_SHORTEST)
    return `This picture is too narrow: ${width} × ${height} pixels. The longer side may be ${LONGEST_TO_SHORTEST} times the shorter.`;
  return null;
}

/**
 * The picture upright, in several widths and never wider than it is, with a miniature as a data URI. Nothing of what the file says beside its
 * pixels is kept: neither where nor when nor with what it was taken. Of a moving picture the first frame is taken.
 */
export async function encodePicture(
  picture: Picture,
  widths: readonly number[],
  { transparent = false }: { readonly transparent?: boolean } = {},
): Promise<Result<{ readonly images: readonly EncodedPicture[]; readonly placeholder: string }, string>> {
  const largest = Math.min(picture.width, Math.max(...widths));
  const stored = [...widths.filter((width) => width < largest), largest];
  try {
    const { data, info } = await decode(picture, transparent)
      .resize({ width: largest })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    const at = (width: number, quality: number) =>
      sharp(data, { raw })
        .resize({ width })
        .webp({ quality, effort: EFFORT })
        .toBuffer({ resolveWithObject: true });
    const images: EncodedPicture[] = [];
    // One after another: each takes memory, and several pictures are under way at once.
    for (const width of stored) {
      const encoded = await at(width, QUALITY);
      images.push({ bytes: encoded.data, width, height: encoded.info.height });
    }
    const tiny = await at(PLACEHOLDER_WIDTH, PLACEHOLDER_QUALITY);
    return succeed({ images, placeholder: `data:image/webp;base64,${tiny.data.toString('base64')}` });
  } catch {
    return fail(brokenPicture);
  }
}

/** A drawing or a scan, upright, at most this long a side. */
export async function encodeDrawing(
  picture: Picture,
  longest: number,
): Promise<Result<EncodedPicture, string>> {
  try {
    const { data, info } = await decode(picture, false)
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: DRAWING_QUALITY, effort: EFFORT })
      .toBuffer({ resolveWithObject: true });
    return succeed({ bytes: data, width: info.width, height: info.height });
  } catch {
    return fail(brokenPicture);
  }
}

function decode({ bytes }: Picture, transparent: boolean): Sharp {
  const upright = sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb');
  return transparent ? upright : upright.flatten({ background: '#ffffff' });
}
