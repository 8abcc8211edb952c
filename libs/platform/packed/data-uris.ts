/** Stands in a text for a data URI that was taken out of it. JSON has no such character, so a text that has it is left alone. */
const MARK = '\u0001';
const DATA_URI = /data:image\/webp;base64,([A-Za-z0-9+/]+={0,2})/g;
const BEGINNING = 'data:image/webp;base64,';

/** A simple lossy WebP begins with 30 bytes, of which only the frame's tag and the size of the picture differ. */
const HEADER = 30;
const TAG = 20;
const SIZE = 26;
const START_CODE = 0x9d012a;

/** What two bits less than two bytes can say. */
const LONGEST = 0x3fff;

/**
 * How a picture is written: byte for byte, as a WebP without what is known of its header, so and as large as the one before, or by its place
 * among those before: a document with its event in the outbox has each twice.
 */
const kinds = { bytes: 0, webp: 1, sameSize: 2, again: 3 } as const;

export interface WithoutDataUris {
  readonly text: string;
  /** The pictures, in order. */
  readonly pictures: Buffer;
}

/** Takes out the small pictures that stand in a text, which as Base64 hardly get smaller and keep the words around them from it. */
export function takeOutDataUris(text: string): WithoutDataUris {
  if (!text.includes(BEGINNING) || text.includes(MARK)) return { text, pictures: Buffer.alloc(0) };
  const parts: Buffer[] = [];
  const places = new Map<string, number>();
  let size = Buffer.alloc(0);
  const without = text.replace(DATA_URI, (uri, base64: string) => {
    const place = places.get(base64);
    if (place !== undefined) {
      parts.push(head(kinds.again, place));
      return MARK;
    }
    const bytes = Buffer.from(base64, 'base64');
    // Written otherwise than anybody writes it, so that it would not come back as it was.
    if (bytes.toString('base64') !== base64 || bytes.length > LONGEST || places.size > LONGEST) return uri;
    places.set(base64, places.size);
    const asWebp = isPlainWebp(bytes);
    const ownSize = bytes.subarray(SIZE, HEADER);
    const kind = !asWebp ? kinds.bytes : ownSize.equals(size) ? kinds.sameSize : kinds.webp;
    parts.push(head(kind, bytes.length));
    if (kind === kinds.bytes) parts.push(bytes);
    else {
      parts.push(bytes.subarray(TAG, TAG + 3));
      if (kind === kinds.webp) parts.push(ownSize);
      parts.push(bytes.subarray(HEADER));
      size = ownSize;
    }
    return MARK;
  });
  return { text: without, pictures: Buffer.concat(parts) };
}

export function putBackDataUris(text: string, pictures: Buffer): string {
  if (pictures.length === 0) return text;
  const found: string[] = [];
  const distinct: string[] = [];
  const see = (bytes: Buffer) => {
    const base64 = bytes.toString('base64');
    distinct.push(base64);
    found.push(base64);
  };
  let size = Buffer.alloc(0);
  for (let at = 0; at < pictures.length;) {
    const kind = pictures[at]! >> 6;
    const short = pictures[at]! & 0x3f;
    const length = (short << 8) | pictures[at + 1]!;
    at += 2;
    const take = (count: number) => pictures.subarray(at, (at += count));
    if (kind === kinds.again || kind === kinds.bytes) {
      if (kind === kinds.again) found.push(distinct[length]!);
      else see(take(length));
      continue;
    }
    const tag = take(3);
    if (kind === kinds.webp) size = take(4) as typeof size;
    see(webp(length, tag, size, take(length - HEADER)));
  }
  let next = 0;
  return text.replaceAll(MARK, () => `${BEGINNING}${found[next++]!}`);
}

/** Two bytes: a kind, and a length or place below 16,384. */
const head = (kind: number, number: number) => Buffer.from([(kind << 6) | (number >> 8), number & 0xff]);

function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length <= HEADER) return false;
  const tag = bytes.subarray(TAG, TAG + 3);
  return webp(bytes.length, tag, bytes.subarray(SIZE, HEADER), bytes.subarray(HEADER)).equals(bytes);
}

function webp(length: number, tag: Uint8Array, size: Uint8Array, rest: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(length - 8, 4);
  header.write('WEBPVP8 ', 8, 'latin1');
  header.writeUInt32LE(length - 20, 16);
  header.set(tag, TAG);
  header.writeUIntBE(START_CODE, TAG + 3, 3);
  header.set(size, SIZE);
  return Buffer.concat([header, rest]);
}
