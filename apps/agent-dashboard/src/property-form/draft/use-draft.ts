import { discardListingForm, saveListingForm } from '../property-form-queries.js';
import { useSession } from '@lintel/web';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { IdOf } from '../form/listing-input.js';
import { differs } from '../form/merge.js';
import type { PropertyValues } from '../form/property-values.js';
import type { UploadQueue } from '../uploads/upload-queue.js';
import { draftContent } from './draft-content.js';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.js';

/** The most characters in a request that outlives its page (`keepalive`); browsers allow 64 KiB for all such requests together. */
const outliving = 50_000;

export interface DraftOf {
  readonly listingId: number | null;
  /** The values that the form began with and their version, or the latest saved by somebody since. */
  readonly base: { readonly values: PropertyValues; readonly version: number | null };
  readonly form: UseFormReturn<PropertyValues>;
  readonly queue: UploadQueue;
  readonly idOf: IdOf;
  /** Whether an earlier draft is kept. */
  readonly kept: boolean;
}

/** Keeps what is typed: a second after the last change, and when the page is hidden or left. */
export function useDraft(draft: DraftOf): DraftKeeper {
  const { listingId, base, form, queue, idOf, kept } = draft;
  const { status } = useSession();
  const [keeper] = useState(() => createDraftKeeper(kept));

  useEffect(() => {
    keeper.follow({
      content: () => {
        const values = form.getValues();
        return differs(base.values, values)
          ? draftContent({ values, base: base.values, idOf, nameOf: (key) => queue.get().get(key)?.name })
          : undefined;
      },
      save: async (content, leaving) => {
        const keepalive = leaving && content.length < outliving;
        const at = await saveListingForm(
          { listingId, version: base.version, content },
          keepalive ? { fetch: (input, init) => fetch(input, { ...init, keepalive }) } : {},
        );
        return new Date(at);
      },
      discard: () => discardListingForm(listingId),
    });
  }, [keeper, listingId, base, form, queue, idOf]);

  useEffect(() => {
    const stops = [
      form.subscribe({ formState: { values: true }, callback: () => keeper.changed() }),
      queue.subscribe(() => keeper.changed()),
    ];
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') keeper.flush(true);
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      stops.forEach((stop) => stop());
      keeper.flush(true);
    };
  }, [form, queue, keeper]);

  // Signed in again: sends what has waited.
  useEffect(() => {
    if (status === 'signedIn') keeper.flush();
  }, [status, keeper]);
  return keeper;
}
