import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchBrand } from '../brand/brand.js';
import { createQueryClient } from '../graphql/query-client.js';
import { nobody, silence } from '../shell/without-shell.js';
import { savedPropertiesIn } from '../saved/saved-properties-in.js';
import type { Remote } from '../shell/remote.js';
import { BrowserRouter, useRoutes } from '../router/index.js';

/** Shows a remote on its own, for its developers, in the document's `root` below `address`: no navigation, toasts go to the console. */
export async function showAlone(remote: Remote, address: string): Promise<void> {
  await fetchBrand();
  remote.connect({
    toast: (toast) => console.warn('toast', toast),
    pageShown: (title) => {
      document.title = title;
    },
    session: nobody,
    live: silence,
    savedProperties: savedPropertiesIn(localStorage),
  });

  const routes = remote.routes.map(({ path, load }) => {
    const Page = lazy(load);
    return { path, element: <Page /> };
  });
  const Pages = () => useRoutes(routes);

  createRoot(document.getElementById('root')!).render(
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter basename={address}>
        <main data-remote={remote.name}>
          <Suspense>
            <Pages />
          </Suspense>
        </main>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}
