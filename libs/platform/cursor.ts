import { z } from 'zod';

/** Where a page of a list ends, as the opaque text that whoever asks for the next is given. */
export interface PlaceText<Place> {
  write(place: Place): string;
  /** Null for a text that is not exactly what `write` makes of a place: what that means is for the list to say. */
  read(text: string): Place | null;
}

/** @param place what a place is made of; a codec where that is no JSON */
export function placeText<Place>(place: z.ZodType<Place, unknown>): PlaceText<Place> {
  const write = (value: Place) => Buffer.from(JSON.stringify(z.encode(place, value))).toString('base64url');
  return {
    write,
    read(text) {
      const { success, data } = z.safeDecode(place, parsed(text));
      return success && write(data) === text ? data : null;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
