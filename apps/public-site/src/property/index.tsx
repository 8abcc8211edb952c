import { listingPage, type ListingDetail } from './property-queries.js';
import { recordViewed } from '../recently-viewed/recently-viewed.js';
import type { ApiError } from '@lintel/web';
import { useParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countView } from './count-view.js';
import { parseListingId } from './listing-id.js';
import { PropertyNotFound, PropertySkeleton, PropertyUnreachable } from './property-states.js';
import { PropertyView } from './property-view.js';

/** `/property/{id}`. */
export default function PropertyPage() {
  const id = parseListingId(useParams().id);
  // Another home starts from its own first picture and closed dialogs.
  return id === null ? <PropertyNotFound /> : <Property key={id} id={id} />;
}

function Property({ id }: { id: number }) {
  const { data, isPending, error, isFetching, refetch } = useQuery(listingPage(id));
  const listing = data ?? answered(error);
  const seen = listing?.id;
  useEffect(() => {
    if (seen === undefined) return;
    recordViewed(seen);
    return countView(seen);
  }, [seen]);
  if (listing) return <PropertyView listing={listing} />;
  if (isPending) return <PropertySkeleton />;
  if (error) return <PropertyUnreachable retrying={isFetching} onRetry={() => void refetch()} />;
  return <PropertyNotFound id={id} />;
}

/** A listing that came although some other part of the answer failed. */
function answered(error: unknown): ListingDetail | undefined {
  const partial =
    error instanceof Error && error.name === 'ApiError' ? (error as ApiError).partial : undefined;
  return (partial as { listing?: ListingDetail | null } | undefined)?.listing ?? undefined;
}
