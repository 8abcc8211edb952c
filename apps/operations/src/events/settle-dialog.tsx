import { Alert, Button, Dialog, Input, Spinner } from '@lintel/ui';
import { brand, shell } from '@lintel/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../console/refusal-text.js';
import { countText, eventsText, outcomeText, shortName } from './event-words.js';
import {
  countParked,
  eventsKey,
  type OfConsumer,
  type ParkedFilter,
  settle,
  type Settling,
} from './events-queries.js';

export interface SettleDialogProps {
  readonly verb: Settling;
  readonly of: OfConsumer;
  readonly filter: ParkedFilter;
  readonly onClose: () => void;
}

/** Says how many parked events it would act on before anything is done. */
export function SettleDialog({ verb, of, filter, onClose }: SettleDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const counted = useQuery(countParked(of, filter));
  const doing = useMutation({
    mutationFn: () => settle(verb, of, filter, reason),
    networkMode: 'always',
    onSuccess: (outcome) => {
      const title = outcomeText(verb === 'retry' ? 'given again' : 'discarded', outcome);
      shell().toast({ title, tone: 'success' });
      onClose();
    },
    onError: (error) =>
      shell().toast({
        title: 'Nothing was done',
        description: refusalText(error) ?? `${brand().name} did not answer. Trying again is safe.`,
        tone: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: eventsKey }),
  });
  const word = verb === 'retry' ? 'Retry' : 'Discard';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={filter.keys ? `${word} this event` : `${word} all that match`}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={verb === 'retry' ? 'primary' : 'danger'}
            disabled={!counted.data || (verb === 'discard' && reason.trim() === '')}
            busy={doing.isPending}
            onClick={() => doing.mutate()}
          >
            {counted.data ? `${word} ${eventsText(counted.data)}` : word}
          </Button>
        </div>
      }
    >
      {counted.isPending && <Spinner label="Counting" />}
      {counted.isError && (
        <Alert
          title="They could not be counted"
          actions={
            <Button size="small" onClick={() => void counted.refetch()}>
              Try again
            </Button>
          }
        >
          {refusalText(counted.error)}
        </Alert>
      )}
      {counted.data !== undefined && (
        <>
          <p className="text-lg">
            <strong className="tabular-nums">{countText(counted.data)}</strong>{' '}
            {counted.data === 1 ? 'event waits' : 'events wait'} for {of.consumer} of {shortName(of.topic)}.
          </p>
          {filter.error && (
            <p className="mt-2 wrap-anywhere text-soft">The error has the words: {filter.error}</p>
          )}
          {verb === 'discard' && (
            <Input
              label="Why"
              required
              maxLength={500}
              className="mt-4"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <p className="mt-4 text-soft">
            {verb === 'retry'
              ? 'Each is given to this consumer again, and to no other. What fails again is parked anew.'
              : 'What they were to cause does not happen.'}{' '}
            What somebody has dealt with meanwhile is left alone. It is recorded in your name.
          </p>
        </>
      )}
    </Dialog>
  );
}
