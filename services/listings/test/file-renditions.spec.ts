import type { UploadContentType, UploadKind } from '@lintel/contracts';
import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from '@jest/globals';
import { FileRenditions } from '../src/adapters/files/file-renditions.js';
import type { Made } from '../src/application/uploads/renditions.js';
import { fromCamera, hugePng, jpeg, moving, pdf, png, program, webp } from './files.fixture.js';

const id = '01935f4e-7c00-7000-8000-000000000001';
const make = (kind: UploadKind, contentType: UploadContentType, bytes: Uint8Array) =>
  new FileRenditions().make({ id, kind, contentType }, bytes);

async function made(kind: UploadKind, contentType: UploadContentType, bytes: Uint8Array): Promise<Made> {
  const result = await make(kind, contentType, bytes);
  if (!result.ok) throw new Error(result.failure);
  return result.value;
}
async function problem(kind: UploadKind, contentType: UploadContentType, bytes: Uint8Array) {
  const result = await make(kind, contentType, bytes);
  return result.ok ? null : result.failure;
}

describe('a picture', () => {
  it('is stored upright in several widths, as WebP, with a blurred miniature', async () => {
    const { rendition, objects } = await made('image', 'image/jpeg', await jpeg(2000, 1500));
    expect(rendition.image).toMatchObject({
      key: `uploads/${id}`,
      widths: [480, 960, 1600],
      width: 1600,
      height: 1200,
    });
    expect(rendition.image!.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(rendition.image!.placeholder.length).toBeLessThan(2000);
    expect(objects.map(({ key }) => key)).toEqual(
      [480, 960, 1600].map((width) => `uploads/${id}-${width}.webp`),
    );
    for (const [index, { bytes, contentType }] of objects.entries()) {
      expect(contentType).toBe('image/webp');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: [480, 960, 1600][index] });
    }
  });

  it.each([
    [300, [300]],
    [480, [480]],
    [1000, [480, 960, 1000]],
    [1599, [480, 960, 1599]],
  ])('of %i pixels across is never made wider', async (width, widths) => {
    const { rendition } = await made('image', 'image/png', await png(width, 400));
    expect(rendition.image!.widths).toEqual(widths);
  });

  it('loses where, when and with what it was taken, and stands upright', async () => {
    const taken = await fromCamera(900, 600);
    const before = await sharp(taken).metadata();
    expect([before.orientation, before.exif!.includes('Example Cameras')]).toEqual([6, true]);
    const { rendition, objects } = await made('image', 'image/jpeg', taken);
    expect(rendition.image).toMatchObject({ width: 600, height: 900 });
    for (const { bytes } of objects) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc, orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(Buffer.from(bytes).includes('Example Cameras')).toBe(false);
    }
  });

  it('that moves shows its first frame', async () => {
    const { objects } = await made('image', 'image/webp', await moving());
    const { pages, height } = await sharp(objects[0]!.bytes).metadata();
    expect([pages ?? 1, height]).toEqual([1, 200]);
    const { dominant } = await sharp(objects[0]!.bytes).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  it('that is a logo keeps what is transparent', async () => {
    const clear = {
      width: 400,
      height: 200,
      channels: 4,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    } as const;
    const bytes = await sharp({ create: clear }).png().toBuffer();
    const logo = await made('logo', 'image/png', bytes);
    expect(logo.rendition.image!.widths).toEqual([160, 320, 400]);
    expect((await sharp(logo.objects[0]!.bytes).stats()).isOpaque).toBe(false);
    const image = await made('image', 'image/png', bytes);
    expect((await sharp(image.objects[0]!.bytes).stats()).isOpaque).toBe(true);
  });

  it('of a hundred megapixels is refused before it is decoded, with both figures', async () => {
    expect(await problem('image', 'image/png', hugePng(12_500, 8000))).toBe(
      'This picture has 100 megapixels (12500 × 8000). The most is 50.',
    );
    expect(await problem('image', 'image/png', hugePng(60_000, 60_000))).toContain('3600 megapixels');
    expect(await problem('image', 'image/png', hugePng(8001, 6250))).toContain('has 50.1 megapixels');
  });

  it('of fifty megapixels is taken', async () => {
    const large = sharp({ create: { width: 8000, height: 6250, channels: 3, background: '#c96' } });
    const { rendition } = await made('image', 'image/jpeg', await large.jpeg().toBuffer());
    expect(rendition.image).toMatchObject({ width: 1600, height: 1250 });
  });

  it('that is too small or too narrow is refused, with its measures', async () => {
    expect(await problem('image', 'image/jpeg', await jpeg(800, 99))).toBe(
      'This picture is too small: 800 × 99 pixels. Each side needs at least 100.',
    );
    expect(await problem('image', 'image/jpeg', await jpeg(120, 1300))).toContain('too narrow: 120 × 1300');
  });

  it.each(['image', 'logo'] as const)('of the kind %s is no program, PDF, drawing or text', async (kind) => {
    const unreadable = 'This file is not a picture we can read (JPEG, PNG or WebP).';
    for (const bytes of [
      program(),
      await pdf(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('GIF89a, or so it says'),
      Buffer.alloc(0),
    ])
      expect(await problem(kind, 'image/jpeg', bytes)).toBe(unreadable);
  });

  it('is what it is named', async () => {
    expect(await problem('image', 'image/jpeg', await webp())).toBe(
      'This file is a WebP picture, but is named as a JPEG picture. Rename it and upload it again.',
    );
  });
});

describe('a floorplan or certificate', () => {
  it('that is a picture becomes one WebP of at most 2400 pixels a side', async () => {
    const { rendition, objects } = await made('floorplan', 'image/png', await png(1500, 3000));
    const key = `uploads/${id}.webp`;
    expect(rendition).toEqual({
      image: null,
      document: { key, contentType: 'image/webp', width: 1200, height: 2400 },
    });
    expect(objects.map((object) => object.key)).toEqual([key]);
    const small = await made('epc', 'image/webp', await webp(700, 500));
    expect(small.rendition.document).toMatchObject({ width: 700, height: 500 });
  });

  it('is no program', async () => {
    expect(await problem('floorplan', 'application/pdf', program())).toBe(
      'This file is not a picture or PDF we can read (JPEG, PNG, WebP or PDF).',
    );
  });

  it('that is a PDF is written anew, without who made it', async () => {
    const given = await pdf({ pages: 3 });
    const { rendition, objects } = await made('epc', 'application/pdf', given);
    expect(rendition.document).toEqual({
      key: `uploads/${id}.pdf`,
      contentType: 'application/pdf',
      width: null,
      height: null,
    });
    const written = await PDFDocument.load(objects[0]!.bytes, { updateMetadata: false });
    expect(written.getPageCount()).toBe(3);
    expect(written.getAuthor()).toBeUndefined();
  });
});

describe('whatever is uploaded', () => {
  const kinds = fc.constantFrom<UploadKind>('image', 'floorplan', 'epc', 'logo');
  const clear = (result: Awaited<ReturnType<typeof make>>) => {
    if (result.ok) expect(result.value.objects.length).toBeGreaterThan(0);
    else expect(result.failure).toMatch(/^This [^\n]+\.$/);
  };

  it('ends as a picture, a document or a clear text', async () => {
    const heads = fc.constantFrom(
      Buffer.alloc(0),
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.from('RIFF\x20\0\0\0WEBPVP8 ', 'latin1'),
    );
    await fc.assert(
      fc.asyncProperty(kinds, heads, fc.uint8Array({ maxLength: 2000 }), async (kind, head, rest) => {
        clear(await make(kind, 'image/jpeg', Buffer.concat([head, rest])));
        clear(await make(kind, 'image/png', Buffer.concat([head, rest])));
      }),
      { numRuns: 150 },
    );
  });

  it('may be cut off, or be changed, anywhere', async () => {
    const whole = [
      ['image/jpeg', await jpeg(300, 200)],
      ['image/png', await png(300, 200)],
      ['image/webp', await webp(300, 200)],
    ] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        async ([type, bytes], at, cut) => {
          const place = Math.floor(at * (bytes.length - 1));
          const broken = cut ? bytes.subarray(0, place) : Buffer.from(bytes);
          if (!cut) broken[place]! ^= 0x55;
          clear(await make('image', type, broken));
        },
      ),
      { numRuns: 150 },
    );
  });

  it('may be a PDF that is cut off, or changed, anywhere', async () => {
    const whole = [await pdf({ packed: true }), await pdf({ packed: false, pages: 2 })];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...whole),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        async (bytes, at, cut) => {
          const place = Math.floor(at * (bytes.length - 1));
          const broken = cut ? bytes.subarray(0, place) : Buffer.from(bytes);
          if (!cut) broken[place]! ^= 0x55;
          clear(await make('floorplan', 'application/pdf', broken));
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});
