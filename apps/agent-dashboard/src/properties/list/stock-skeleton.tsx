import { Skeleton, SkeletonRegion } from '@lintel/ui';

export const stockGrid = 'grid grid-cols-1 gap-5 sm:grid-cols-[repeat(auto-fill,minmax(19.5rem,1fr))]';

/** Cards that have not arrived yet. */
export const StockSkeleton = ({ cards = 8 }: { cards?: number }) => (
  <SkeletonRegion label="Loading properties" className={stockGrid}>
    {Array.from({ length: cards }, (_, card) => (
      <div key={card} className="overflow-hidden rounded-card border border-line bg-surface">
        <Skeleton className="h-48 rounded-none" />
        <div className="p-4">
          <div className="flex justify-between">
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-6 w-20" />
          </div>
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-3 h-4 w-3/5" />
          <Skeleton className="mt-6 h-9 w-full" />
        </div>
      </div>
    ))}
  </SkeletonRegion>
);
