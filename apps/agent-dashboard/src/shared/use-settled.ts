import { useEffect, useState } from 'react';

/** Milliseconds without a key until what was typed is asked for. */
const SETTLED_MS = 300;

/** What stands in a search box once its writer pauses, without spaces around it. */
export function useSettled(typed: string): string {
  const trimmed = typed.trim();
  const [settled, setSettled] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  return settled;
}
