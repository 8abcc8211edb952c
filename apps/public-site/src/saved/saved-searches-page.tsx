import { Alert, Bookmark, Button, buttonLook, EmptyState, Skeleton, SkeletonRegion } from '@lintel/ui';
import { savedSearches, useSavedSearches } from './saved-searches-of.js';
import { usePageTitle } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { SearchCards } from './searches/search-cards.js';

const title = 'Saved Searches';

/** `/saved-searches`: the searches that the visitor saved on their account. The shell lets nobody else in. */
export default function SavedSearchesPage() {
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-6">
        <div>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <p className="mt-3 max-w-measure text-soft">
            New homes that fit come to you by e-mail, as often as you like. No home comes twice for the same
            search.
          </p>
        </div>
        <Link to="/properties" className={buttonLook()}>
          New search
        </Link>
      </header>
      <Searches />
    </div>
  );
}

function Searches() {
  const { searches, status } = useSavedSearches();
  if (status === 'loading' && searches.length === 0) {
    return (
      <SkeletonRegion label="Loading saved searches" className="grid gap-6 lg:grid-cols-2">
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className="rounded-card border border-line p-6">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="mt-3 h-5 w-2/5" />
            <Skeleton className="mt-6 h-5 w-4/5" />
            <Skeleton className="mt-8 h-11 w-full" />
          </div>
        ))}
      </SkeletonRegion>
    );
  }
  if (status === 'failed') {
    return (
      <Alert
        title="Your saved searches could not be loaded"
        actions={<Button onClick={() => savedSearches().reload()}>Try again</Button>}
      >
        They are safe on your account, and their alerts go on. Check your connection, then try again.
      </Alert>
    );
  }
  if (searches.length === 0) {
    return (
      <EmptyState
        icon={<Bookmark />}
        title="No saved searches"
        action={
          <Link to="/properties" className={buttonLook({ variant: 'primary' })}>
            Browse Properties
          </Link>
        }
      >
        Search for homes, then press ‘Save this search’ above the results.
      </EmptyState>
    );
  }
  return <SearchCards searches={searches} />;
}
