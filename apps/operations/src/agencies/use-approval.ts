import {
  allOfAgencies,
  approveAgency,
  nameLookedAt,
  refuseAgencyName,
  type WaitingAgency,
} from './agencies-queries.js';
import { brand, shell } from '@lintel/web';
import {
  type Mutation,
  type MutationFilters,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { refusalText } from '../console/refusal-text.js';
import { keyOf } from './waiting.js';

const mutationKey = ['console', 'approve-agency'];

interface Decision {
  readonly agency: WaitingAgency;
  readonly approved: boolean;
}

export interface Approval {
  /** Shows as approved at once; when that was not saved, the row is back and a toast says why. */
  readonly approve: (agency: WaitingAgency) => void;
  /** The same for a new name that is refused. */
  readonly refuse: (agency: WaitingAgency) => void;
  /** What was decided here, by `keyOf`, also while the answer is still to come. */
  readonly decided: ReadonlySet<string>;
  /** The same for one agency, at this very moment: `decided` has the previous key press only after the next render. */
  readonly isDecided: (agency: WaitingAgency) => boolean;
}

export function useApproval(): Approval {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ agency, approved }: Decision) =>
      approved ? approveAgency(agency) : refuseAgencyName(agency),
    // Without a network it fails at once, and the row is back, instead of waiting unseen.
    networkMode: 'always',
    // A row that was decided may keep its place for as long as somebody is in the list.
    gcTime: Infinity,
    onSuccess: (_, decision) => shell().toast({ ...outcome(decision), tone: 'success' }),
    onError: (error, { agency, approved }) =>
      shell().toast({
        title: `${nameLookedAt(agency)} was not ${approved ? 'approved' : 'refused'}`,
        description:
          refusalText(error) ??
          `${brand().name} did not answer. The agency is back in the list; trying again is safe.`,
        tone: 'destructive',
      }),
    // Not awaited: while the portal cannot be reached, a row that failed would stay hidden as long.
    onSettled: () => void client.invalidateQueries(allOfAgencies),
  });
  const kept = useMutationState({ filters, select });
  return {
    approve: (agency) => mutate({ agency, approved: true }),
    refuse: (agency) => mutate({ agency, approved: false }),
    decided: new Set(kept),
    isDecided: (agency) => client.getMutationCache().findAll(filters).map(select).includes(keyOf(agency)),
  };
}

const filters: MutationFilters = { mutationKey, predicate: ({ state }) => state.status !== 'error' };
const select = ({ state }: Mutation): string => keyOf((state.variables as Decision).agency);

const outcome = ({ agency, approved }: Decision) => {
  const { companyName, pendingName } = agency;
  if (!approved)
    return { title: `${pendingName} is refused`, description: `The agency goes on as ${companyName}.` };
  return pendingName
    ? { title: `${pendingName} is approved`, description: `It was ${companyName} until now.` }
    : { title: `${companyName} is approved`, description: 'Its agent can sign in from now on.' };
};
