import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Draft<T> {
  /** What the control shows. */
  readonly shown: T;
  /** Shows it at once and commits it after a pause. */
  readonly edit: (next: T) => void;
  /** Commits now what waits. */
  readonly flush: () => void;
}

/**
 * Lets a control run ahead of the value it edits: what is typed or dragged shows at once and is committed after a pause. When the value
 * changes for another reason (back button, reset), the control follows it.
 * @param same whether a draft comes to a value, so that 'Clap ' is kept while the value is 'Clap'
 */
export function useDraft<T>(
  value: T,
  commit: (next: T) => void,
  same: (draft: T, value: T) => boolean,
  pause = 400,
): Draft<T> {
  const [draft, setDraft] = useState<{ readonly of: T }>();
  const waiting = useRef<{ timer: number; run: () => void }>(undefined);
  /** Values that this control has committed and not yet received back; the address may lag behind fast typing. */
  const sent = useRef<T[]>([]);
  const seen = useRef(value);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => () => window.clearTimeout(waiting.current?.timer), []);

  useLayoutEffect(() => {
    if (same(value, seen.current)) return;
    seen.current = value;
    const own = sent.current.findIndex((committed) => same(committed, value));
    if (own >= 0) {
      sent.current = sent.current.slice(own + 1);
      return;
    }
    sent.current = [];
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setDraft(undefined);
  }, [value, same]);

  const flush = (): void => {
    const { timer, run } = waiting.current ?? {};
    window.clearTimeout(timer);
    waiting.current = undefined;
    run?.();
  };
  const send = (next: T): void => {
    if (!same(next, seen.current)) sent.current.push(next);
    latest.current(next);
  };
  return {
    shown: draft ? draft.of : value,
    edit: (next) => {
      setDraft({ of: next });
      window.clearTimeout(waiting.current?.timer);
      waiting.current = { run: () => send(next), timer: window.setTimeout(flush, pause) };
    },
    flush,
  };
}
