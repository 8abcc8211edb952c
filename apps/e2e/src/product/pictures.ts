import sharp from 'sharp';

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A photograph of one colour. */
export const photograph = async (name: string, colour = '#9c3d27'): Promise<GivenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});

/** 100 megapixels in a file of some kilobytes. */
export const hugePicture = async (name: string): Promise<GivenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({
    create: { width: 10_000, height: 10_000, channels: 3, background: '#16231d' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer(),
});

/** A PDF of one page; `script` runs when it is opened, unless somebody takes it out. */
export function pdf(name: string, script?: string): GivenFile {
  const catalogue = script
    ? `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (${script}) >> >>`
    : '<< /Type /Catalog /Pages 2 0 R >>';
  const objects = [
    catalogue,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}
