import { myAgency } from './agency-queries.js';
import { NotConfirmed } from '@lintel/web/strong-sign-in';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellError, tellSuccess } from '../shared/outcome.js';

/** Runs what may be refused until its owner has said once more who they are. */
export type Confirmed = <Value>(act: () => Promise<Value>) => Promise<Value>;

interface AgencyChange<Given, Answer> {
  readonly change: (given: Given) => Promise<Answer>;
  readonly done: (given: Given) => string;
  readonly failed: (given: Given) => string;
}

/** A change of the agency. A toast tells the outcome, and the page is fetched again, also after a failure: somebody else may have been first. */
export function useAgencyChange<Given, Answer>({ change, done, failed }: AgencyChange<Given, Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Without a network it fails at once, instead of waiting unseen.
    networkMode: 'always',
    onSuccess: (_, given) => tellSuccess(done(given)),
    // Whoever closed the dialog that asks who they are knows that nothing was changed.
    onError: (error, given) => error instanceof NotConfirmed || tellError(failed(given), error),
    onSettled: () => queries.invalidateQueries(myAgency()),
  });
}
