import { localStore } from '@lintel/web';
import { lazy, Suspense, useState } from 'react';
import { recentSearchesKey } from '../recent-searches/recent-searches-key.js';

/** The longest that a busy page puts it off, in milliseconds. */
const latest = 2000;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Not every browser says when it is idle.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: latest });
    else setTimeout(resolve, latest / 10);
  });

const RecentSearches = lazy(async () => {
  await idle();
  // The page does not depend on it.
  return import('../recent-searches/index.js').catch((error: unknown) => {
    console.error('Recent searches could not be shown', error);
    return { default: () => null };
  });
});

/** Whether this device keeps any: how a list that is not empty begins. */
const areKept = (): boolean =>
  localStore('recent searches').getItem(recentSearchesKey)?.startsWith('[{') ?? false;

/** Room for the last searches of this device, which come when all else is there; nothing where there are none. */
export function RecentSearchesRow() {
  const [kept] = useState(areKept);
  if (!kept) return null;
  return (
    <div className="mx-auto -mb-8 min-h-32 max-w-page px-4 pt-8 md:px-8">
      <Suspense>
        <RecentSearches />
      </Suspense>
    </div>
  );
}
