import { Suspense, use, useReducer } from 'react';
import { useLocation, useRoutes } from '@lintel/web/router';
import type { Remote } from '@lintel/web';
import { NotFoundPage } from '../pages/not-found-page.js';
import { PageSkeleton } from '../pages/page-skeleton.js';
import { lazyPages } from './lazy-pages.js';
import { PartBoundary } from './part-boundary.js';
import type { RemoteLibrary } from './remote-library.js';

/** The part of the page that belongs to a remote. When it cannot be loaded, that part says so and offers to try again. */
export function RemoteArea({ name, library }: { name: string; library: RemoteLibrary }) {
  const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
  const { pathname } = useLocation();
  const again = (): void => {
    library.forget(name);
    renderAgain();
  };
  return (
    <PartBoundary place={pathname} onRetry={again}>
      <Suspense fallback={<PageSkeleton hero={pathname === '/'} />}>
        <RemotePages loading={library.get(name)} />
      </Suspense>
    </PartBoundary>
  );
}

function RemotePages({ loading }: { loading: Promise<Remote> }) {
  const remote = use(loading);
  const page = useRoutes(lazyPages(loading, remote));
  return page ? <div data-remote={remote.name}>{page}</div> : <NotFoundPage />;
}
