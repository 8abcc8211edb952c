import { Alert, Button, buttonLook } from '@lintel/ui';
import {
  stopSavedHomeEmails,
  stopSavedSearchAlerts,
  type AlertsEnd,
  type EmailsEnd,
} from './saved-queries.js';
import { usePageTitle } from '@lintel/web';
import { Link, useLocation, useSearchParams } from '@lintel/web/router';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

type Outcome = AlertsEnd & EmailsEnd;

interface Kind {
  readonly title: string;
  readonly question: string;
  readonly button: string;
  readonly stop: (token: string) => Promise<Outcome>;
  readonly outcomes: Readonly<Record<Outcome, { readonly title: string; readonly text: string }>>;
  /** Where the rest is chosen. */
  readonly rest: { readonly to: string; readonly text: string };
}

const invalid = {
  title: 'This link is not complete',
  text: 'Copy the whole address from the e-mail. The link in any later e-mail of ours works as well.',
};

const ofSearch: Kind = {
  title: 'Stop These Alerts',
  question:
    'No more e-mails about new homes come for this one saved search. The search itself is kept, and your other searches go on.',
  button: 'Stop these alerts',
  stop: stopSavedSearchAlerts,
  outcomes: {
    stopped: {
      title: 'These alerts are stopped',
      text: 'The search is kept without alerts. An e-mail that was under way may still arrive.',
    },
    alreadyStopped: {
      title: 'These alerts are stopped already',
      text: 'No e-mails come for this search, and there is nothing more to do.',
    },
    invalid,
  },
  rest: { to: '/saved-searches', text: 'All saved searches' },
};

const ofHomes: Kind = {
  title: 'Stop E-mails About Saved Homes',
  question:
    'No more e-mails come when a home that you saved changes its price or its status. Your saved homes stay where they are.',
  button: 'Stop these e-mails',
  stop: stopSavedHomeEmails,
  outcomes: {
    stopped: {
      title: 'These e-mails are stopped',
      text: 'Your saved homes stay where they are. An e-mail that was under way may still arrive.',
    },
    alreadyStopped: {
      title: 'These e-mails are stopped already',
      text: 'No e-mails come about saved homes, and there is nothing more to do.',
    },
    invalid,
  },
  rest: { to: '/account', text: 'All e-mail settings' },
};

/**
 * `/unsubscribe/saved-search?token=` and `/unsubscribe/saved-homes?token=`, where links in e-mails lead. It acts when its button is pressed and
 * not when it is opened: programs that look into e-mails for dangers open every link.
 */
export default function UnsubscribePage() {
  const { pathname } = useLocation();
  const kind = pathname.endsWith('/saved-homes') ? ofHomes : ofSearch;
  const token = useSearchParams()[0].get('token') ?? '';
  // A fresh page for another link: what happened to the last one is not said of this one.
  return <Unsubscribe key={`${pathname} ${token}`} kind={kind} token={token} />;
}

function Unsubscribe({ kind, token }: { kind: Kind; token: string }) {
  const stopping = useMutation({ mutationFn: kind.stop });
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = token === '' ? 'invalid' : stopping.data;
  const shown = outcome && kind.outcomes[outcome];
  usePageTitle(kind.title);
  useEffect(() => {
    if (stopping.isSuccess) heading.current?.focus();
  }, [stopping.isSuccess]);

  return (
    <div className="mx-auto flex min-h-[60vh] max-w-page flex-col items-start justify-center px-4 py-20 md:px-8">
      <p className="text-sm font-semibold text-brick">E-mails</p>
      <h1 ref={heading} tabIndex={-1} className="mt-2 text-2xl md:text-3xl">
        {shown?.title ?? kind.title}
      </h1>
      <p className="mt-4 max-w-measure text-lg text-soft" role={stopping.isSuccess ? 'status' : undefined}>
        {shown?.text ?? kind.question}
      </p>
      {stopping.isError && (
        <Alert error={stopping.error} className="mt-6 max-w-measure" title="That did not reach us">
          Nothing has changed. Trying again is safe.
        </Alert>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {!shown && (
          <Button
            variant="primary"
            size="large"
            busy={stopping.isPending}
            onClick={() => stopping.mutate(token)}
          >
            {stopping.isPending ? 'One moment…' : kind.button}
          </Button>
        )}
        <Link
          to={kind.rest.to}
          className={buttonLook(shown ? { variant: 'primary' } : { variant: 'quiet', size: 'large' })}
        >
          {kind.rest.text}
        </Link>
        {shown && (
          <Link to="/" className={buttonLook()}>
            Return to Home
          </Link>
        )}
      </div>
    </div>
  );
}
