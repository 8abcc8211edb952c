import { useNavigate } from '@lintel/web/router';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface LeaveGuard {
  /** Somebody wants to leave. */
  readonly asking: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
  /** Goes elsewhere, asking first where something would be lost. */
  readonly go: (address: string) => void;
  /** Lets the next departure through: it is on purpose. */
  readonly release: () => void;
}

/** Asks before unsaved changes are left: by a link, by the browser's Back, or by closing the page. */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const navigate = useNavigate();
  /** Leaves the way that was asked for; undefined while nobody is asked. */
  const [wanted, setWanted] = useState<() => void>();
  const released = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    // A second history entry of the same page, so that Back stays on it and the guard can ask.
    const isGuard = (): boolean => (history.state as { guard?: boolean } | null)?.guard === true;
    if (!isGuard()) history.pushState({ ...(history.state as object), guard: true }, '');

    const closing = (event: BeforeUnloadEvent): void => {
      if (!released.current) event.preventDefault();
    };
    const clicked = (event: MouseEvent): void => {
      if (released.current || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin)
        return;
      const address = link.pathname + link.search + link.hash;
      if (link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(() => () => void navigate(address));
    };
    const back = (): void => {
      if (released.current || isGuard()) return;
      setWanted(() => () => void navigate(-1));
    };
    addEventListener('beforeunload', closing);
    addEventListener('popstate', back);
    document.addEventListener('click', clicked, true);
    return () => {
      removeEventListener('beforeunload', closing);
      removeEventListener('popstate', back);
      document.removeEventListener('click', clicked, true);
    };
  }, [unsaved, navigate]);

  const go = useCallback(
    (address: string) => {
      if (unsaved && !released.current) setWanted(() => () => void navigate(address));
      else void navigate(address);
    },
    [unsaved, navigate],
  );
  return {
    asking: wanted !== undefined,
    stay: () => {
      setWanted(undefined);
      if ((history.state as { guard?: boolean } | null)?.guard !== true)
        history.pushState({ ...(history.state as object), guard: true }, '');
    },
    leave: () => {
      released.current = true;
      wanted?.();
    },
    go,
    release: () => {
      released.current = true;
    },
  };
}
