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
/** Records of one thing - a viewing, an e-mail, an event of these - are shorter. They change often, and the little that they would gain is paid again at each change. */
const SHORTEST_RECORD = 2000;
/** What does not get smaller than this share of what it was is read more quickly as it is. */
const WORTH = 0.75;
/** Deflate looks hardly further back. */
const WINDOW = 32_000;
/** For short texts: Deflate's usual level costs a tenth more than its third and makes them a twentieth smaller; more memory gains nothing. */
const SHORT = { level: 6, memLevel: 5 };
const words = Buffer.from(words1);
/** The words with room behind them, so that they are not copied for each text. */
const dictionary = Buffer.concat([words], words.length + WINDOW);

/** Whether a document or an event is large enough for it. */
export const isWorthPacking = (text: string): boolean => text.length >= SHORTEST_RECORD;

/** What stands beside a packed text, most of it word for word out of the text, is nearest. */
function dictionaryWith(beside: string, reach = WINDOW): Buffer {
  if (Buffer.byteLength(beside) > WINDOW) return Buffer.from(beside).subarray(-WINDOW);
  const end = words.length + dictionary.write(beside, words.length);
  return dictionary.subarray(Math.max(0, end - WINDOW, words.length - reach), end);
}

/**
 * Undefined where a text is better kept as it is.
 *
 * @param beside kept in plain beside it, and needed to unpack it: what it says is not packed again
 * @param reach how many bytes of the words are used, from their end, where the most usual are. Unpacking is the same for all
 */
export function pack(text: string, beside = '', reach = WINDOW): Uint8Array | undefined {
  if (text.length < SHORTEST) return undefined;
  const { text: rest, pictures } = takeOutDataUris(text);
  const deflated = deflateRawSync(rest, { ...SHORT, dictionary: dictionaryWith(beside, reach) });
  const size = 5 + pictures.length + deflated.length;
  if (size + beside.length > text.length * WORTH) return undefined;
  const head = Buffer.alloc(5);
  head[0] = FORM;
  head.writeUInt32LE(pictures.length, 1);
  return Buffer.concat([head, pictures, deflated], size);
}

/** @throws RangeError for a form that this release does not know */
export function unpack(packed: Uint8Array, beside = ''): string {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  if (bytes[0] !== FORM)
    throw new RangeError(`a text packed in form ${bytes[0]}, which is of a later release`);
  const deflated = 5 + bytes.readUInt32LE(1);
  const rest = inflateRawSync(bytes.subarray(deflated), { dictionary: dictionaryWith(beside) });
  return putBackDataUris(rest.toString(), bytes.subarray(5, deflated));
}

/** What two columns keep: the text itself, or what stands beside it and it packed. */
export const textOf = (text: string, packed: Uint8Array | null): string =>
  packed === null ? text : unpack(packed, text);
