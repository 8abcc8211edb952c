import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { putBackDataUris, takeOutDataUris } from './data-uris.js';
import { words1 } from './words-1.js';

/**
 * Texts that are JSON, small enough to keep. The first byte says the form, so that other forms may come beside this one: packed with `words-1`, small pictures
 * apart. Deflate rather than Zstandard: at these sizes it gets as small, is read quicker, and every Node has it.
 */
const FORM = 1;

/** Below it there is little to gain, and an index has as much to read. */
const SHORTEST = 700;
/** What does not get smaller than this share of what it was is read more quickly as it is. */
const WORTH = 0.75;
/** Deflate looks no further back. */
const dictionary = Buffer.from(words1).subarray(-32_000);

/** Undefined where a text is better kept as it is. */
export function pack(text: string): Uint8Array | undefined {
  if (text.length < SHORTEST) return undefined;
  const { text: rest, pictures } = takeOutDataUris(text);
  const words = deflateRawSync(rest, { dictionary });
  const size = 1 + 4 + pictures.length + words.length;
  if (size > text.length * WORTH) return undefined;
  const head = Buffer.alloc(5);
  head[0] = FORM;
  head.writeUInt32LE(pictures.length, 1);
  return Buffer.concat([head, pictures, words], size);
}

/** @throws RangeError for a form that this release does not know */
export function unpack(packed: Uint8Array): string {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  if (bytes[0] !== FORM)
    throw new RangeError(`a text packed in form ${bytes[0]}, which is of a later release`);
  const words = 5 + bytes.readUInt32LE(1);
  return putBackDataUris(
    inflateRawSync(bytes.subarray(words), { dictionary }).toString(),
    bytes.subarray(5, words),
  );
}

/** What two columns keep: the text itself, or packed what it is. */
export const textOf = (text: string, packed: Uint8Array | null): string =>
  packed === null ? text : unpack(packed);
