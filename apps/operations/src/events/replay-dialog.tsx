import { useQuery } from '@tanstack/react-query';
import { CountedDialog } from '../console/counted-dialog.js';
import { eventsText, shortName } from './event-words.js';
import { countReplay, eventsKey, type OfConsumer, replay } from './events-queries.js';

/** Has a consumer handle again what it has handled. */
export const ReplayDialog = ({ of, onClose }: { of: OfConsumer; onClose: () => void }) => (
  <CountedDialog
    title="Replay from the beginning"
    verb="Replay"
    counted={useQuery(countReplay(of, null))}
    inWords={eventsText}
    act={() => replay(of, null)}
    outcomeText={(events) => `${eventsText(events)} on their way again`}
    inVain="Nothing was done"
    changes={eventsKey}
    onClose={onClose}
  >
    {(count) => (
      <p>
        {of.consumer} of {shortName(of.topic)} handles {eventsText(count)} again, and new ones once it is
        through. It ignores what it knows already. It is recorded in your name.
      </p>
    )}
  </CountedDialog>
);
