import { NotConfirmed } from '@lintel/web/strong-sign-in';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { tellError, tellSuccess } from './outcome.js';

/** Runs what may be refused until its owner has said once more who they are. */
export type Confirmed = <Value>(act: () => Promise<Value>) => Promise<Value>;

interface Change<Given, Answer> {
  readonly change: (given: Given) => Promise<Answer>;
  readonly done: (given: Given, answer: Answer) => string;
  readonly failed: (given: Given) => string;
  /** The beginning of the keys of what is fetched again. */
  readonly changes: QueryKey;
}

/** A change for the whole agency. A toast tells the outcome, and what it changes is fetched again, also after a failure: somebody else may have been first. */
export function useChange<Given, Answer>({ change, done, failed, changes }: Change<Given, Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Without a network it fails at once, instead of waiting unseen.
    networkMode: 'always',
    onSuccess: (answer, given) => tellSuccess(done(given, answer)),
    // Whoever closed the dialog that asks who they are knows that nothing was changed.
    onError: (error, given) => error instanceof NotConfirmed || tellError(failed(given), error),
    onSettled: () => queries.invalidateQueries({ queryKey: changes }),
  });
}
