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

/** A change of the agency. What comes of it is said in a toast, and the page is fetched anew, also when somebody else was first. */
export function useAgencyChange<Given, Answer>({ change, done, failed }: AgencyChange<Given, Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Without a network it fails at once, instead of waiting unseen.
    networkMode: 'always',
    onSuccess: (_, given) => tellSuccess(done(given)),
    // It is no news to who closed the question who they are.
    onError: (error, given) => error instanceof NotConfirmed || tellError(failed(given), error),
    onSettled: () => queries.invalidateQueries(myAgency()),
  });
}
