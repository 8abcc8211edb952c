import type { Clock } from './clock.js';

/** Makes identifiers; passed in, so that tests decide. */
export interface IdSource {
  /** A UUID version 7 (RFC 9562): unique, and sorts by the millisecond it was made in. */
  next(): string;
}

/** UUIDv7 from a clock and the platform's random source. */
export function uuidV7Source(clock: Clock): IdSource {
  return {
    next() {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      new DataView(bytes.buffer).setBigUint64(
        0,
        (BigInt(clock.now().getTime()) << 16n) | BigInt((bytes[6]! << 8) | bytes[7]!),
      );
      bytes[6] = (bytes[6]! & 0x0f) | 0x70;
      bytes[8] = (bytes[8]! & 0x3f) | 0x80;
      const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
    },
  };
}
