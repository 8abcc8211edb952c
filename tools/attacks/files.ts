import { crc32, deflateSync } from 'node:zlib';

/** A PNG (RFC 2083) that says it is so large, whatever it holds. */
export function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture of one colour. */
export function aPicture(side = 200): Buffer {
  const row = Buffer.alloc(1 + 3 * side, 0x66).fill(0, 0, 1);
  return pngOf(side, side, deflateSync(Buffer.concat(Array.from({ length: side }, () => row))));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PDF with so many pages, of such a size, and what is put into its catalogue and pages. */
export function pdfOf({
  pages = 1,
  size = '300 400',
  catalogue = '',
  page = '',
  extra = [],
}: {
  readonly pages?: number;
  readonly size?: string;
  readonly catalogue?: string;
  readonly page?: string;
  readonly extra?: readonly string[];
}): Buffer {
  const kids = Array.from({ length: pages }, (_, n) => `${3 + n} 0 R`);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    ...kids.map(() => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] ${page} >>`),
    ...extra,
  ];
  let text = '%PDF-1.7\n';
  const at = objects.map((object, n) => {
    const offset = text.length;
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = at.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size2 = objects.length + 1;
  const start = text.length;
  text += `xref\n0 ${size2}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size2} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
