import { Alert, Button, Skeleton, SkeletonRegion } from '@lintel/ui';

/** Rows that have not arrived yet. */
export const RowsSkeleton = ({ label, rows = 8 }: { label: string; rows?: number }) => (
  <SkeletonRegion label={label} className="divide-y divide-line">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="space-y-2 px-4 py-3.5">
        <div className="flex justify-between gap-8">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-12" />
        </div>
        <Skeleton className="h-4 w-4/5" />
      </div>
    ))}
  </SkeletonRegion>
);

/** In the place of a list of which nothing could be loaded. */
export const ListFailure = ({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) => (
  <Alert
    className="m-4"
    title={title}
    error={error}
    actions={
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    Nothing has changed on the server.
  </Alert>
);

/** The end of a list of which more can be had. */
export const OlderButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <div className="p-3 text-center">
    <Button size="small" busy={busy} onClick={onClick}>
      Older
    </Button>
  </div>
);
