import { useEffect, useState } from 'react';

/** The debounce of a search box, in milliseconds. */
const SETTLED_MS = 300;

/** The text of a search box once its writer pauses, trimmed. */
export function useSettled(typed: string): string {
  const trimmed = typed.trim();
  const [settled, setSettled] = useState(trimmed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(trimmed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [trimmed]);
  return settled;
}
