import { Skeleton, SkeletonRegion } from '@lintel/ui';

/** 1 column small, 2 medium, 3 extra-large (specification, section 2). */
export const resultsGrid = 'grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3';

/** The list beside a map. */
export const besideMapGrid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2';

export const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-4/3 rounded-card" />
    <Skeleton className="mt-4 h-7 w-2/5" />
    <Skeleton className="mt-2 h-6 w-4/5" />
    <Skeleton className="mt-2 h-5 w-3/5" />
    <Skeleton className="mt-4 h-5 w-3/4" />
  </div>
);

export const ResultsSkeleton = ({ cards = 6, grid = resultsGrid }: { cards?: number; grid?: string }) => (
  <SkeletonRegion label="Loading homes" className={grid}>
    {Array.from({ length: cards }, (_, card) => (
      <CardSkeleton key={card} />
    ))}
  </SkeletonRegion>
);
