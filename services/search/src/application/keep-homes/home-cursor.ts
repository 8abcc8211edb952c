import { cursorCodec, momentInCursor } from '@lintel/service-kit';
import { z } from 'zod';

/** Where a page of saved homes ended. */
export const homeCursor = cursorCodec(z.object({ savedAt: momentInCursor, listingId: z.int32().positive() }));
