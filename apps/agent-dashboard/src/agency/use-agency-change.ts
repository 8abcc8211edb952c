import { myAgency } from '@lintel/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellError, tellSuccess } from '../shared/outcome.js';

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
    onError: (error, given) => tellError(failed(given), error),
    onSettled: () => queries.invalidateQueries(myAgency()),
  });
}
