import type { ServedRemote } from '@lintel/contracts/site-pages';
import { createContext, useContext } from 'react';

/** The remotes that this page was served with. */
export const ServedRemotes = createContext<readonly ServedRemote[]>([]);

export const useServedRemotes = (): readonly ServedRemote[] => useContext(ServedRemotes);

/** Reads what the gateway wrote into the page; asks for it where another server sent the page, as in development. */
export async function readServedRemotes(): Promise<readonly ServedRemote[]> {
  const written = document.getElementById('remotes')?.textContent;
  if (written) return JSON.parse(written) as readonly ServedRemote[];
  const response = await fetch('/remotes.json');
  return ((await response.json()) as { remotes: readonly ServedRemote[] }).remotes;
}
