import { useChange } from '../shared/use-change.js';
import { myAgency } from './agency-queries.js';

/** A change of the agency, after which its page is fetched again. */
export const useAgencyChange = <Given, Answer>(
  change: Omit<Parameters<typeof useChange<Given, Answer>>[0], 'changes'>,
) => useChange({ ...change, changes: myAgency().queryKey });
