import './plain-host.css';
import { createQueryClient, nobody, savedPropertiesIn, silence } from '@lintel/web';
import { BrowserRouter, useRoutes } from '@lintel/web/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import remote from '../remote.js';

/** The remote on its own, for its developers: no navigation, toasts go to the console. */
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
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <main data-remote={remote.name}>
        <Suspense>
          <Pages />
        </Suspense>
      </main>
    </BrowserRouter>
  </QueryClientProvider>,
);
