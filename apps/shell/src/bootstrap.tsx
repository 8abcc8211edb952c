import './shell.css';
import {
  brand,
  connectShell,
  createQueryClient,
  createStore,
  fetchBrand,
  savedPropertiesIn,
  savedPropertiesKey,
  unauthenticatedEvent,
  type Shell,
} from '@lintel/web';
import { createLiveUpdates } from './live/live-updates.js';
import { createSession, signedInKey } from './account/session.js';
import { savedPropertiesOf } from './saved/saved-properties-of.js';
import { BrowserRouter } from '@lintel/web/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetOnChange } from './account/account-data.js';
import { App } from './app.js';
import { fetchRemote } from './remotes/federation.js';
import { createRemoteLibrary } from './remotes/remote-library.js';
import { readServedRemotes, ServedRemotes } from './remotes/served-remotes.js';
import { browserPage, createPageArrival } from './routing/page-arrival.js';
import { areaOf } from './routing/remote-areas.js';
import { createToastStore } from './toasts/toast-store.js';

await fetchBrand();
const toasts = createToastStore();
const arrival = createPageArrival(browserPage, brand().name);
const local = storageIfAllowed();
const savedHere = savedPropertiesIn(local ?? { getItem: () => null, setItem: () => undefined });
addEventListener('storage', ({ key }) => {
  if (key === savedPropertiesKey || key === null) savedHere.reload();
});

const session = createSession({ storage: local });
const queryClient = createQueryClient();
forgetOnChange(session, queryClient);
// Another tab signed in or out.
addEventListener('storage', ({ key }) => {
  if (key === signedInKey || key === null) void session.refresh();
});
// The session was ended elsewhere, or has run out.
addEventListener(unauthenticatedEvent, () => {
  if (session.get().status === 'signedIn') void session.refresh();
});

const live = createLiveUpdates(session, { refused: () => void session.refresh() });
const shell: Shell = {
  toast: toasts.show,
  pageShown: arrival.arrived,
  session,
  live,
  unsaved: createStore(false),
  savedProperties: savedPropertiesOf({ local: savedHere, session, live, toast: toasts.show }),
};
connectShell(shell);

const library = createRemoteLibrary(fetchRemote, shell);
const remotes = await readServedRemotes();
const first = areaOf(location.pathname, remotes);
// Loading begins before React renders; whoever renders the part shows a failure. A part for agents alone waits until an agent is known to be signed in.
if (first && first.guard !== 'agent') library.get(first.remote).catch(() => undefined);

// Every route change starts at the top, so the browser must not restore another place.
history.scrollRestoration = 'manual';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ServedRemotes value={remotes}>
          <App library={library} toasts={toasts} arrival={arrival} />
        </ServedRemotes>
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);

/** Local storage, or nothing where the browser's settings forbid it: merely naming it throws there. */
function storageIfAllowed(): Storage | undefined {
  try {
    return localStorage;
  } catch (error) {
    console.error('Local storage is not available; saved properties last as long as this page', error);
    return undefined;
  }
}
