import { Alert, Button, buttonLook, EmptyState, House, Skeleton, SkeletonRegion } from '@lintel/ui';
import { featuredListings } from './featured-queries.js';
import { Link } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { FeaturedCard } from './featured-card.js';

/** Specification, section 9. */
const featuredCount = 3;
const grid = 'grid gap-x-6 gap-y-12 md:grid-cols-3 lg:gap-x-8';

export function FeaturedProperties() {
  return (
    <section aria-labelledby="featured" className="mx-auto max-w-page px-4 pt-20 pb-24 md:px-8">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4 border-b border-line pb-4">
        <h2 id="featured" className="text-2xl">
          Featured Properties
        </h2>
        <Link
          to="/properties"
          className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
        >
          All properties
        </Link>
      </div>
      <Cards />
    </section>
  );
}

function Cards() {
  const { data, error, isPending, isError, refetch, isFetching } = useQuery(featuredListings(featuredCount));
  if (isPending) {
    return (
      <SkeletonRegion label="Loading featured properties" className={grid}>
        {Array.from({ length: featuredCount }, (_, card) => (
          <div key={card}>
            <Skeleton className="aspect-4/3 rounded-card" />
            <Skeleton className="mt-5 h-6 w-2/5" />
            <Skeleton className="mt-3 h-6 w-4/5" />
            <Skeleton className="mt-3 h-5 w-3/5" />
            <Skeleton className="mt-5 h-11 w-32" />
          </div>
        ))}
      </SkeletonRegion>
    );
  }
  if (isError) {
    return (
      <Alert
        error={error}
        title="Featured properties could not be loaded"
        actions={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        The search above still works.
      </Alert>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        headingLevel="h3"
        icon={<House />}
        title="No homes are listed yet"
        action={
          <Link to="/properties" className={buttonLook()}>
            Browse Properties
          </Link>
        }
      >
        New homes appear here as soon as agents publish them.
      </EmptyState>
    );
  }
  return (
    <ul className={grid}>
      {data.map((listing) => (
        <li key={listing.id} className="min-w-0">
          <FeaturedCard listing={listing} />
        </li>
      ))}
    </ul>
  );
}
