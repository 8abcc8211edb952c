import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, it } from '@jest/globals';
import { cleanPdf } from '../src/adapters/files/pdf-file.js';
import { action, atRoot, pdf } from './files.fixture.js';

describe('a PDF', () => {
  const again = 'Print it to a new PDF and upload that.';
  const refused = async (bytes: Uint8Array) => {
    const cleaned = await cleanPdf(bytes);
    return cleaned.ok ? null : cleaned.failure;
  };

  it.each([
    ['runs a script when opened', action('JavaScript', { JS: 'app.alert(1)' }), 'contains a script'],
    [
      'names a script',
      atRoot('Names', ({ context }) => context.obj({ JavaScript: {} })),
      'contains a script',
    ],
    ['does something when left', atRoot('AA', ({ context }) => context.obj({})), 'contains a script'],
    ['starts a program', action('Launch', { F: 'calc.exe' }), 'opens other programs'],
    ['opens an address by itself', action('URI', { URI: 'https://example.org' }), 'opens other programs'],
    ['sends a form', action('SubmitForm'), 'opens other programs'],
    [
      'plays a film',
      atRoot('Extra', ({ context }) => context.obj({ Subtype: 'RichMedia' })),
      'contains video',
    ],
    [
      'hides a script in a list in a dictionary',
      atRoot('Extra', ({ context }) => context.obj([[{ Deep: [{ S: 'JavaScript' }] }]])),
      'contains a script',
    ],
    [
      'has a link that is a script',
      atRoot('Extra', ({ context }) => context.obj({ S: 'URI', URI: PDFString.of('javascript:alert(1)') })),
      'contains a script',
    ],
  ])('that %s is refused, packed or not', async (_, change, reason) => {
    for (const packed of [true, false])
      expect(await refused(await pdf({ packed, change }))).toMatch(
        new RegExp(`^This PDF ${reason}.*, which we do not take. ${again}$`),
      );
  });

  it('that says by reference what it does is refused', async () => {
    const change = (document: PDFDocument) => {
      const { context } = document;
      const kind = context.register(PDFName.of('Launch'));
      document.catalog.set(PDFName.of('First'), context.obj({ S: kind }));
    };
    expect(await refused(await pdf({ change }))).toContain('opens other programs');
    const link = (document: PDFDocument) =>
      document.catalog.set(
        PDFName.of('Extra'),
        document.context.obj({ URI: document.context.register(PDFString.of(' JavaScript:alert(1)')) }),
      );
    expect(await refused(await pdf({ change: link }))).toContain('contains a script');
  });

  it('with files attached is refused', async () => {
    const change = (document: PDFDocument) => document.attach(Buffer.from('hello'), 'hello.txt');
    expect(await refused(await pdf({ change }))).toContain('has files attached');
  });

  it('that writes its names with escapes is read all the same', async () => {
    const plain = (await pdf({ packed: false, change: action('JavaScript', { JS: 'x' }) })).toString(
      'latin1',
    );
    for (const name of ['/J#61vaScript', '/J#61#76aScript', '/#4a#61vaScript'])
      expect([
        name,
        await refused(
          Buffer.from(plain.replaceAll('/JavaScript', name).replaceAll('/JS', '/#4as'), 'latin1'),
        ),
      ]).toEqual([name, expect.stringContaining('contains a script')]);
  });

  it('that turns to a page when opened, and has links, is taken', async () => {
    const change = (document: PDFDocument) => {
      const page = document.getPage(0);
      const link = document.context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 10, 10],
        A: { S: 'URI', URI: PDFString.of('https://example.org') },
      });
      page.node.set(PDFName.of('Annots'), document.context.obj([link]));
      document.catalog.set(PDFName.of('OpenAction'), document.context.obj([page.ref, PDFName.of('Fit')]));
    };
    expect(await refused(await pdf({ change }))).toBeNull();
  });

  it('with a password is refused', async () => {
    const change = (document: PDFDocument) =>
      document.encrypt({ userPassword: 'secret', ownerPassword: 'x' });
    expect(await refused(await pdf({ change }))).toBe(
      'This PDF is protected with a password. Remove the protection and upload it again.',
    );
  });

  it('has at most twenty pages', async () => {
    expect(await refused(await pdf({ pages: 20 }))).toBeNull();
    expect(await refused(await pdf({ pages: 21 }))).toBe(
      'This PDF has more than 20 pages, which is the most.',
    );
  });

  it('whose pages are their own parents has no end, and is refused', async () => {
    const change = (document: PDFDocument) => {
      const pages = document.catalog.Pages();
      const own = document.context.getObjectRef(pages)!;
      pages.set(PDFName.of('Kids'), document.context.obj([own, own]));
    };
    expect(await refused(await pdf({ packed: false, change }))).toContain('damaged');
  });

  it('that unpacks to more than there is memory is refused', async () => {
    const bomb = deflateSync(Buffer.alloc(200_000_000));
    const bytes = Buffer.concat([
      Buffer.from(
        `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${bomb.length}>>\nstream\n`,
      ),
      bomb,
      Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 2 0 R>>\n%%EOF'),
    ]);
    expect(await refused(bytes)).toBe(`This PDF is too complicated to be checked. ${again}`);
  });

  it('keeps nothing that it does not lead to', async () => {
    const change = (document: PDFDocument) =>
      void document.context.register(document.context.obj({ Left: PDFString.of('left behind') }));
    const cleaned = await cleanPdf(await pdf({ packed: false, change }));
    const written = await PDFDocument.load(cleaned.ok ? cleaned.value : '');
    const texts = written.context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(texts.join()).not.toContain('left behind');
  });
});
