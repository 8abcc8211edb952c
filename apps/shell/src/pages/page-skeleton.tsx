import { Skeleton, SkeletonRegion } from '@lintel/ui';

/** While a remote or a page loads: the shape of a page, or of the home page's hero. */
export const PageSkeleton = ({ hero = false }: { hero?: boolean }) =>
  hero ? (
    <SkeletonRegion>
      <span className="block h-[85vh] min-h-152 bg-night" />
    </SkeletonRegion>
  ) : (
    <SkeletonRegion className="mx-auto max-w-page px-4 pt-28 pb-24 md:px-8">
      <Skeleton className="h-10 w-2/3 max-w-md" />
      <Skeleton className="mt-4 h-5 w-1/2 max-w-sm" />
      <div className="mt-10 grid gap-8 md:grid-cols-2 xl:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <div key={card}>
            <Skeleton className="aspect-4/3 rounded-card" />
            <Skeleton className="mt-4 h-6 w-1/3" />
            <Skeleton className="mt-2 h-5 w-3/4" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
