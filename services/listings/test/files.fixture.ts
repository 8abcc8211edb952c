import { crc32, deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** A photograph, more or less: no two columns are alike. */
export const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#888',
    },
  });

export const jpeg = (width = 800, height = 600): Promise<Buffer> => picture(width, height).jpeg().toBuffer();
export const png = (width = 800, height = 600): Promise<Buffer> => picture(width, height).png().toBuffer();
export const webp = (width = 800, height = 600): Promise<Buffer> => picture(width, height).webp().toBuffer();

/** As a camera makes it: on its side, with the place where it was taken. */
export const fromCamera = (width: number, height: number): Promise<Buffer> =>
  picture(width, height)
    .withExif({
      IFD0: { Make: 'Example Cameras', Copyright: 'A Photographer' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 27/1 42/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 8/1 18/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG that says it is so large and holds next to nothing. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A WebP that moves: red, then blue. */
export const moving = async (): Promise<Buffer> => {
  const frame = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
    .webp()
    .toBuffer();
};

/** The beginning of a Windows program. */
export const program = (): Buffer => {
  const bytes = Buffer.alloc(4096);
  bytes.write('MZ', 0);
  bytes.writeUInt32LE(0x80, 0x3c);
  bytes.write('PE\0\0', 0x80, 'latin1');
  return bytes;
};

export interface PdfWishes {
  readonly pages?: number;
  /** Compresses what can be: dictionaries are then in no byte of the file to be seen. */
  readonly packed?: boolean;
  readonly change?: (document: PDFDocument) => void | Promise<void>;
}

export async function pdf({ pages = 1, packed = true, change }: PdfWishes = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.setAuthor('A Draughtsman');
  for (let page = 0; page < pages; page++) document.addPage([400, 300]).drawText(`Page ${page + 1}`);
  await change?.(document);
  return Buffer.from(await document.save({ useObjectStreams: packed }));
}

/** Puts an entry into the document's root. */
export const atRoot =
  (key: string, value: (document: PDFDocument) => Parameters<PDFDocument['catalog']['set']>[1]) =>
  (document: PDFDocument): void =>
    document.catalog.set(PDFName.of(key), document.context.register(value(document)));

export const action = (kind: string, more: Record<string, string> = {}) =>
  atRoot('OpenAction', ({ context }) =>
    context.obj({
      Type: 'Action',
      S: kind,
      ...Object.fromEntries(Object.entries(more).map(([key, text]) => [key, PDFString.of(text)])),
    }),
  );
