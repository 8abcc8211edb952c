import { z } from 'zod';
import { maxFailingLength, type Failing } from '../event-bus.port.js';

/** What a member commits along with an offset. A broker takes 4096 bytes of it. */
const noteSchema = z.object({
  failing: z.object({ error: z.string(), attempts: z.int(), at: z.string() }).optional(),
});

const MOST_BYTES = 4000;

/** A failure, as short as a broker takes it. */
export function noteOf(failing: Failing): string {
  for (let length = maxFailingLength; ; length = Math.floor(length / 2)) {
    const note = JSON.stringify({
      failing: { ...failing, error: failing.error.slice(0, length).toWellFormed() },
    });
    if (Buffer.byteLength(note) <= MOST_BYTES) return note;
  }
}

/** Null where nothing fails, and for notes that others wrote. */
export function failingOf(note: string): Failing | null {
  try {
    return noteSchema.parse(JSON.parse(note)).failing ?? null;
  } catch {
    return null;
  }
}
