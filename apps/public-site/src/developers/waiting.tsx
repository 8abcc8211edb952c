import { Alert, Button, Skeleton, SkeletonRegion } from '@lintel/ui';

/** What stands in the place of a document that is not there yet, or cannot be had. */
export function Waiting({ error, again }: { readonly error: Error | null; readonly again: () => void }) {
  if (error)
    return (
      <Alert
        title="This could not be loaded."
        error={error}
        actions={
          <Button size="small" onClick={again}>
            Try again
          </Button>
        }
      />
    );
  return (
    <SkeletonRegion className="space-y-3">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-6" />
      ))}
    </SkeletonRegion>
  );
}
