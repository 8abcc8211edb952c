import { Skeleton, SkeletonRegion } from '@lintel/ui';

/** A card of one viewing. */
export const ViewingSkeleton = () => (
  <div className="rounded-card border border-line p-5 sm:p-6">
    <div className="flex gap-5">
      <Skeleton className="aspect-4/3 w-36 shrink-0 max-sm:hidden" />
      <div className="flex-1">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="mt-3 h-6 w-3/5" />
        <Skeleton className="mt-2 h-5 w-4/5" />
        <Skeleton className="mt-4 h-5 w-2/5" />
      </div>
    </div>
    <Skeleton className="mt-8 h-11 w-60" />
  </div>
);

export const ViewingsSkeleton = () => (
  <SkeletonRegion label="Loading your viewings" className={viewingsGrid}>
    <Skeleton className="h-96 rounded-card" />
    <div className="grid gap-5">
      <Skeleton className="h-11 w-56" />
      <ViewingSkeleton />
      <ViewingSkeleton />
    </div>
  </SkeletonRegion>
);

/** The calendar beside the tabs where there is room, above them elsewhere. */
export const viewingsGrid =
  'grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start';
