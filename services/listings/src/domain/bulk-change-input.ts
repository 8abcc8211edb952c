import { listingStatuses } from '@lintel/contracts';
import { z } from 'zod';
import type { BulkEdit } from './bulk-change.js';

/** How many listings one change may cover. */
export const mostAtOnce = 1000;

const percent = 'A price is changed by -90 to 100 per cent, and not by 0.';
const onlyOne = 'Change one thing at a time: the status, the price or the archive.';

/** Which listings, each once, and what is done to them. */
export const bulkChangeInputSchema = z
  .object({
    ids: z
      .array(z.int())
      .transform((ids) => [...new Set(ids)])
      .refine((ids) => ids.length >= 1, 'Choose at least one listing.')
      .refine(
        (ids) => ids.length <= mostAtOnce,
        `Choose at most ${mostAtOnce.toLocaleString('en-GB')} listings at once.`,
      ),
    status: z.enum(listingStatuses).nullish(),
    pricePercent: z
      .number(percent)
      .min(-90, percent)
      .max(100, percent)
      .refine((value) => value !== 0, percent)
      .nullish(),
    archive: z.boolean().nullish(),
  })
  .transform(({ ids, status, pricePercent, archive }, context) => {
    const edits: BulkEdit[] = [];
    if (status) edits.push({ kind: 'status', status });
    if (typeof pricePercent === 'number') edits.push({ kind: 'price', percent: pricePercent });
    if (typeof archive === 'boolean') edits.push({ kind: 'archive', archived: archive });
    const [edit, ...others] = edits;
    if (edit && others.length === 0) return { listingIds: ids, edit };
    context.addIssue({ code: 'custom', message: onlyOne });
    return z.NEVER;
  });
export type BulkChangeInput = z.output<typeof bulkChangeInputSchema>;
