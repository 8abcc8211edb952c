import { Alert, ArrowLeft, Button, EmptyState, MessageCircle } from '@lintel/ui';
import { ThreadSkeleton } from './thread-skeleton.js';
import type { Thread } from './use-thread.js';

interface NoThreadProps {
  readonly thread: Pick<Thread, 'error' | 'fetching' | 'retry'> & { readonly conversation?: unknown };
  /** Whose conversations are shown here. */
  readonly owner: 'account' | 'agency';
  readonly headingLevel?: 'h2' | 'h3';
  /** Leads back to the list, where that is not beside it. */
  readonly onBack?: (() => void) | undefined;
}

/** What stands where a conversation would: that it is not there, cannot be had, or is on its way. */
export const NoThread = ({ thread, owner, headingLevel = 'h2', onBack }: NoThreadProps) => (
  <>
    {onBack && (
      <div className="border-b border-line p-2">
        <BackButton onBack={onBack} />
      </div>
    )}
    {thread.conversation === null ? (
      <div className="grid flex-1 place-items-center">
        <EmptyState
          headingLevel={headingLevel}
          icon={<MessageCircle />}
          title="This conversation is not here"
        >
          It has been removed, or it belongs to another {owner}.
        </EmptyState>
      </div>
    ) : thread.error ? (
      <div className="p-5">
        <Alert
          error={thread.error}
          title="The messages could not be loaded"
          actions={
            <Button size="small" busy={thread.fetching} onClick={thread.retry}>
              Try again
            </Button>
          }
        >
          Nothing is lost. Check your connection, then try again.
        </Alert>
      </div>
    ) : (
      <ThreadSkeleton />
    )}
  </>
);

export const BackButton = ({ onBack }: { onBack: () => void }) => (
  <button
    type="button"
    onClick={onBack}
    className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold text-soft hover:text-ink"
  >
    <ArrowLeft className="size-4" aria-hidden /> Back
  </button>
);
