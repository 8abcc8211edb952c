import { dayText } from '@lintel/kernel';
import { Alert, Button, Dialog, Skeleton, SkeletonRegion } from '@lintel/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError } from '../graphql/api-error.js';
import { shell } from '../shell/shell.js';
import { SecretAddress } from './secret-address.js';

export interface FeedState {
  readonly madeAt: string;
  /** What was chosen for it, as a sentence. */
  readonly chosen?: string;
}

export interface MadeFeed {
  readonly feed: FeedState;
  /** Paths of this site, each with what it is: `The Atom feed`. */
  readonly addresses: readonly { readonly label: string; readonly path: string }[];
}

export interface FeedDialogProps {
  readonly title: string;
  readonly description?: string;
  /** What comes by it, and to whom it may not be shown. */
  readonly text: ReactNode;
  /** What is chosen before an address is made. */
  readonly children?: ReactNode;
  readonly queryKey: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<FeedState | null>;
  readonly make: () => Promise<MadeFeed>;
  readonly end: () => Promise<unknown>;
  /** Whether an address opens a calendar on this device as well. */
  readonly calendar?: boolean;
  readonly onClose: () => void;
}

/** Makes, shows once and ends the secret address of a feed. */
export default function FeedDialog(props: FeedDialogProps) {
  const { title, description, text, children, queryKey, load, calendar = false, onClose } = props;
  const client = useQueryClient();
  const feed = useQuery({ queryKey, queryFn: ({ signal }) => load(signal), staleTime: 0 });
  const making = useMutation({
    mutationFn: props.make,
    networkMode: 'always',
    onSuccess: (made) => client.setQueryData(queryKey, made.feed),
  });
  const ending = useMutation({
    mutationFn: props.end,
    networkMode: 'always',
    onSuccess: () => {
      making.reset();
      client.setQueryData(queryKey, null);
      shell().toast({
        tone: 'success',
        title: 'The address is ended',
        description: 'It shows nothing any more.',
      });
    },
  });
  const failure = making.error ?? ending.error;
  const busy = making.isPending || ending.isPending;
  const make = (): void => {
    ending.reset();
    making.mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        feed.isSuccess && (
          <div className="flex flex-wrap justify-end gap-3">
            {feed.data && (
              <Button
                variant="quiet"
                className="text-clay! max-sm:w-full"
                busy={ending.isPending}
                disabled={busy}
                onClick={() => ending.mutate()}
              >
                End the address
              </Button>
            )}
            {making.data ? (
              <Button variant="primary" className="max-sm:w-full" onClick={onClose}>
                Done
              </Button>
            ) : (
              <Button
                variant="primary"
                className="max-sm:w-full"
                busy={making.isPending}
                disabled={busy}
                onClick={make}
              >
                {feed.data ? 'Make another address' : 'Make an address'}
              </Button>
            )}
          </div>
        )
      }
    >
      <div className="grid gap-5">
        <div className="text-soft">{text}</div>
        {feed.isPending && (
          <SkeletonRegion label="Loading">
            <Skeleton className="h-12 w-full" />
          </SkeletonRegion>
        )}
        {feed.isError && (
          <Alert
            title="It could not be seen whether there is an address"
            error={feed.error}
            actions={<Button onClick={() => void feed.refetch()}>Try again</Button>}
          >
            Check your connection, then try again.
          </Alert>
        )}
        {feed.isSuccess && !making.data && (
          <>
            {children}
            {feed.data && <Standing {...feed.data} />}
          </>
        )}
        {making.data && (
          <div role="status" className="grid gap-5">
            <p className="font-semibold">
              {making.data.addresses.length > 1
                ? 'Copy what you need now: both are shown this once.'
                : 'Copy it now: it is shown this once.'}
            </p>
            {making.data.addresses.map(({ label, path }) => (
              <SecretAddress
                key={path}
                label={label}
                url={new URL(path, location.origin).href}
                calendar={calendar}
              />
            ))}
          </div>
        )}
        {failure && (
          <Alert title="Nothing was changed" error={failure}>
            {isApiError(failure) && failure.kind === 'graphql' && !failure.retryable
              ? failure.message
              : 'It could not reach us. Trying again is safe.'}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}

const Standing = ({ madeAt, chosen }: FeedState) => (
  <Alert tone="plain" title={`There has been an address since ${dayText(madeAt)}`}>
    {chosen} It was shown when it was made, and is not kept. Whoever has lost it makes another, and the one
    before ends.
  </Alert>
);
