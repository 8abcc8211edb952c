import { cursorCodec, momentInCursor } from '@lintel/service-kit';
import { z } from 'zod';

/** Where a page of an agency's viewings ended. */
export const viewingCursor = cursorCodec(z.object({ date: momentInCursor, id: z.string().min(1).max(100) }));
