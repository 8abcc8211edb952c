import { Alert, Button, EmptyState, Skeleton, SkeletonRegion } from '@lintel/ui';
import type { ComponentProps, ReactNode } from 'react';

/** Nothing to list, in a frame of its own: what that means and what to do next. */
export const EmptyBox = (props: ComponentProps<typeof EmptyState>) => (
  <div className="rounded-card border border-line bg-surface">
    <EmptyState {...props} />
  </div>
);

interface LoadFailureProps {
  readonly error: unknown;
  readonly title: string;
  /** What else to say; by default, that nothing was lost. */
  readonly children?: ReactNode;
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** In the place of what could not be loaded. */
export const LoadFailure = ({ title, children, error, busy = false, onRetry }: LoadFailureProps) => (
  <Alert
    title={title}
    error={error}
    actions={
      <Button size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {children ?? 'Nothing is lost. Check your connection, then try again.'}
  </Alert>
);

interface RowsSkeletonProps {
  readonly label: string;
  readonly rows?: number;
  /** Each row is a card of its own, instead of rows parted by lines. */
  readonly cards?: boolean;
}

/** Rows that have not arrived yet. */
export const RowsSkeleton = ({ label, rows = 4, cards = false }: RowsSkeletonProps) => (
  <SkeletonRegion label={label} className={cards ? 'grid gap-3' : 'divide-y divide-line'}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={cards ? 'rounded-card border border-line bg-surface p-5' : 'px-1 py-4'}>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="mt-3 h-4 w-3/5" />
        <Skeleton className="mt-2 h-4 w-1/3" />
      </div>
    ))}
  </SkeletonRegion>
);

/** The end of a list of which more can be had. */
export const MoreButton = ({
  busy,
  onClick,
  children = 'Show more',
}: {
  busy: boolean;
  onClick: () => void;
  children?: ReactNode;
}) => (
  <div className="p-3 text-center">
    <Button size="small" busy={busy} onClick={onClick}>
      {children}
    </Button>
  </div>
);
