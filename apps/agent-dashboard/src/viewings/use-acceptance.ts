import { agencyViewingChanges, type AgencyViewing, type ViewingMoment } from './agency-viewings-queries.js';
import { newRequestKey } from '@lintel/web';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { beaten, tellError, tellSuccess } from '../shared/outcome.js';
import { lostTimeOf, type LostTime } from './lost-time.js';
import { useShownChanges } from './use-viewing-changes.js';

export interface Acceptance {
  readonly accept: (at: ViewingMoment) => void;
  /** Keeps the viewing at the time it had. */
  readonly keep: () => void;
  readonly accepting: boolean;
  readonly keeping: boolean;
  readonly busy: boolean;
  /** The time went to somebody else before it could be confirmed. */
  readonly lost: LostTime | undefined;
  readonly forget: () => void;
}

/** Confirms a viewing for a time, or keeps it at the time it had. */
export function useAcceptance(
  account: string,
  { id }: Pick<AgencyViewing, 'id'>,
  onAnswered: () => void,
): Acceptance {
  const { show, again } = useShownChanges(account);
  const [key] = useState(newRequestKey);
  const done = (text: string) => (changed: AgencyViewing) => {
    show(changed);
    tellSuccess(text);
    onAnswered();
  };
  const failed = (text: string) => (error: unknown) => {
    if (beaten(error)) again();
    tellError(text, error, lostTimeOf(error) !== undefined);
  };
  const accepting = useMutation({
    mutationFn: (at: ViewingMoment) =>
      agencyViewingChanges.confirm(id, at, `${key}-${at.date}-${at.time.replace(':', '')}`),
    networkMode: 'always',
    onSuccess: done('Viewing request accepted'),
    onError: failed('Failed to accept viewing request'),
  });
  const keeping = useMutation({
    mutationFn: () => agencyViewingChanges.keep(id),
    networkMode: 'always',
    onSuccess: done('The viewing stays when it was'),
    onError: failed('Failed to keep the time of the viewing'),
  });
  return {
    accept: (at) => accepting.mutate(at),
    keep: () => keeping.mutate(),
    accepting: accepting.isPending,
    keeping: keeping.isPending,
    busy: accepting.isPending || keeping.isPending,
    lost: lostTimeOf(accepting.error),
    forget: () => accepting.reset(),
  };
}
