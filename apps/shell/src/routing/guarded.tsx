import { Spinner } from '@lintel/ui';
import { shell, useSession } from '@lintel/web';
import { Navigate, useLocation } from '@lintel/web/router';
import { useEffect, useState, type ReactNode } from 'react';
import { PageSkeleton } from '../pages/page-skeleton.js';
import { doorOf, judge, type Guard } from './guard.js';

/** Lets through who may see a page, and sends others to sign in, remembering the place (specification, section 2). */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const [asked, setAsked] = useState(false);
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
  if (verdict === 'pass') return children;
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
