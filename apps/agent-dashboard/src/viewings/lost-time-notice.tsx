import { specifiedLongDay, specifiedTime } from '@lintel/kernel';
import { Alert, Button } from '@lintel/ui';
import type { AgencyViewing } from './agency-viewings-queries.js';
import type { LostTime } from './lost-time.js';
import { useProposal } from './use-proposal.js';

interface LostTimeNoticeProps {
  readonly account: string;
  readonly viewing: AgencyViewing;
  readonly lost: LostTime;
  /** Something was proposed instead, or the notice was put away. */
  readonly onDone: () => void;
}

/** The time went to somebody else while this page was open: what is still free that day can be proposed at once. */
export function LostTimeNotice({ account, viewing, lost, onDone }: LostTimeNoticeProps) {
  const { propose, sending, lost: lostAgain } = useProposal(account, viewing, onDone);
  const { message, date, times } = lostAgain ?? lost;
  return (
    <Alert
      className="mt-4"
      title="This time has just been given to somebody else"
      actions={
        <>
          {times.map((time) => (
            <Button
              key={time}
              size="small"
              busy={sending?.time === time}
              disabled={sending !== undefined}
              aria-label={`Propose ${specifiedLongDay(date)} at ${specifiedTime(time)}`}
              onClick={() => propose({ date, time })}
            >
              Propose {specifiedTime(time)}
            </Button>
          ))}
          <Button size="small" variant="quiet" disabled={sending !== undefined} onClick={onDone}>
            Not now
          </Button>
        </>
      }
    >
      {times.length > 0 ? `Still free on ${specifiedLongDay(date)}:` : message}
    </Alert>
  );
}
