import { Button, CalendarIcon, Select } from '@lintel/ui';
import { request } from '@lintel/web';
import { lazy, Suspense, useState } from 'react';
import {
  EndViewingFeedDocument,
  RenewViewingFeedDocument,
  ViewingFeedDocument,
  type ViewingFeedQuery,
} from './viewing-feed.generated.js';

const FeedDialog = lazy(() => import('@lintel/web/feed'));

/** 'Subscribe in your calendar': the agent's viewings at a secret address, which calendars fetch. What it needs loads when it is opened. */
export function Subscribe({ account }: { account: string }) {
  const [open, setOpen] = useState(false);
  const [mine, setMine] = useState(true);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <CalendarIcon className="size-4.5!" aria-hidden /> Subscribe in your calendar
      </Button>
      <Suspense>
        {open && (
          <FeedDialog
            calendar
            title="Subscribe in your calendar"
            text={
              <p>
                Your calendar fetches viewings from an address of your own: when and where they are, and what
                is called off. Who comes is on the dashboard alone. Anybody with the address sees the same, so
                do not pass it on. It ends when you change your password, leave the agency or end it here.
              </p>
            }
            queryKey={['viewings', 'feed', account]}
            load={async (signal) => {
              const { viewingFeed } = await request(ViewingFeedDocument, {}, { signal });
              return viewingFeed && withChoice(viewingFeed);
            }}
            make={async () => {
              const { feed, path } = (await request(RenewViewingFeedDocument, { mine })).renewViewingFeed;
              return { feed: withChoice(feed), addresses: [{ label: 'The calendar’s address', path }] };
            }}
            end={() => request(EndViewingFeedDocument, {})}
            onClose={() => setOpen(false)}
          >
            <Select
              label="Viewings"
              value={mine ? 'mine' : 'all'}
              options={[
                { value: 'mine', label: 'Of homes whose contact I am' },
                { value: 'all', label: 'Of all homes of the agency' },
              ]}
              onChange={({ target }) => setMine(target.value === 'mine')}
            />
          </FeedDialog>
        )}
      </Suspense>
    </>
  );
}

const withChoice = ({ mine, madeAt }: NonNullable<ViewingFeedQuery['viewingFeed']>) => ({
  madeAt,
  chosen: mine ? 'It is of homes whose contact you are.' : 'It is of all homes of the agency.',
});
