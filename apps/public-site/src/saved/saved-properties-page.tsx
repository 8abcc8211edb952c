import { Alert, Button, buttonLook, EmptyState, Heart } from '@lintel/ui';
import { usePageTitle, useSession } from '@lintel/web';
import { Link } from '@lintel/web/router';
import { homesText } from '../results/filter-options.js';
import { ResultsSkeleton } from '../results/results-skeleton.js';
import { HomesGrid } from './homes/homes-grid.js';
import { useSavedHomes } from './homes/use-saved-homes.js';

const title = 'Saved Properties';

/** `/saved-properties`: the homes that the visitor saved on their account. The shell lets nobody else in. */
export default function SavedPropertiesPage() {
  usePageTitle(title);
  const session = useSession();
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <header className="mb-8 border-b border-line pb-6">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="mt-3 max-w-measure text-soft">
          When a home that you saved changes its price or its status, we tell you by e-mail. You choose that
          in{' '}
          <Link to="/account" className="font-semibold underline underline-offset-4">
            your account
          </Link>
          . To choose together with others, make a{' '}
          <Link to="/saved/lists" className="font-semibold underline underline-offset-4">
            shared list
          </Link>
          .
        </p>
      </header>
      {session.status === 'signedIn' ? (
        <SavedHomes key={session.user.id} account={session.user.id} />
      ) : (
        <ResultsSkeleton />
      )}
    </div>
  );
}

function SavedHomes({ account }: { account: string }) {
  const saved = useSavedHomes(account);
  if (saved.state === 'loading') return <ResultsSkeleton />;
  if (saved.state === 'failed') {
    return (
      <Alert
        error={saved.error}
        title="Your saved homes could not be loaded"
        actions={
          <Button busy={saved.retrying} onClick={saved.retry}>
            Try again
          </Button>
        }
      >
        They are safe on your account. Check your connection, then try again.
      </Alert>
    );
  }
  return (
    <section aria-labelledby="saved-homes">
      <h2
        id="saved-homes"
        tabIndex={-1}
        aria-live="polite"
        className={saved.total === 0 ? 'sr-only' : 'mb-6 text-xl tabular-nums outline-none'}
      >
        {homesText(saved.total)}
      </h2>
      {saved.total === 0 ? (
        <EmptyState
          headingLevel="h3"
          icon={<Heart />}
          title="No saved properties"
          action={
            <Link to="/properties" className={buttonLook({ variant: 'primary' })}>
              Browse Properties
            </Link>
          }
        >
          Press the heart of a home that you like, and it waits for you here, on every device.
        </EmptyState>
      ) : (
        <HomesGrid saved={saved} />
      )}
    </section>
  );
}
