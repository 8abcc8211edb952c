import type { PageGuard } from '@lintel/contracts/site-pages';
import { Spinner } from '@lintel/ui';
import { createStore, shell, useSession } from '@lintel/web';
import { Navigate, useLocation } from '@lintel/web/router';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { PageSkeleton } from '../pages/page-skeleton.js';
import { doorOf, judge } from './guard.js';

const nothingUnsaved = createStore(false);

/**
 * Lets through who may see a page, and sends others to sign in, remembering the place (specification, section 2). A page that holds unsaved work stays
 * when the session ends under it.
 */
export function Guarded({ guard, children }: { guard: PageGuard; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [asked, setAsked] = useState(false);
  const [entered, setEntered] = useState(false);
  const { unsaved = nothingUnsaved } = shell();
  const holds = useSyncExternalStore(unsaved.subscribe, unsaved.get);
  const { status } = session;

  useEffect(() => {
    if (status !== 'signedOut') return;
    let here = true;
    void shell()
      .session.refresh()
      .then(() => here && setAsked(true));
    return () => {
      here = false;
      setAsked(false);
    };
  }, [status]);

  const verdict = judge(guard, session, asked);
  if (entered !== (verdict === 'pass' || (entered && holds))) setEntered(!entered);
  if (verdict === 'pass' || (entered && holds)) return children;
  if (verdict === 'turn away')
    return <Navigate to={doorOf[guard]} replace state={{ from: pathname + search + hash }} />;
  return guard === 'agent' ? (
    <div className="grid min-h-[70vh] place-items-center pt-16">
      <Spinner label="Checking your account" />
    </div>
  ) : (
    <PageSkeleton />
  );
}
