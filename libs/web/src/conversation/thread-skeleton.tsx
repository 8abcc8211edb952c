import { Skeleton, SkeletonRegion } from '@lintel/ui';

/** A conversation that has not arrived yet. */
export const ThreadSkeleton = () => (
  <SkeletonRegion label="Loading the messages" className="flex min-h-0 flex-1 flex-col overflow-hidden">
    <div className="border-b border-line p-5">
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="mt-2 h-4 w-2/5" />
    </div>
    <div className="flex flex-1 flex-col justify-end gap-4 p-5">
      <Skeleton className="h-16 w-3/5 rounded-card" />
      <Skeleton className="h-24 w-2/3 self-end rounded-card" />
      <Skeleton className="h-12 w-2/5 rounded-card" />
    </div>
    <div className="border-t border-line p-4">
      <Skeleton className="h-12" />
    </div>
  </SkeletonRegion>
);
