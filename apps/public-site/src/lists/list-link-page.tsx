import { Alert, Button, buttonLook, Skeleton } from '@lintel/ui';
import { usePageTitle } from '@lintel/web';
import { Link, useParams } from '@lintel/web/router';
import { useMemo } from 'react';
import { ListView, useOpenList } from './list-view.js';

/** `/lists/<token>`: a list for whoever has its link, with an account or without. */
export default function ListLinkPage() {
  const token = useParams()['token'] ?? '';
  return <ByLink key={token} token={token} />;
}

function ByLink({ token }: { token: string }) {
  const key = useMemo(() => ({ token }), [token]);
  const { data, error, isPending, isFetching, refetch } = useOpenList(key);
  usePageTitle(isPending ? undefined : (data?.name ?? 'Shared List'));
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      {data ? (
        <>
          <header className="mb-8">
            <h1 className="text-2xl break-words md:text-3xl">{data.name}</h1>
            <p className="mt-3 max-w-measure text-soft">
              Everybody with the link of this list sees it, adds homes, votes and writes. Names are as people
              give them.
            </p>
          </header>
          <ListView list={data} listKey={key} />
        </>
      ) : isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : error ? (
        <Alert
          error={error}
          title="The list could not be loaded"
          actions={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          Check your connection, then try again.
        </Alert>
      ) : (
        <div className="max-w-measure" role="status">
          <h1 className="text-2xl">This list cannot be opened</h1>
          <p className="mt-3 text-lg text-soft">
            Its link may have been renewed or ended, or the list was deleted. Ask whoever sent it to you for
            another.
          </p>
          <Link to="/properties" className={`${buttonLook({ variant: 'primary' })} mt-7`}>
            Browse Properties
          </Link>
        </div>
      )}
    </div>
  );
}
