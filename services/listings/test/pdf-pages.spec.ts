import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from '@jest/globals';
import { cleanPdf, mostPages } from '../src/adapters/files/pdf-file.js';
import { jpeg, pdf } from './files.fixture.js';

const complex = 'This PDF is too complicated to be checked. Print it to a new PDF and upload that.';

const refusal = async (bytes: Uint8Array) => {
  const cleaned = await cleanPdf(bytes);
  return cleaned.ok ? null : cleaned.failure;
};
const pictured = async (bytes: Uint8Array): Promise<Buffer> => {
  const cleaned = await cleanPdf(bytes);
  if (!cleaned.ok) throw new Error(cleaned.failure);
  return Buffer.from(cleaned.value);
};
/** Every dictionary and stream's dictionary of a document, as texts. */
async function dictionaries(bytes: Uint8Array): Promise<readonly string[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const texts = objects.map((object) => `${object instanceof PDFRawStream ? object.dict : object}`);
  return [...texts, JSON.stringify(context.trailerInfo.Info ?? null)];
}

/** A file written by hand: its objects are numbered from 1, the first is the root. */
function written(objects: readonly (string | readonly [string, Buffer])[]): Buffer {
  const parts = objects.map((object, index) => {
    const [dict, stream] = typeof object === 'string' ? [object, null] : object;
    return Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n${dict}\n`),
      ...(stream ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')] : []),
      Buffer.from('endobj\n'),
    ]);
  });
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from('trailer\n<</Root 1 0 R>>\n%%EOF')]);
}
const root = '<</Type/Catalog/Pages 2 0 R>>';
const onePage = '<</Type/Pages/Count 1/Kids[3 0 R]>>';
const page = (more: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${more}>>`;
const packed = (bytes: Buffer, more = ''): [string, Buffer] => {
  const small = deflateSync(bytes);
  return [`<</Length ${small.length}/Filter/FlateDecode${more}>>`, small];
};
const plain = (text: string, more = ''): [string, Buffer] => [
  `<</Length ${text.length}${more}>>`,
  Buffer.from(text),
];

describe('what becomes of a PDF', () => {
  it('is pictures of its pages, of the same measures, and nothing else', async () => {
    const change = async (document: PDFDocument) => {
      const first = document.getPage(0);
      const link = document.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 400, 300],
        A: { S: 'URI', URI: PDFString.of('https://evil.example') },
      });
      first.node.set(PDFName.of('Annots'), document.context.obj([link]));
      document.getForm().createTextField('name').addToPage(first, { x: 50, y: 100 });
      document.setTitle('Secret title');
      document.catalog.set(PDFName.of('Metadata'), document.context.register(document.context.obj({})));
    };
    const made = await pictured(await pdf({ pages: 2, change }));
    const texts = (await dictionaries(made)).join('\n');
    expect(texts).not.toMatch(
      /URI|Type .Annot|Link|AcroForm|BaseFont|Metadata|Title|Author|Producer|Creator|Action/,
    );
    expect(texts.match(/\/Subtype \/Image/g)).toHaveLength(2);
    const read = await PDFDocument.load(made);
    expect(read.getPages().map((each) => each.getSize())).toEqual([
      { width: 400, height: 300 },
      { width: 400, height: 300 },
    ]);
    expect(made.includes('evil.example')).toBe(false);
  });

  it('shows what the page shows', async () => {
    const red = '1 0 0 rg 0 0 300 842 re f';
    const made = await pictured(written([root, onePage, page(''), plain(red)]));
    const { context } = await PDFDocument.load(made);
    const picture = context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .find(
        (object) => object instanceof PDFRawStream && object.dict.get(PDFName.of('Width')),
      ) as PDFRawStream;
    const { default: sharp } = await import('sharp');
    const { data, info } = await sharp(picture.contents).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    expect([info.width, info.height]).toEqual([1653, 2339]);
    expect(at(100, 1000)[0]).toBeGreaterThan(240);
    expect(at(100, 1000)[1]).toBeLessThan(15);
    expect(at(1500, 1000)).toEqual([255, 255, 255]);
  });

  it('has at most 2400 pixels a side, however large the page', async () => {
    const wide = page('').replace('595 842', '14400 3000');
    const texts = (await dictionaries(await pictured(written([root, onePage, wide, plain('')])))).join();
    expect(texts).toContain('/Width 2400');
    expect(texts).toContain('/Height 500');
  });
});

describe('a PDF that is made to use up what there is', () => {
  it('with a page of 200 MB is refused', async () => {
    const bomb = packed(Buffer.alloc(200_000_000, '0 0 m 9 9 l S\n'));
    expect(await refusal(written([root, onePage, page(''), bomb]))).toBe(complex);
  });

  it('with a page of 60 MB of lines, or packed twice, is refused', async () => {
    const lines = Buffer.alloc(60_000_000, '0 0 m 9 9 l S\n');
    expect(await refusal(written([root, onePage, page(''), packed(lines)]))).toBe(complex);
    const twice = deflateSync(deflateSync(Buffer.alloc(200_000_000)));
    const stream: [string, Buffer] = [`<</Length ${twice.length}/Filter[/FlateDecode/FlateDecode]>>`, twice];
    expect(await refusal(written([root, onePage, page(''), stream]))).toBe(complex);
  });

  it('whose parts draw each other ten times ten times ten times is refused', async () => {
    const form = (name: string, next: number | null): [string, Buffer] =>
      plain(
        next ? '/X Do '.repeat(10) : '0 0 m 9 9 l S '.repeat(100),
        `/Type/XObject/Subtype/Form/Name/${name}/BBox[0 0 595 842]/Resources<</XObject<<${next ? `/X ${next} 0 R` : ''}>>>>`,
      );
    const forms = Array.from({ length: 9 }, (_, at) => form(`F${at}`, at < 8 ? at + 6 : null));
    const first = page('/Resources<</XObject<</X 5 0 R>>>>');
    expect(await refusal(written([root, onePage, first, plain('/X Do'), ...forms]))).toBe(complex);
  });

  it('with a picture of a thousand megapixels is refused', async () => {
    const picture = packed(
      Buffer.alloc(450_000_000),
      '/Type/XObject/Subtype/Image/Width 32000/Height 32000/BitsPerComponent 8/ColorSpace/DeviceRGB',
    );
    const drawing = page('/Resources<</XObject<</X 5 0 R>>>>');
    const show = plain('595 0 0 842 0 0 cm /X Do');
    expect(await refusal(written([root, onePage, drawing, show, picture]))).toBe(complex);
  });

  it('with a hundred thousand pages is refused', async () => {
    const kids = Array.from({ length: 100_000 }, (_, at) => `${at + 3} 0 R`).join(' ');
    const pages = Array.from({ length: 100_000 }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>');
    expect(await refusal(written([root, `<</Type/Pages/Count 100000/Kids[${kids}]>>`, ...pages]))).toBe(
      `This PDF has more than ${mostPages} pages, which is the most.`,
    );
  });

  it('with a page of a kilometre is refused', async () => {
    const giant = page('').replace('595 842', '2834645 2834645');
    expect(await refusal(written([root, onePage, giant, plain('')]))).toBe(
      'This PDF has a page of more than five metres, which is the most. Print it to a new PDF and upload that.',
    );
  });

  it('ends neither the process nor other work', async () => {
    const bomb = packed(Buffer.alloc(60_000_000, '0 0 m 9 9 l S\n'));
    let turns = 0;
    let refused = false;
    const bombed = refusal(written([root, onePage, page(''), bomb])).finally(() => (refused = true));
    while (!refused) {
      turns += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await bombed).toBe(complex);
    expect(turns).toBeGreaterThan(100);
    expect(await refusal(await pdf())).toBeNull();
  });

  it('is not confused with a scan, which is taken', async () => {
    const change = async (document: PDFDocument) => {
      const scan = await document.embedJpg(await jpeg(2480, 3508));
      document.getPage(0).drawImage(scan, { x: 0, y: 0, width: 400, height: 300 });
    };
    expect(await refusal(await pdf({ change }))).toBeNull();
  });
});
