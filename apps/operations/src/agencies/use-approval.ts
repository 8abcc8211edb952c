import { allOfAgencies, approveAgency, nameLookedAt, type WaitingAgency } from './agencies-queries.js';
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

export interface Approval {
  /** Shows as approved at once; when that was not saved, the row is back and a toast says why. */
  readonly approve: (agency: WaitingAgency) => void;
  /** What was decided here, by `keyOf`, also while the answer is still to come. */
  readonly decided: ReadonlySet<string>;
  /** The same for one agency, at this very moment: `decided` has the previous key press only after the next render. */
  readonly isDecided: (agency: WaitingAgency) => boolean;
}

export function useApproval(): Approval {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: approveAgency,
    // Without a network it fails at once, and the row is back, instead of waiting unseen.
    networkMode: 'always',
    // A row that was decided may keep its place for as long as somebody is in the list.
    gcTime: Infinity,
    onSuccess: (_, agency) => shell().toast({ ...outcome(agency), tone: 'success' }),
    onError: (error, agency) =>
      shell().toast({
        title: `${nameLookedAt(agency)} was not approved`,
        description:
          refusalText(error) ??
          `${brand().name} did not answer. The agency is back in the list; trying again is safe.`,
        tone: 'destructive',
        error,
      }),
    // Not awaited: while the portal cannot be reached, a row that failed would stay hidden as long.
    onSettled: () => void client.invalidateQueries(allOfAgencies),
  });
  const kept = useMutationState({ filters, select });
  return {
    approve: mutate,
    decided: new Set(kept),
    isDecided: (agency) => client.getMutationCache().findAll(filters).map(select).includes(keyOf(agency)),
  };
}

const filters: MutationFilters = { mutationKey, predicate: ({ state }) => state.status !== 'error' };
const select = ({ state }: Mutation): string => keyOf(state.variables as WaitingAgency);

const outcome = ({ companyName, pendingName }: WaitingAgency) =>
  pendingName
    ? { title: `${pendingName} is approved`, description: `It was ${companyName} until now.` }
    : { title: `${companyName} is approved`, description: 'Its agent can sign in from now on.' };
