/** What a file is by its first bytes, whatever its name says. */
export type FileKind =
  | 'image/jpeg'
  | 'image/png'
  | 'image/webp'
  | 'application/pdf'
  | 'gif'
  | 'heic'
  | 'svg'
  | 'program'
  | 'archive'
  | 'unknown';

/** As many bytes as `fileKind` looks at. */
export const firstBytes = 1024;

const starts = (bytes: Uint8Array, ...expected: number[]): boolean =>
  expected.every((byte, at) => bytes[at] === byte);

export function fileKind(bytes: Uint8Array): FileKind {
  const text = String.fromCharCode(...bytes.slice(0, firstBytes));
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  // A PDF may have some bytes before its mark.
  if (text.includes('%PDF-')) return 'application/pdf';
  if (text.startsWith('GIF8')) return 'gif';
  if (text.slice(4, 8) === 'ftyp' && /^(hei|hev|mif|msf|avi)/.test(text.slice(8, 12))) return 'heic';
  if (/^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)?(<!doctype svg|<svg)/i.test(text)) return 'svg';
  if (text.startsWith('MZ') || text.startsWith('\x7fELF') || text.startsWith('#!')) return 'program';
  if (text.startsWith('PK\x03\x04') || text.startsWith('Rar!')) return 'archive';
  return 'unknown';
}
