import { Button } from '@lintel/ui';
import { request, type SavedSearch } from '@lintel/web';
import { lazy, Suspense, useState } from 'react';
import {
  EndSavedSearchFeedDocument,
  RenewSavedSearchFeedDocument,
  SavedSearchFeedDocument,
} from './search-feed.generated.js';

const FeedDialog = lazy(() => import('@lintel/web/feed'));

/** 'Feed': what the search finds at secret addresses, for programs that read feeds. What it needs loads when it is opened. */
export function SearchFeed({ search: { id, name } }: { search: Pick<SavedSearch, 'id' | 'name'> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" aria-label={`Feed of ${name}`} onClick={() => setOpen(true)}>
        Feed
      </Button>
      <Suspense>
        {open && (
          <FeedDialog
            title="Feed of this search"
            description={name}
            text={
              <p>
                A program that reads feeds shows you the newest homes of this search, from addresses of your
                own. Anybody with an address sees the search and what it finds. They end when you change your
                password, delete the search or end them here.
              </p>
            }
            queryKey={['saved-search-feed', id]}
            load={async (signal) =>
              (await request(SavedSearchFeedDocument, { id }, { signal })).savedSearchFeed
            }
            make={async () => {
              const { feed, atomPath, jsonPath } = (await request(RenewSavedSearchFeedDocument, { id }))
                .renewSavedSearchFeed;
              return {
                feed,
                addresses: [
                  { label: 'The Atom feed', path: atomPath },
                  { label: 'The JSON Feed', path: jsonPath },
                ],
              };
            }}
            end={() => request(EndSavedSearchFeedDocument, { id })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
