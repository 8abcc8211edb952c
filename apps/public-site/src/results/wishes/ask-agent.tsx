import type { WishKey } from '@lintel/contracts/search';
import { lazy, Suspense, useState } from 'react';
import type { AskedListing } from './ask-agent-dialog.js';

/** With the questions and the form, when it is first opened. */
const LazyDialog = lazy(() => import('./ask-agent-dialog.js'));

/** Opens the form to the agent with questions about what the listing does not say. */
export function AskAgent({ listing, wishes }: { listing: AskedListing; wishes: readonly WishKey[] }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="pointer-events-auto inline-flex min-h-8 items-center font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
      >
        Ask the agent<span className="sr-only"> of {listing.title}</span>
      </button>
      {open !== undefined && (
        <Suspense>
          <LazyDialog listing={listing} wishes={wishes} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
