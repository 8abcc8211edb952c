import { useSession } from '@lintel/web';
import { Navigate, useLocation, useRoutes, type RouteObject } from '@lintel/web/router';
import type { ReactNode } from 'react';
import { ComingPage } from '../pages/coming-page.js';
import { NotFoundPage } from '../pages/not-found-page.js';
import { PageSkeleton } from '../pages/page-skeleton.js';

/** Sends a visitor without an account to sign in, remembering the place (specification, section 2). */
function Guard({ to, children }: { to: '/auth' | '/agent/login'; children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'signedOut') return <Navigate to={to} replace state={{ from: pathname + search }} />;
  return children;
}

/** Everything that is not built yet, in one place: a path moves from here to a remote when its page exists. */
const coming: readonly { path: string; title: string; text: string; guard?: '/auth' | '/agent/login' }[] = [
  {
    path: '/auth',
    title: 'Sign In',
    text: 'Accounts are not open yet. Searching, viewing homes and saving them on this device work without one.',
  },
  { path: '/agent/login', title: 'Estate Agent Login', text: 'The estate agent area is not open yet.' },
  {
    path: '/agent/register',
    title: 'Register as an Estate Agent',
    text: 'The estate agent area is not open yet.',
  },
  ...(
    [
      ['/saved-searches', 'Saved Searches'],
      ['/saved-properties', 'Saved Properties'],
      ['/viewings', 'Your Viewings'],
      ['/messages', 'Your Messages'],
    ] as const
  ).map(([path, title]) => ({
    path,
    title,
    text: 'This part of your account is not open yet.',
    guard: '/auth' as const,
  })),
  ...(
    [
      ['/agent/dashboard', 'Agent Dashboard'],
      ['/agent/properties/new', 'Add New Property'],
      ['/agent/properties/:id/edit', 'Edit Property'],
      ['/agent/viewings', 'Viewing Requests'],
    ] as const
  ).map(([path, title]) => ({
    path,
    title,
    text: 'The estate agent area is not open yet.',
    guard: '/agent/login' as const,
  })),
];

const routes: RouteObject[] = [
  ...coming.map(({ path, title, text, guard }) => {
    const page = <ComingPage title={title} text={text} />;
    return { path, element: guard ? <Guard to={guard}>{page}</Guard> : page };
  }),
  { path: '*', element: <NotFoundPage /> },
];

/** The pages of the shell itself. */
export const ShellRoutes = () => useRoutes(routes);
