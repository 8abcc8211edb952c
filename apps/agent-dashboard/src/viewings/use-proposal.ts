import { agencyViewingChanges, type AgencyViewing, type ViewingMoment } from './agency-viewings-queries.js';
import { newRequestKey } from '@lintel/web';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { beaten, tellError, tellSuccess } from '../shared/outcome.js';
import { lostTimeOf, type LostTime } from './lost-time.js';
import { useShownChanges } from './use-viewing-changes.js';

export type OfferedTime = Pick<ViewingMoment, 'date' | 'time'>;

export interface Proposal {
  readonly propose: (at: OfferedTime) => void;
  /** What is being proposed at this moment. */
  readonly sending: OfferedTime | undefined;
  readonly error: unknown;
  readonly lost: LostTime | undefined;
  readonly forget: () => void;
}

/** Offers the client another time. */
export function useProposal(
  account: string,
  { id }: Pick<AgencyViewing, 'id'>,
  onDone: () => void,
): Proposal {
  const { show, again } = useShownChanges(account);
  const [key, setKey] = useState(newRequestKey);
  const proposing = useMutation({
    mutationFn: (at: OfferedTime) =>
      agencyViewingChanges.propose(id, at, `${key}-${at.date}-${at.time.replace(':', '')}`),
    networkMode: 'always',
    onSuccess: (changed) => {
      setKey(newRequestKey());
      show(changed);
      tellSuccess('Alternative time proposed');
      onDone();
    },
    onError: (error) => {
      if (beaten(error)) again();
      tellError('Failed to propose new time', error, lostTimeOf(error) !== undefined);
    },
  });
  return {
    propose: (at) => proposing.mutate(at),
    sending: proposing.isPending ? proposing.variables : undefined,
    error: proposing.error,
    lost: lostTimeOf(proposing.error),
    forget: () => proposing.reset(),
  };
}
