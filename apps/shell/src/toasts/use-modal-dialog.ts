import { useSyncExternalStore } from 'react';

/** Dialogs say that they opened or closed; neither event bubbles, but both can be caught on their way down. */
function watchDialogs(changed: () => void): () => void {
  for (const event of ['toggle', 'close']) document.addEventListener(event, changed, true);
  return () => {
    for (const event of ['toggle', 'close']) document.removeEventListener(event, changed, true);
  };
}

/** The last modal dialog that is open, or null. */
export const useModalDialog = (): HTMLDialogElement | null =>
  // A new function for each render: React then looks again after each commit, also when a page has gone with its open dialog.
  useSyncExternalStore(
    watchDialogs,
    () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null,
  );
