import { isApiError, shell } from '@lintel/web';
import type { Viewing, ViewingState } from './viewings-queries.js';
import { useQueryClient } from '@tanstack/react-query';

export interface ViewingChanges {
  /** Shows the viewing that a change answered with, in every list. */
  readonly show: (changed: ViewingState) => void;
  /** Fetches all viewings again, after somebody else's change came first. */
  readonly again: () => void;
  /** Says that a change failed, and shows the present state where somebody else's change came first. */
  readonly failed: (title: string) => (error: unknown) => void;
}

/** What every change of a viewing does when it has succeeded or failed. */
export function useViewingChanges(): ViewingChanges {
  const queries = useQueryClient();
  const again = () => {
    void queries.invalidateQueries({ queryKey: ['viewings', 'mine'] });
    void queries.invalidateQueries({ queryKey: ['viewings', 'link'] });
  };
  const merge = (viewing: Viewing, changed: ViewingState): Viewing =>
    viewing.id === changed.id ? { ...viewing, ...changed } : viewing;
  return {
    show: (changed) => {
      // A fetch under way would bring an older state than this answer.
      void queries.cancelQueries({ queryKey: ['viewings', 'mine'] });
      queries.setQueriesData<readonly Viewing[]>({ queryKey: ['viewings', 'mine'] }, (all) =>
        all?.map((viewing) => merge(viewing, changed)),
      );
      queries.setQueriesData<Viewing | null>(
        { queryKey: ['viewings', 'link'] },
        (viewing) => viewing && merge(viewing, changed),
      );
    },
    again,
    failed: (title) => (error) => {
      console.error(title, error);
      if (beaten(error)) again();
      shell().toast({ tone: 'destructive', title, description: reasonOf(error), error });
    },
  };
}

/** Whether the viewing is no longer what was read. */
export const beaten = (error: unknown): boolean =>
  isApiError(error) && (error.has('CONFLICT') || error.has('NOT_FOUND'));

/** Why, in a sentence, and what to do. */
export function reasonOf(error: unknown): string {
  if (!isApiError(error)) return 'Please try again.';
  if (error.has('CONFLICT')) return `${error.message} The page shows it as it is now.`;
  if (error.kind === 'graphql' && !error.retryable) return error.message;
  return 'It could not reach us. Nothing has changed, and trying again is safe.';
}
