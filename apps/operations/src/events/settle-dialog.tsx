import { Input } from '@lintel/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CountedDialog } from '../console/counted-dialog.js';
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

/** Retries or discards parked events. */
export function SettleDialog({ verb, of, filter, onClose }: SettleDialogProps) {
  const [reason, setReason] = useState('');
  const word = verb === 'retry' ? 'Retry' : 'Discard';
  return (
    <CountedDialog
      title={filter.keys ? `${word} this event` : `${word} all that match`}
      verb={word}
      counted={useQuery(countParked(of, filter))}
      inWords={eventsText}
      act={() => settle(verb, of, filter, reason)}
      outcomeText={(outcome) => outcomeText(verb === 'retry' ? 'given again' : 'discarded', outcome)}
      inVain="Nothing was done"
      complete={verb === 'retry' || reason.trim() !== ''}
      changes={eventsKey}
      onClose={onClose}
    >
      {(count) => (
        <>
          <p className="text-lg">
            <strong className="tabular-nums">{countText(count)}</strong>{' '}
            {count === 1 ? 'event waits' : 'events wait'} for {of.consumer} of {shortName(of.topic)}.
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
    </CountedDialog>
  );
}
