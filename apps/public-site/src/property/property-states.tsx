import {
  ArrowLeft,
  Button,
  buttonLook,
  CircleAlert,
  EmptyState,
  House,
  Skeleton,
  SkeletonRegion,
} from '@lintel/ui';
import { listingState } from './property-queries.js';
import { brand, usePageTitle } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useWayBack } from '../results/use-kept-place.js';

/** The way back to the results that led here, or to all homes. */
export const BackLink = () => (
  <Link
    {...useWayBack()}
    className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-soft underline-offset-4 hover:text-ink hover:underline"
  >
    <ArrowLeft className="size-4" aria-hidden /> Back to properties
  </Link>
);

/** No such home, or not any more: nothing to retry. An id that no listing can have is not asked about. */
export function PropertyNotFound({ id }: { id?: number }) {
  usePageTitle('Property Not Found');
  const { data: state } = useQuery({ ...listingState(id ?? 0), enabled: id !== undefined });
  return (
    <div className="mx-auto flex max-w-measure flex-col items-center px-4 py-24 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-sunken text-stone" aria-hidden>
        <House className="size-6" />
      </span>
      <h1 className="mt-5 text-2xl">Property Not Found</h1>
      <p className="mt-3 text-soft">The property you are looking for doesn't exist or has been removed.</p>
      {state === 'removed' && (
        <p className="mt-2 text-soft">It was listed here, and its agent has taken it down since.</p>
      )}
      <Link {...useWayBack()} className={`${buttonLook({ variant: 'primary' })} mt-7`}>
        Back to properties
      </Link>
    </div>
  );
}

/** The home may well be there; asking for it failed. */
export function PropertyUnreachable({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  usePageTitle('Property could not be loaded');
  return (
    <div className="mx-auto max-w-page px-4 py-12 md:px-8" role="alert">
      <h1 className="sr-only">Property</h1>
      <EmptyState
        icon={<CircleAlert />}
        title="This property could not be loaded"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" busy={retrying} onClick={onRetry}>
              Try again
            </Button>
            <Link {...useWayBack()} className={buttonLook()}>
              Back to properties
            </Link>
          </div>
        }
      >
        {brand().name} could not be reached. Check your connection, then try again: nothing you saved is lost.
      </EmptyState>
    </div>
  );
}

/** In the shape of the page that comes. */
export const PropertySkeleton = () => (
  <SkeletonRegion label="Loading the property" className="mx-auto max-w-page px-4 pt-4 pb-24 md:px-8">
    <Skeleton className="h-5 w-40" />
    <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div>
        <Skeleton className="h-11 w-72 max-w-full" />
        <Skeleton className="mt-5 aspect-video rounded-card" />
        <div className="mt-4 flex gap-2 overflow-hidden">
          {[0, 1, 2, 3, 4, 5, 6].map((thumbnail) => (
            <Skeleton key={thumbnail} className="h-16 w-24 shrink-0" />
          ))}
        </div>
      </div>
      <div>
        <Skeleton className="h-6 w-20" />
        <Skeleton className="mt-4 h-9 w-44" />
        <Skeleton className="mt-4 h-7 w-full" />
        <Skeleton className="mt-2 h-5 w-2/3" />
        <Skeleton className="mt-6 h-16 w-full" />
        <Skeleton className="mt-6 h-11 w-full max-lg:hidden" />
        <Skeleton className="mt-3 h-11 w-full max-lg:hidden" />
        <Skeleton className="mt-6 h-36 w-full rounded-card" />
      </div>
    </div>
  </SkeletonRegion>
);
