import { z } from 'zod';
import { maxFailingLength, type Failing } from '../event-bus.port.js';

/** What a member commits along with an offset. A broker takes 4096 bytes of it. */
const noteSchema = z.object({
  replayable: z.boolean().optional(),
  failing: z.object({ error: z.string(), attempts: z.int(), at: z.string() }).optional(),
});

const MOST_BYTES = 4000;

export type CommitNote = z.infer<typeof noteSchema>;

/** As short as a broker takes it. */
export function noteOf({
  replayable,
  failing,
}: {
  readonly replayable: boolean;
  readonly failing: Failing | null;
}): string {
  if (!failing) return JSON.stringify({ replayable });
  for (let length = maxFailingLength; ; length = Math.floor(length / 2)) {
    const error = failing.error.slice(0, length).toWellFormed();
    const note = JSON.stringify({ replayable, failing: { ...failing, error } });
    if (Buffer.byteLength(note) <= MOST_BYTES) return note;
  }
}

/** Says nothing where nothing was noted, or by others. */
export function readNote(note: string): CommitNote {
  try {
    return noteSchema.parse(JSON.parse(note));
  } catch {
    return {};
  }
}
