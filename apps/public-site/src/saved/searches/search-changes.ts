import { brand, isApiError, shell, type SavedSearch } from '@lintel/web';
import { savedSearches } from '../saved-searches-of.js';

/** In a toast, what was not done and why; what is shown is as it was. */
export function tellOfFailure(title: string, error: unknown): void {
  shell().toast({ title, description: failureText(error), tone: 'destructive', error });
}

/** Why a change was not kept, in words. */
export const failureText = (error: unknown): string =>
  isApiError(error) && error.kind === 'graphql' && !error.retryable
    ? error.message
    : `${brand().name} could not be reached. Trying again is safe.`;

/** Deletes a saved search and offers to put it back. */
export function deleteSearch(search: SavedSearch): void {
  const searches = savedSearches();
  const putBack = (): void => {
    searches.save(search).catch((error: unknown) => tellOfFailure('The search could not be put back', error));
  };
  const removed = searches.remove(search.id);
  shell().toast({
    title: 'Saved search deleted',
    description: search.name,
    // Waits for the deletion, which would otherwise delete what was put back.
    action: { label: 'Undo', run: () => void removed.then(putBack, () => undefined) },
  });
  removed.catch((error: unknown) => tellOfFailure('The search could not be deleted', error));
}
