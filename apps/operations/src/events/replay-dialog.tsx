import { exactMomentText } from '@lintel/kernel';
import { Button, Input } from '@lintel/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CountedDialog } from '../console/counted-dialog.js';
import { eventsText, shortName } from './event-words.js';
import { countReplay, eventsKey, type OfConsumer, replay } from './events-queries.js';

/** Has a consumer handle again what it has handled, from the beginning or from a time. */
export function ReplayDialog({ of, onClose }: { of: OfConsumer; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState('');
  const count = () => setFrom(typed.trim());
  return (
    <CountedDialog
      title="Replay"
      verb="Replay"
      counted={useQuery(countReplay(of, from || null))}
      inWords={eventsText}
      act={() => replay(of, from || null)}
      outcomeText={(events) => `${eventsText(events)} on their way again`}
      inVain="Nothing was done"
      complete={typed.trim() === from}
      changes={eventsKey}
      onClose={onClose}
      asks={
        <form
          className="mb-4 flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            count();
          }}
        >
          <Input
            label="Events that came since, or nothing for all"
            placeholder="2026-01-31T12:00:00Z"
            className="min-w-0 flex-1"
            maxLength={40}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" className="h-12">
            Count
          </Button>
        </form>
      }
    >
      {(events) => (
        <>
          <p>
            {of.consumer} of {shortName(of.topic)} handles {eventsText(events)} again
            {from ? `, all that came since ${exactMomentText(from)}` : ', all that the topic has'}, and new
            ones once it is through.
          </p>
          <p className="mt-2 text-soft">
            That does no harm: it knows what it has handled by the version, leaves that as it is, and tells
            nobody anything twice. It is recorded in your name.
          </p>
        </>
      )}
    </CountedDialog>
  );
}
