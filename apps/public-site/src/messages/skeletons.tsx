import { Skeleton, SkeletonRegion } from '@lintel/ui';

export const ListSkeleton = () => (
  <SkeletonRegion label="Loading your conversations" className="divide-y divide-line">
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="flex gap-3 p-4">
        <Skeleton className="size-16 shrink-0" />
        <div className="min-w-0 flex-1">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-2 h-4 w-3/4" />
        </div>
      </div>
    ))}
  </SkeletonRegion>
);
