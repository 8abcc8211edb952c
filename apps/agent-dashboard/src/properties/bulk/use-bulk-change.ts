import {
  agencyStock,
  bulkChangeProgress,
  startBulkChange,
  undoBulkChange,
  type AgencyListingChoice,
  type BulkChange,
} from '../agency-listings-queries.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Leaving } from '../../leaving/use-leaving.js';
import { tellError } from '../../shared/outcome.js';
import { bulkInput, type BulkKind } from './bulk-change.js';
import { leavingIfUndone } from './bulk-question.js';
import { keptBulkChange, type KeptBulkChange } from './kept-bulk-change.js';

/** How often a change that is under way is asked about. */
const POLL_MS = 1_000;

export interface BulkChangeControl {
  /** The change that was started last, until it is dismissed. */
  readonly last: { readonly kept: KeptBulkChange; readonly progress: BulkChange | undefined } | undefined;
  /** Whether its progress could not be fetched just now. */
  readonly unreachable: boolean;
  /** Whether one is under way: another one waits for its end. */
  readonly running: boolean;
  readonly starting: boolean;
  /** Resolves to whether it has begun; a toast says when it has not. */
  readonly start: (change: BulkKind, listings: readonly AgencyListingChoice[]) => Promise<boolean>;
  /** Asks first about the viewings that undoing would call off. */
  readonly undo: () => Promise<void>;
  readonly dismiss: () => void;
}

export const isUnderWay = ({ state }: BulkChange): boolean => state === 'running' || state === 'undoing';

/** A change of many homes: it runs on the server, and goes on there whatever becomes of this page. */
export function useBulkChange(account: string, leaving: Leaving): BulkChangeControl {
  const client = useQueryClient();
  const [kept, setKept] = useState(() => keptBulkChange.read(account));
  const keep = (next: KeptBulkChange | undefined): void => {
    keptBulkChange.write(next);
    setKept(next);
  };
  const options = bulkChangeProgress(account, kept?.id ?? '');
  const { data, isError, failureCount } = useQuery({
    ...options,
    enabled: kept !== undefined,
    refetchInterval: ({ state: { data: known, status } }) =>
      status === 'error' || (known && isUnderWay(known)) ? POLL_MS : false,
  });

  // The server has forgotten it, for instance after a day.
  useEffect(() => {
    if (data === null) keptBulkChange.write(undefined);
  }, [data]);
  // A thousand homes send live updates within seconds: the stock is fetched again once per poll, and once more at the end.
  const reached = data && `${data.state} ${data.done}`;
  useEffect(() => {
    if (reached) void client.invalidateQueries({ queryKey: agencyStock(account) });
  }, [reached, client, account]);

  const starting = useMutation({
    mutationFn: ({ change, listings }: { change: BulkKind; listings: readonly AgencyListingChoice[] }) =>
      startBulkChange(
        bulkInput(
          change,
          listings.map(({ id }) => id),
        ),
      ),
    networkMode: 'always',
    onSuccess: (begun, { change, listings }) => {
      client.setQueryData(bulkChangeProgress(account, begun.id).queryKey, begun);
      keep({
        account,
        id: begun.id,
        change,
        leavingIfUndone: leavingIfUndone(change, listings),
        titles: Object.fromEntries(listings.map(({ id, title }) => [id, title])),
      });
    },
    onError: (error) => tellError('Failed to change the properties. Please try again.', error),
  });
  const undoing = useMutation({
    mutationFn: (id: string) => undoBulkChange(id),
    networkMode: 'always',
    onSuccess: (begun) => client.setQueryData(bulkChangeProgress(account, begun.id).queryKey, begun),
    onError: (error) => {
      tellError('Failed to undo the change. Please try again.', error);
      void client.invalidateQueries({ queryKey: options.queryKey });
    },
  });

  return {
    last: kept && data !== null ? { kept, progress: data } : undefined,
    unreachable: isError || failureCount > 0,
    running: undoing.isPending || (data ? isUnderWay(data) : false),
    starting: starting.isPending,
    start: (change, listings) =>
      starting.mutateAsync({ change, listings }).then(
        () => true,
        () => false,
      ),
    undo: async () => {
      if (kept && (await leaving.ask(kept.leavingIfUndone ?? [], 'Undo'))) undoing.mutate(kept.id);
    },
    dismiss: () => keep(undefined),
  };
}
