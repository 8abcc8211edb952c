import { Alert, Button, Tabs, type Day } from '@lintel/ui';
import { usePageTitle, useSession } from '@lintel/web';
import type { Viewing } from './viewings-queries.js';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BookedCalendar } from './booked-calendar.js';
import { useMyViewings } from './use-my-viewings.js';
import { bookedDays, dayOf, groupViewings, type Tab } from './viewing-groups.js';
import { focusViewing, headingId, ViewingDialogs, type Question } from './viewing-dialogs.js';
import { CancelledViewings, ViewingList } from './viewing-list.js';
import { viewingsGrid, ViewingsSkeleton } from './viewings-skeleton.js';

const title = 'Your Viewings';

/** `/viewings`: the viewings that the visitor asked for. The shell lets nobody else in. */
export default function ViewingsPage() {
  usePageTitle(title);
  const session = useSession();
  return (
    <div className="mx-auto max-w-page px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <header className="mb-8 border-b border-line pb-6">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="mt-3 max-w-measure text-soft">
          Every home that you have asked to see. All times are London’s.
        </p>
      </header>
      {session.status === 'signedIn' ? (
        <MyViewings key={session.user.id} account={session.user.id} />
      ) : (
        <ViewingsSkeleton />
      )}
    </div>
  );
}

function MyViewings({ account }: { account: string }) {
  const { data, error, isPending, isFetching, refetch } = useMyViewings(account);
  if (data) return <Viewings viewings={data} />;
  if (isPending && isFetching) return <ViewingsSkeleton />;
  return (
    <Alert
      error={error}
      title="Your viewings could not be loaded"
      actions={
        <Button busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      They are as they were, and reminders go on. Check your connection, then try again.
    </Alert>
  );
}

/** A closed dialog keeps its viewing: what was chosen stays until another viewing is asked about. */
interface Asked {
  readonly id: string;
  readonly question: Question | undefined;
}

function Viewings({ viewings }: { viewings: readonly Viewing[] }) {
  const [tab, setTab] = useState<Tab>('scheduled');
  const [asked, setAsked] = useState<Asked>();
  const groups = groupViewings(viewings);
  const concerned = viewings.find(({ id }) => id === asked?.id);
  const ask = (id: string, question: Question): void => setAsked({ id, question });

  const showDay = (day: Day): void => {
    const scheduled = groups.scheduled.find((viewing) => dayOf(viewing) === day);
    const viewing = scheduled ?? groups.completed.find((other) => dayOf(other) === day);
    if (!viewing) return;
    // Renders the tab's panel at once, so that the card can be found in it.
    flushSync(() => setTab(scheduled ? 'scheduled' : 'completed'));
    const heading = document.getElementById(headingId(viewing.id));
    heading?.focus({ preventScroll: true });
    heading?.closest('article')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };

  return (
    <div className={viewingsGrid}>
      <div className="min-w-0 lg:sticky lg:top-24">
        <BookedCalendar days={bookedDays(groups)} onChoose={showDay} />
      </div>
      <div className="min-w-0">
        <Tabs
          label={title}
          value={tab}
          onValueChange={(value) => setTab(value as Tab)}
          tabs={[
            {
              value: 'scheduled',
              label: 'Scheduled',
              content: (
                <ViewingList
                  viewings={groups.scheduled}
                  onAsk={ask}
                  label="Scheduled viewings"
                  empty="No scheduled viewings yet"
                />
              ),
            },
            {
              value: 'completed',
              label: 'Completed',
              content: (
                <ViewingList
                  viewings={groups.completed}
                  onAsk={ask}
                  label="Completed viewings"
                  empty="No completed viewings yet"
                />
              ),
            },
          ]}
        />
        <CancelledViewings viewings={groups.cancelled} onAsk={ask} />
      </div>
      {concerned && (
        <ViewingDialogs
          key={concerned.id}
          viewing={concerned}
          claim={{ id: concerned.id }}
          open={asked?.question}
          onClose={() => setAsked({ id: concerned.id, question: undefined })}
          onDone={() => focusViewing(concerned.id)}
        />
      )}
    </div>
  );
}
