import './shell.css';
import {
  connectShell,
  createQueryClient,
  nobody,
  savedPropertiesIn,
  savedPropertiesKey,
  silence,
  type Shell,
} from '@lintel/web';
import { BrowserRouter } from '@lintel/web/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { fetchRemote } from './remotes/federation.js';
import { createRemoteLibrary } from './remotes/remote-library.js';
import { browserPage, createPageArrival } from './routing/page-arrival.js';
import { remoteOf } from './routing/remote-areas.js';
import { createToastStore } from './toasts/toast-store.js';

const toasts = createToastStore();
const arrival = createPageArrival(browserPage);
const savedProperties = savedPropertiesIn(localStore());
addEventListener('storage', ({ key }) => {
  if (key === savedPropertiesKey || key === null) savedProperties.reload();
});

const shell: Shell = {
  toast: toasts.show,
  pageShown: arrival.arrived,
  session: nobody,
  live: silence,
  savedProperties,
};
connectShell(shell);

const library = createRemoteLibrary(fetchRemote, shell);
const first = remoteOf(location.pathname);
// Under way before React renders; a failure is shown by whoever renders the part.
if (first !== undefined) library.get(first).catch(() => undefined);

// Every route change starts at the top, so the browser must not restore another place.
history.scrollRestoration = 'manual';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <BrowserRouter>
        <App library={library} toasts={toasts} arrival={arrival} />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);

/** Local storage, or a page-long stand-in where the browser's settings forbid it: merely naming it throws there. */
function localStore(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return localStorage;
  } catch (error) {
    console.error('Local storage is not available; saved properties last as long as this page', error);
    return { getItem: () => null, setItem: () => undefined };
  }
}
