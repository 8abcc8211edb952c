import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { shell, type Session } from './shell.js';
import { toggleSaved, type SavedProperty, type SavedStatus } from '../saved/saved-properties.js';

/** Says that the page is there under this title; undefined while its title is not known yet. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) shell().pageShown(title);
  }, [title]);
}

export function useSession(): Session {
  const { session } = shell();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** The visitor's saved properties and how far they are known. `toggle` saves or removes and says so in a toast (specification, section 4). */
export function useSavedProperties(): {
  saved: readonly SavedProperty[];
  status: SavedStatus;
  isSaved: (id: number) => boolean;
  toggle: (property: SavedProperty) => void;
} {
  const { savedProperties } = shell();
  const saved = useSyncExternalStore(savedProperties.subscribe, savedProperties.get);
  return {
    saved,
    status: useSyncExternalStore(savedProperties.status.subscribe, savedProperties.status.get),
    isSaved: useCallback((id: number) => saved.some((property) => property.id === id), [saved]),
    toggle: useCallback((property: SavedProperty) => toggleSaved(shell(), property), []),
  };
}
