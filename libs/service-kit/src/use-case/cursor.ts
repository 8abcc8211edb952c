import { type Result, succeed } from '@lintel/kernel';
import { placeText } from '@lintel/platform/cursor';
import { z } from 'zod';
import { type Refusal, refuseField } from './refusal.js';

/** A moment, as milliseconds since 1970 in a cursor. */
export const momentInCursor = z.codec(z.int().min(0).max(8.64e15), z.date(), {
  decode: (time) => new Date(time),
  encode: (date) => date.getTime(),
});

export interface CursorCodec<Place> {
  write(place: Place): string;
  /** The place that a client gives back as `after`; null when it gives none. Refuses a text that is not exactly what `write` makes of a place. */
  read(after: string | null | undefined): Result<Place | null, Refusal>;
}

/** Where a page of a list ends, as the opaque text that clients are given. */
export function cursorCodec<Place>(place: z.ZodType<Place, unknown>): CursorCodec<Place> {
  const { write, read } = placeText(place);
  return {
    write,
    read(after) {
      if (after === null || after === undefined) return succeed(null);
      const found = read(after);
      return found === null
        ? refuseField('after', 'This is not a place in this list. Begin it anew.')
        : succeed(found);
    },
  };
}
