import { approveAgency, shell, waitingAgencies, type WaitingAgency } from '@lintel/web';
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '../console/refusal-text.js';

const mutationKey = ['console', 'approve-agency'];

export interface Approval {
  /** Approves at once on the screen; when it was not kept, the row is back and a toast says why. */
  readonly approve: (agency: WaitingAgency) => void;
  /** Agencies that were approved here, also those whose answer has not arrived. */
  readonly approved: ReadonlySet<string>;
}

export function useApproval(): Approval {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ id }: WaitingAgency) => approveAgency(id),
    // Without a network it fails at once, and the row is back, instead of waiting unseen.
    networkMode: 'always',
    // An approved agency may stand among the rows that keep their places for as long as somebody is in the list.
    gcTime: Infinity,
    onSuccess: (_, { companyName }) =>
      shell().toast({
        title: `${companyName} is approved`,
        description: 'Its agent can sign in from now on.',
        tone: 'success',
      }),
    onError: (error, { companyName }) =>
      shell().toast({
        title: `${companyName} was not approved`,
        description:
          refusalText(error) ??
          'Lintel did not answer. The agency is back in the list; trying again is safe.',
        tone: 'destructive',
      }),
    // Not waited for: while Lintel cannot be reached, the row would stay away as long.
    onSettled: () => void client.invalidateQueries(waitingAgencies()),
  });
  const kept = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status !== 'error' },
    select: ({ state }) => (state.variables as WaitingAgency).id,
  });
  return { approve: mutate, approved: new Set(kept) };
}
