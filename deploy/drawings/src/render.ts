import sharp from 'sharp';

export interface RenderedImage {
  /** Pixels across. */
  readonly width: number;
  /** WebP. */
  readonly bytes: Buffer;
}

export interface RenderedPicture {
  readonly images: RenderedImage[];
  /** A `data:` address of 16 pixels across, under 400 bytes, to show blurred while the picture comes. */
  readonly placeholder: string;
}

export interface RenderOptions {
  /** WebP quality, 1 to 100. */
  readonly quality?: number;
}

/** The widths listing pictures are stored in. */
export const pictureWidths: readonly number[] = [480, 960, 1600];

interface Raster {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 };
}

async function rasterise(svg: string, width?: number): Promise<Raster> {
  const image = sharp(Buffer.from(svg), { limitInputPixels: 40_000_000, unlimited: true });
  const { data, info } = await (width === undefined ? image : image.resize({ width }))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 3 } };
}

const encode = ({ data, raw }: Raster, width: number, quality: number): Promise<Buffer> =>
  sharp(data, { raw })
    .resize({ width, withoutEnlargement: false })
    .webp({ quality, effort: 2, smartSubsample: false })
    .toBuffer();

async function tiny(raster: Raster): Promise<string> {
  // As uploads have it: blurred as it is shown, a finer one looks no better.
  const bytes = await encode(raster, 16, 20);
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** The picture drawn once at the greatest width and brought down to each of the others. */
export async function render(
  svg: string,
  widths: readonly number[] = pictureWidths,
  options: RenderOptions = {},
): Promise<RenderedImage[]> {
  return imagesOf(await rasterise(svg, Math.max(...widths)), widths, options);
}

async function imagesOf(
  raster: Raster,
  widths: readonly number[],
  { quality = 72 }: RenderOptions,
): Promise<RenderedImage[]> {
  const images: RenderedImage[] = [];
  // One after another: several pictures are usually under way at once, and each raster is 6 MB.
  for (const width of widths) images.push({ width, bytes: await encode(raster, width, quality) });
  return images;
}

export async function placeholder(svg: string): Promise<string> {
  return tiny(await rasterise(svg, 64));
}

/** `render` and `placeholder` from one drawing, which halves the work of calling both. */
export async function renderPicture(
  svg: string,
  widths: readonly number[] = pictureWidths,
  options: RenderOptions = {},
): Promise<RenderedPicture> {
  const raster = await rasterise(svg, Math.max(...widths));
  return { images: await imagesOf(raster, widths, options), placeholder: await tiny(raster) };
}
