import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { createQueryClient } from '../graphql/query-client.js';
import { BrowserRouter, useRoutes } from '../router/index.js';
import { savedPropertiesIn } from '../saved/saved-properties-in.js';
import type { Remote } from '../shell/remote.js';
import type { SessionUser, Toast } from '../shell/shell.js';
import { createStore } from '../shell/store.js';
import { nobody } from '../shell/without-shell.js';
import { fakeLive } from './fake-device.js';

configure({
  // A busy machine takes its time.
  asyncUtilTimeout: 5_000,
  // Not the whole document.
  getElementError: (message) => new Error(message?.split('\n')[0]),
});

export const odile: SessionUser = {
  id: 'odile',
  name: 'Odile Marsh',
  email: 'odile@example.org',
  role: 'user',
};

/**
 * Shows a remote's page at an address, as the shell does: with the real router, query client and saved homes of the device. What the page asks is
 * answered by `answers`.
 *
 * @returns the toasts that the page raised, and live updates to send it.
 */
export function renderPage(remote: Remote, address: string, user?: SessionUser) {
  const toasts: Toast[] = [];
  const live = fakeLive();
  const session = user ? createStore({ status: 'signedIn', user } as const) : nobody;
  remote.connect({
    toast: (toast) => void toasts.push(toast),
    pageShown: (title) => {
      document.title = title;
    },
    session: { ...nobody, ...session },
    live,
    savedProperties: savedPropertiesIn(localStorage),
  });
  window.history.pushState(null, '', address);
  const routes = remote.routes.map(({ path, load }) => {
    const Page = lazy(load);
    return { path, element: <Page /> };
  });
  const Pages = () => useRoutes(routes);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <main data-remote={remote.name}>
          <Suspense>
            <Pages />
          </Suspense>
        </main>
      </BrowserRouter>
    </QueryClientProvider>,
  );
  return { toasts, live };
}
