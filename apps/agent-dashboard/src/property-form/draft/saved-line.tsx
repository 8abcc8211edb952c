import { Check, CircleAlert, clsx } from '@lintel/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftKeeper } from './draft-keeper.js';
import { agoText } from './ago-text.js';

/** Whether what was typed is kept. */
export function SavedLine({ keeper, className }: { keeper: DraftKeeper; className?: string }) {
  const state = useSyncExternalStore(keeper.subscribe, keeper.get);
  const now = useNow();
  const look = clsx('flex items-center gap-1.5 text-sm', className);
  switch (state.is) {
    case 'nothing':
      return <p className={clsx(look, 'text-stone')}>What you type is saved for you as you go.</p>;
    case 'typing':
      return <p className={clsx(look, 'text-stone')}>Saving what you type…</p>;
    case 'kept':
      return (
        <p className={clsx(look, 'text-soft')}>
          <Check className="size-4 shrink-0 text-moss" aria-hidden /> {agoText(state.at, now)}
        </p>
      );
    case 'failed':
      return (
        <p role="status" className={clsx(look, 'text-clay')}>
          <CircleAlert className="size-4 shrink-0" aria-hidden /> Not saved yet. Leave this page open; it
          tries again.
        </p>
      );
  }
}

/** The time, every half minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
