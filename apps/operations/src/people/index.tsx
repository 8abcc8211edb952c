import { EmptyState, Users } from '@lintel/ui';
import { useSearchParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { AccessPage } from '../console/access-page.js';
import { ConsoleFrame } from '../console/console-frame.js';
import { ListFailure, RowsSkeleton } from '../console/list-states.js';
import { consolePageSize } from '../console/page-size.js';
import { refusalOf } from '../console/refusal.js';
import { SearchBox } from '../console/search-box.js';
import { findPeople } from './people-queries.js';
import { PeopleTable } from './people-table.js';

const title = 'People';

/** `/operations/people`, with `?q=` for the person searched for. */
export default function PeoplePage() {
  const [address, setAddress] = useSearchParams();
  const q = address.get('q')?.trim() ?? '';
  const list = useQuery({ ...findPeople(q), staleTime: 0 });

  if (refusalOf(list.error)) return <AccessPage title={title} />;
  return (
    <ConsoleFrame title={title} lead="Who has an account. Make sure of who asks before you help them in.">
      <SearchBox
        label="An e-mail address, a name or an id"
        placeholder="ada@example.org, or part of a name"
        sought={q}
        onSeek={(text) => setAddress(text === '' ? {} : { q: text })}
      />
      <div className="mt-4">
        {list.isPending && <RowsSkeleton label="Looking for people" />}
        {list.isLoadingError && (
          <ListFailure
            error={list.error}
            title="People could not be looked for"
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data &&
          (list.data.length > 0 ? (
            <PeopleTable people={list.data} />
          ) : (
            <div className="rounded-card border border-line bg-surface">
              <EmptyState icon={<Users />} title={q === '' ? 'Look for somebody' : 'Nobody is found'}>
                An address is looked for whole, a name in part. Closed accounts are gone for good.
              </EmptyState>
            </div>
          ))}
        {list.data?.length === consolePageSize && (
          <p className="mt-3 text-sm text-stone">
            These are {consolePageSize} of them: say more of the name.
          </p>
        )}
      </div>
    </ConsoleFrame>
  );
}
