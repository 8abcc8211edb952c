import { clsx } from '@lintel/ui';
import { useLocation } from '@lintel/web/router';
import { useLayoutEffect, useRef } from 'react';
import { Footer } from './footer/footer.js';
import { NavigationBar } from './navigation/navigation-bar.js';
import { RemoteArea } from './remotes/remote-area.js';
import type { RemoteLibrary } from './remotes/remote-library.js';
import { useServedRemotes } from './remotes/served-remotes.js';
import type { PageArrival } from './routing/page-arrival.js';
import { Guarded } from './routing/guarded.js';
import { areaOf } from './routing/remote-areas.js';
import { ShellRoutes } from './routing/shell-routes.js';
import type { ToastStore } from './toasts/toast-store.js';
import { Toaster } from './toasts/toaster.js';

interface AppProps {
  readonly library: RemoteLibrary;
  readonly toasts: ToastStore;
  readonly arrival: PageArrival;
}

/** What stands on every page: the bar, the part that the route decides, the footer, the toasts. */
export function App({ library, toasts, arrival }: AppProps) {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  // A layout effect runs before the plain effects in which pages report their arrival.
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    arrival.departed();
  }, [pathname, arrival]);
  const area = areaOf(pathname, useServedRemotes());
  const remote = area && <RemoteArea name={area.remote} library={library} />;

  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-surface px-4 py-3 font-semibold text-ink focus:translate-y-0 focus:shadow-float"
      >
        Skip to content
      </a>
      <NavigationBar />
      <main
        id="main"
        tabIndex={-1}
        // A remote's pages begin with skeletons: the footer waits below the window, so that it never moves through it.
        className={clsx('flex-1', area && 'min-h-dvh', area && pathname !== '/' && 'pt-16')}
      >
        {area?.guard ? <Guarded guard={area.guard}>{remote}</Guarded> : (remote ?? <ShellRoutes />)}
      </main>
      <Footer />
      <Toaster toasts={toasts} />
    </div>
  );
}
