import { useEffect, useRef, useState } from 'react';

/** So long after the last key what was typed counts. */
const PAUSE_MS = 300;

/**
 * Lets a text box run ahead of the value it edits: what is typed shows at once and is committed after a pause. When the value changes for another
 * reason (back button, filters cleared), the box follows it.
 *
 * @param asKept the part of a text that is kept, so that 'oak ' stays in the field while the value is 'oak'.
 */
export function useTyped(value: string, commit: (text: string) => void, asKept: (text: string) => string) {
  const [typed, setTyped] = useState<string>();
  const kept = useRef(value);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (value === kept.current) return;
    kept.current = value;
    window.clearTimeout(timer.current);
    setTyped(undefined);
  }, [value]);

  const keep = (text: string): void => {
    window.clearTimeout(timer.current);
    kept.current = asKept(text);
    commit(kept.current);
  };
  return {
    text: typed ?? value,
    edit: (text: string): void => {
      setTyped(text);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => keep(text), PAUSE_MS);
    },
  };
}
