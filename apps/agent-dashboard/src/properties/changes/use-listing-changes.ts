import {
  agencyListingCard,
  agencyStock,
  listingChanges,
  type AgencyListing,
  type AgencyListingState,
} from '../agency-listings-queries.js';
import { listingStatusText, type ListingStatus } from '@lintel/web';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tellError, tellSuccess } from '../../shared/outcome.js';
import { isOver } from '../card/status-options.js';
import type { Leaving } from '../../leaving/use-leaving.js';
import { inTurn } from './in-turn.js';
import { withChanged, without, type CachedListings } from './listing-cache.js';

interface StatusWish {
  readonly listing: AgencyListing;
  readonly status: ListingStatus;
}

/** What takes a listing from one list to another. */
export type Move = 'remove' | 'restore' | 'archive' | 'unarchive';

/** What the agent is told they are doing, for the moves that take a home off the market. */
const leaves: Partial<Record<Move, string>> = { archive: 'Archive', remove: 'Delete' };

interface Moving {
  readonly listing: AgencyListing;
  readonly move: Move;
}

export interface ListingChanges {
  /** Shows at once, unless viewings have to be asked about first; goes back, with a toast, when it was not saved. */
  readonly changeStatus: (listing: AgencyListing, status: ListingStatus) => Promise<void>;
  /** Resolves to whether it was done; either way a toast says so. */
  readonly move: (listing: AgencyListing, move: Move) => Promise<boolean>;
  /** The listing as it will be once all pending changes are done. `gone`: the list no longer holds it, and says nothing new about it. */
  readonly asWished: (listing: AgencyListing, gone?: boolean) => AgencyListing;
  /** Whether it was moved to another list from here. */
  readonly hasLeft: (listing: AgencyListing) => boolean;
}

const moved: Readonly<
  Record<Move, { done: string; failed: string; back: Move | undefined; to: AgencyListingState | undefined }>
> = {
  remove: {
    done: 'Property deleted successfully',
    failed: 'Failed to delete property. Please try again.',
    back: 'restore',
    to: 'removed',
  },
  restore: {
    done: 'Property restored successfully',
    failed: 'Failed to restore property. Please try again.',
    back: undefined,
    to: undefined,
  },
  archive: {
    done: 'Property archived successfully',
    failed: 'Failed to archive property. Please try again.',
    back: 'unarchive',
    to: 'archived',
  },
  unarchive: {
    done: 'Property brought back successfully',
    failed: 'Failed to bring the property back. Please try again.',
    back: undefined,
    to: undefined,
  },
};

/** The changes of listings, held by the tab: a card may be unmounted while its change is under way. */
export function useListingChanges(account: string, leaving: Leaving): ListingChanges {
  const client = useQueryClient();
  const lists = [...agencyStock(account), 'list'];
  const statusKey = [...agencyStock(account), 'change-status'];
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());

  const keep = (listing: AgencyListing, change: Partial<AgencyListing>): void => {
    client.setQueriesData<CachedListings>({ queryKey: lists }, (cached) =>
      cached ? withChanged(cached, listing.id, change) : cached,
    );
    client.setQueryData<AgencyListing | null>(agencyListingCard(account, listing.id).queryKey, (known) => ({
      ...(known ?? listing),
      ...change,
    }));
  };
  const again = (): void => void client.invalidateQueries({ queryKey: agencyStock(account) });

  /** Selling or letting a home calls off its viewings, so it asks about them first. */
  const changeStatus = async (wish: StatusWish): Promise<void> => {
    const { listing, status } = wish;
    const action = `Mark as ${listingStatusText[status]}`;
    if (!isOver(status) || (await leaving.ask([listing.id], action))) setStatus(wish);
  };
  const { mutate: setStatus } = useMutation({
    mutationKey: statusKey,
    mutationFn: ({ listing: { id }, status }: StatusWish) =>
      inTurn(id, () => listingChanges.status(id, status)),
    // Without a network it fails at once, and the badge is back, instead of waiting unseen.
    networkMode: 'always',
    onSuccess: (_, { listing, status }) => {
      keep(listing, { status });
      const before = listing.status;
      tellSuccess('Property status updated successfully', {
        label: 'Undo',
        run: () => void changeStatus({ listing: { ...listing, status }, status: before }),
      });
    },
    onError: (error) => tellError('Failed to update property status', error),
    onSettled: again,
  });
  const wishes = useMutationState({
    filters: { mutationKey: statusKey, status: 'pending' },
    select: ({ state }) => state.variables as StatusWish,
  });

  const { mutateAsync } = useMutation({
    mutationFn: ({ listing: { id }, move }: Moving): Promise<unknown> =>
      inTurn<unknown>(id, () => listingChanges[move](id)),
    networkMode: 'always',
    onSuccess: async (_, { listing, move }) => {
      const { done, back, to } = moved[move];
      // Fetches under way were asked for before this change.
      await client.cancelQueries({ queryKey: lists });
      client.setQueriesData<CachedListings>({ queryKey: lists }, (cached) =>
        cached ? without(cached, listing.id) : cached,
      );
      setLeft((before) => new Set(before).add(listing.id));
      if (to) keep(listing, { state: to });
      tellSuccess(
        done,
        back && {
          label: 'Undo',
          run: () => void mutateAsync({ listing, move: back }).catch(() => undefined),
        },
      );
    },
    onError: (error, { move }) => tellError(moved[move].failed, error),
    onSettled: again,
  });

  return {
    changeStatus: (listing, status) => changeStatus({ listing, status }),
    move: async (listing, move) => {
      const action = leaves[move];
      if (action && !(await leaving.ask([listing.id], action))) return false;
      return mutateAsync({ listing, move }).then(
        () => true,
        () => false,
      );
    },
    asWished: (listing, gone = false) => {
      const known = gone && client.getQueryData(agencyListingCard(account, listing.id).queryKey);
      const wish = wishes.findLast((one) => one.listing.id === listing.id);
      return { ...(known || listing), ...(wish && { status: wish.status }) };
    },
    hasLeft: ({ id }) => left.has(id),
  };
}
