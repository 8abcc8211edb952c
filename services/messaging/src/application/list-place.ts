import { cursorCodec, momentInCursor } from '@lintel/service-kit';
import { z } from 'zod';

/** Where a page of a list ends that is sorted by time and id, the latest first. */
export interface Place {
  readonly id: string;
  readonly at: Date;
}

export const placeCursor = cursorCodec<Place>(
  z.object({ at: momentInCursor, id: z.string().min(1).max(100) }),
);
