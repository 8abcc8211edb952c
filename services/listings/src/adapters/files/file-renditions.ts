import type { UploadContentType, UploadKind } from '@lintel/contracts';
import { uploadContentTypes } from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';
import { fileTypeFromBuffer } from 'file-type';
import type { Made, RenditionMaker } from '../../application/uploads/renditions.js';
import { renditionKey, unreadable, type Upload } from '../../domain/upload.js';
import { cleanPdf } from './pdf-file.js';
import { encodeDrawing, encodePicture, type Picture, readPicture } from './picture-file.js';

/** The widths that the demonstration listings have. */
export const imageWidths = [480, 960, 1600];
/** Shown at 160 pixels at most, on screens of up to four times the density. */
export const logoWidths = [160, 320, 640];
const LONGEST_DRAWING = 2400;

const WEBP = 'image/webp';
const names: Readonly<Record<UploadContentType, string>> = {
  'image/jpeg': 'a JPEG picture',
  'image/png': 'a PNG picture',
  'image/webp': 'a WebP picture',
  'application/pdf': 'a PDF',
};

/** Looks at what a file is, whatever it is called, and makes of it what the public may be shown. */
export class FileRenditions implements RenditionMaker {
  async make(
    { id, kind, contentType }: Pick<Upload, 'id' | 'kind' | 'contentType'>,
    bytes: Uint8Array,
  ): Promise<Result<Made, string>> {
    const type = await typeOf(bytes);
    const taken = uploadContentTypes[kind].find((taken) => taken === type);
    if (!taken) return fail(unreadable(kind));
    if (taken !== contentType)
      return fail(
        `This file is ${names[taken]}, but is named as ${names[contentType]}. Rename it and upload it again.`,
      );
    if (taken === 'application/pdf') return pdfOf(id, bytes);
    const picture = await readPicture(bytes);
    if (!picture.ok) return picture;
    return kind === 'floorplan' || kind === 'epc'
      ? drawingOf(id, picture.value)
      : imageOf(id, kind, picture.value);
  }
}

/** What the first bytes say. */
async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // A PNG that moves: of it the first frame is taken.
  return found?.mime === 'image/apng' ? 'image/png' : found?.mime;
}

async function imageOf(id: string, kind: UploadKind, picture: Picture): Promise<Result<Made, string>> {
  const logo = kind === 'logo';
  const encoded = await encodePicture(picture, logo ? logoWidths : imageWidths, { transparent: logo });
  if (!encoded.ok) return encoded;
  const { images, placeholder } = encoded.value;
  const { width, height } = images.at(-1)!;
  const key = renditionKey(id);
  return succeed({
    rendition: {
      image: { key, widths: images.map((image) => image.width), width, height, alt: '', placeholder },
      document: null,
    },
    objects: images.map((image) => ({
      key: `${key}-${image.width}.webp`,
      contentType: WEBP,
      bytes: image.bytes,
    })),
  });
}

async function drawingOf(id: string, picture: Picture): Promise<Result<Made, string>> {
  const encoded = await encodeDrawing(picture, LONGEST_DRAWING);
  if (!encoded.ok) return encoded;
  const { bytes, width, height } = encoded.value;
  const key = `${renditionKey(id)}.webp`;
  return succeed({
    rendition: { image: null, document: { key, contentType: WEBP, width, height } },
    objects: [{ key, contentType: WEBP, bytes }],
  });
}

async function pdfOf(id: string, bytes: Uint8Array): Promise<Result<Made, string>> {
  const cleaned = await cleanPdf(bytes);
  if (!cleaned.ok) return cleaned;
  const key = `${renditionKey(id)}.pdf`;
  return succeed({
    rendition: {
      image: null,
      document: { key, contentType: 'application/pdf', width: null, height: null },
    },
    objects: [{ key, contentType: 'application/pdf', bytes: cleaned.value }],
  });
}
