import { useState } from 'react';

/** In this page's memory alone: gone when the tab is closed or loaded again. */
let kept = '';
const keep = (key: string) => {
  kept = key.trim();
};

export function useOwnKey() {
  const [key, setKey] = useState(kept);
  const change = (typed: string) => {
    keep(typed);
    setKey(typed);
  };
  return { key: key.trim(), typed: key, change };
}
