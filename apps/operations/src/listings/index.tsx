import { EmptyState, House } from '@lintel/ui';
import { useSearchParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { consolePageSize } from '../console/page-size.js';
import { refusalOf } from '../console/refusal.js';
import { SearchBox } from '../console/search-box.js';
import { findListings } from './listings-queries.js';
import { ListingsTable } from './listings-table.js';

const title = 'Listings';

/** `/operations/listings`, with `?q=` for what is looked for. */
export default function ListingsPage() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q')?.trim() ?? '';
  const list = useQuery({ ...findListings(q), staleTime: 0 });

  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame title={title} lead="Any listing of any agency, and why the public sees it or not.">
      <SearchBox
        label="A number, an address or a postcode"
        placeholder="12, or SW4 7AA"
        sought={q}
        onSeek={(text) => setAddress(text === '' ? {} : { q: text })}
      />
      <div className="mt-4">
        {list.isPending && <RowsSkeleton label="Looking for listings" />}
        {list.isLoadingError && (
          <ListFailure
            error={list.error}
            title="Listings could not be looked for"
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data &&
          (list.data.length > 0 ? (
            <ListingsTable listings={list.data} />
          ) : (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState icon={<House />} title={q === '' ? 'Look for a listing' : 'No listing is found'}>
                Its number finds it, as do words of its title, address or postcode. What was removed more than
                30 days ago is gone.
              </EmptyState>
            </div>
          ))}
        {list.data?.length === consolePageSize && (
          <p className="mt-3 text-sm text-stone">
            These are {consolePageSize} of them: say more of the address.
          </p>
        )}
      </div>
    </ConsoleFrame>
  );
}
