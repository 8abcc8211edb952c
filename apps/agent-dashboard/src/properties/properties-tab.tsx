import { clsx } from '@lintel/ui';
import type { AgencyListing } from './agency-listings-queries.js';
import { useMemo, useState } from 'react';
import { LoadFailure } from '../shared/states.js';
import { useAgent } from '../shared/use-agent.js';
import { BulkBar } from './bulk/bulk-bar.js';
import { BulkProgress } from './bulk/bulk-progress.js';
import { SelectAll } from './bulk/select-all.js';
import { useBulkChange } from './bulk/use-bulk-change.js';
import { useSelection } from './bulk/use-selection.js';
import { DeleteDialog } from './card/delete-dialog.js';
import { useListingChanges } from './changes/use-listing-changes.js';
import { DetailsDialog } from './details/details-dialog.js';
import { FilterBar } from './filters/filter-bar.js';
import { propertiesText } from './filters/filter-words.js';
import { soughtOf } from './filters/stock-filters.js';
import { StateChoice } from './filters/state-choice.js';
import { useFilters } from './filters/use-filters.js';
import { useLeaving } from '../leaving/use-leaving.js';
import { EmptyStock } from './list/empty-stock.js';
import { StockGrid } from './list/stock-grid.js';
import { StockSkeleton } from './list/stock-skeleton.js';
import { useStock } from './list/use-stock.js';

/** The dashboard's Properties tab: the agency's stock. */
export default function PropertiesTab() {
  const { id: account } = useAgent();
  return <Properties key={account} account={account} />;
}

/** A closed dialog keeps its listing, so that its content stays while it closes. */
interface Asked {
  readonly listing: AgencyListing;
  readonly question: 'details' | 'delete' | undefined;
}

function Properties({ account }: { account: string }) {
  const { filters, change } = useFilters();
  const sought = useMemo(() => soughtOf(filters), [filters]);
  const leaving = useLeaving();
  const bulk = useBulkChange(account, leaving);
  const stock = useStock(account, sought, bulk.running);
  const changes = useListingChanges(account, leaving);
  const selection = useSelection(sought, stock.listings, stock.total);
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked((now) => now && { ...now, question: undefined });
  const selectable = filters.state !== 'removed' && stock.listings.length > 0;
  const { counts } = stock;
  // Nothing to narrow, and no other list to turn to.
  const bare = counts !== undefined && Object.values(counts).every((count) => count === 0);
  const docked = bulk.last !== undefined || selection.selection.size > 0;

  return (
    <section aria-labelledby="my-properties">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="my-properties" className="text-xl">
          My Properties
        </h2>
        <StateChoice chosen={filters.state} counts={counts} onChoose={(state) => change({ state })} />
      </div>
      {!bare && (
        <>
          <FilterBar filters={filters} onChange={change} />
          <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
            {selectable && <SelectAll selection={selection} total={stock.total} />}
            <p className="ml-auto text-sm text-stone tabular-nums" role="status">
              {stock.state === 'ready' && stock.total !== undefined && propertiesText(stock.total)}
            </p>
          </div>
        </>
      )}
      <div className={clsx('mt-2', docked && 'pb-4')}>
        {stock.state === 'loading' ? (
          <StockSkeleton />
        ) : stock.state === 'failed' ? (
          <LoadFailure
            error={stock.error}
            title="Your properties could not be loaded"
            busy={stock.retrying}
            onRetry={stock.retry}
          />
        ) : stock.listings.length === 0 && stock.state === 'ready' ? (
          <EmptyStock filters={filters} onChange={change} />
        ) : (
          <StockGrid
            // The rows held in their places belong to one list.
            key={JSON.stringify(sought)}
            stock={stock}
            changes={changes}
            selection={selection}
            onDetails={(listing) => setAsked({ listing, question: 'details' })}
            onDelete={(listing) => setAsked({ listing, question: 'delete' })}
          />
        )}
      </div>
      {docked && (
        <div className="sticky bottom-3 z-30 grid max-w-3xl gap-2">
          <BulkProgress bulk={bulk} />
          {selection.selection.size > 0 && <BulkBar selection={selection} bulk={bulk} leaving={leaving} />}
        </div>
      )}
      {asked && (
        <>
          <DetailsDialog
            key={`details-${asked.listing.id}`}
            account={account}
            listing={asked.listing}
            changes={changes}
            open={asked.question === 'details'}
            onClose={close}
          />
          <DeleteDialog
            listing={asked.listing}
            open={asked.question === 'delete'}
            onClose={close}
            onDelete={() => changes.move(asked.listing, 'remove')}
          />
        </>
      )}
      {leaving.dialog}
    </section>
  );
}
