import { Alert, Button, buttonLook, SkeletonRegion } from '@lintel/ui';
import { isApiError, usePageTitle, useSession } from '@lintel/web';
import { viewingByLink } from './viewings-queries.js';
import { Link, useSearchParams } from '@lintel/web/router';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ViewingCard } from './viewing-card.js';
import { focusViewing, ViewingDialogs, type Question } from './viewing-dialogs.js';
import { ViewingSkeleton } from './viewings-skeleton.js';

const title = 'Your Viewing';

/**
 * `/viewing?token=`, where links in e-mails lead; nobody needs an account here. Opening it reads only, and each change has its button: programs that
 * look into e-mails for dangers open every link.
 */
export default function ViewingLinkPage() {
  usePageTitle(title);
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <div className="mx-auto min-h-[60vh] max-w-3xl px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {token === '' ? <NotComplete /> : <ViewingOfLink key={token} token={token} />}
    </div>
  );
}

function ViewingOfLink({ token }: { token: string }) {
  const [question, setQuestion] = useState<Question>();
  const { data: viewing, error, isFetching, refetch } = useQuery(viewingByLink(token));
  if (viewing) {
    return (
      <>
        <p className="mt-3 mb-7 max-w-measure text-soft">
          All times are London’s. This page works by the link of your e-mail: pass it on only to those who may
          change your viewing.
        </p>
        <ViewingCard viewing={viewing} claim={{ token }} headingLevel="h2" onAsk={setQuestion} />
        <ViewingDialogs
          viewing={viewing}
          claim={{ token }}
          open={question}
          onClose={() => setQuestion(undefined)}
          onDone={() => focusViewing(viewing.id)}
        />
        <AllViewings />
      </>
    );
  }
  if (viewing === null)
    return (
      <Gone heading="This viewing is not here any more">
        The link is not the one of your viewing any more, or what we knew of it was erased. The agent of the
        home can tell you more.
      </Gone>
    );
  if (isApiError(error) && error.has('BAD_USER_INPUT')) return <NotComplete />;
  if (error && !isFetching)
    return (
      <Alert
        error={error}
        className="mt-8"
        title="Your viewing could not be loaded"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        It is as it was. Check your connection, then try again.
      </Alert>
    );
  return (
    <SkeletonRegion label="Loading your viewing" className="mt-8">
      <ViewingSkeleton />
    </SkeletonRegion>
  );
}

/** With an account all viewings are in one place; one with the same confirmed address finds them. */
function AllViewings() {
  const session = useSession();
  return (
    <p className="mt-8 text-soft">
      {session.status === 'signedIn'
        ? 'All that you have asked for are in '
        : 'With an account of the same e-mail address, all that you ask for are in '}
      <Link to="/viewings" className="font-semibold underline underline-offset-4">
        Your Viewings
      </Link>
      .
    </p>
  );
}

const NotComplete = () => (
  <Gone heading="This link is not valid">
    It is not complete, or its time is over. Copy the whole address from the e-mail, or use the link of the
    latest e-mail about the viewing.
  </Gone>
);

const Gone = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div role="status">
    <h2 className="mt-8 text-xl">{heading}</h2>
    <p className="mt-3 max-w-measure text-soft">{children}</p>
    <div className="mt-7 flex flex-wrap gap-3">
      <Link to="/viewings" className={buttonLook({ variant: 'primary' })}>
        Your Viewings
      </Link>
      <Link to="/" className={buttonLook()}>
        Return to Home
      </Link>
    </div>
  </div>
);
