import { Alert, buttonLook, ExternalLink } from '@lintel/ui';
import { shell, useSession } from '@lintel/web';
import { useEffect, useState } from 'react';

/**
 * Tells that the session has ended under the form, until somebody is signed in again. The page stays meanwhile, since it tells the shell that it holds
 * unsaved work.
 */
export function SessionNotice({ accountId }: { accountId: string }) {
  const session = useSession();
  const { status } = session;
  const [ended, setEnded] = useState(false);
  if (status === 'signedOut' && !ended) setEnded(true);

  // Somebody who comes back from signing in elsewhere.
  useEffect(() => {
    if (status !== 'signedOut') return;
    const look = (): void => {
      if (document.visibilityState === 'visible') void shell().session.refresh();
    };
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [status]);

  if (session.status === 'signedIn' && session.user.id !== accountId)
    return (
      <Alert title="Another account is signed in now">
        This form was begun by another account, and {session.user.email} is signed in. Sign in as who you
        were, in a new tab, to save it. Nothing you typed is lost while this page stays open.
      </Alert>
    );
  if (!ended) return null;
  if (status === 'signedIn')
    return (
      <Alert tone="plain" title="You are signed in again">
        Nothing was lost. Saving goes on.
      </Alert>
    );
  return (
    <Alert
      title="Your session has ended"
      actions={
        <a href="/agent/login" target="_blank" className={buttonLook({ size: 'small' })}>
          Sign in in a new tab <ExternalLink aria-hidden />
        </a>
      }
    >
      Nothing you typed is lost while this page stays open. Sign in in a new tab, then come back here: saving
      goes on.
    </Alert>
  );
}

/** Tells the shell that the page holds what would be lost with it. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    const { unsaved: told } = shell();
    told?.set(unsaved);
    return () => told?.set(false);
  }, [unsaved]);
}
