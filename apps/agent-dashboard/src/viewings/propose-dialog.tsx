import { specifiedLongDay, specifiedMoment, specifiedTime } from '@lintel/kernel';
import { Alert, Button, Dialog, Skeleton, SkeletonRegion } from '@lintel/ui';
import { alternativeViewingTimes, type AgencyViewing } from './agency-viewings-queries.js';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../shared/outcome.js';
import { LoadFailure } from '../shared/states.js';
import { clashOf } from './clashes.js';
import { OtherTime } from './other-time.js';
import { ClashWords } from './requested-times.js';
import { useProposal } from './use-proposal.js';
import { clientName } from './viewing-words.js';

interface ProposeDialogProps {
  readonly account: string;
  readonly viewing: AgencyViewing;
  /** The agency's viewings, for what clashes. */
  readonly agency: readonly AgencyViewing[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Times that may be offered instead of those that were asked for: pressing one sends it. */
export function ProposeDialog({ account, viewing, agency, open, onClose }: ProposeDialogProps) {
  const proposal = useProposal(account, viewing, onClose);
  const { propose, sending, lost, error, forget } = proposal;
  const times = useQuery({ ...alternativeViewingTimes(account, viewing.id), enabled: open });
  const close = (): void => {
    if (sending) return;
    forget();
    onClose();
  };
  const now = new Date();
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Propose Alternative Times"
      description={`${viewing.propertyTitle}, ${clientName(viewing)}`}
      footer={
        <div className="flex justify-end">
          <Button className="max-sm:w-full" disabled={sending !== undefined} onClick={close}>
            Cancel
          </Button>
        </div>
      }
    >
      <p className="text-soft">
        The one you press is offered to the client, who is told by e-mail and accepts it or asks for another.
      </p>
      {lost ? (
        <Alert className="mt-4" title="This time has just been given to somebody else">
          {lost.times.length > 0 ? (
            <>
              Still free on {specifiedLongDay(lost.date)}:
              <span className="mt-2 flex flex-wrap gap-2">
                {lost.times.map((time) => (
                  <Button
                    key={time}
                    size="small"
                    disabled={sending !== undefined}
                    aria-label={`Propose ${specifiedLongDay(lost.date)} at ${specifiedTime(time)}`}
                    onClick={() => propose({ date: lost.date, time })}
                  >
                    {specifiedTime(time)}
                  </Button>
                ))}
              </span>
            </>
          ) : (
            lost.message
          )}
        </Alert>
      ) : (
        Boolean(error) && (
          <Alert error={error} className="mt-4" title="Failed to propose new time">
            {reasonOf(error) ?? 'It could not reach us. Nothing has changed, and trying again is safe.'}
          </Alert>
        )
      )}
      <p id="suggested-times" className="mt-5 text-sm font-semibold text-stone">
        Suggested times
      </p>
      {times.data === undefined ? (
        times.isError ? (
          <div className="mt-2">
            <LoadFailure
              error={times.error}
              title="The suggested times could not be loaded"
              busy={times.isFetching}
              onRetry={() => void times.refetch()}
            />
          </div>
        ) : (
          <SkeletonRegion label="Loading the suggested times" className="mt-2 grid gap-2">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} className="h-13" />
            ))}
          </SkeletonRegion>
        )
      ) : times.data.length === 0 ? (
        <p className="mt-2 text-soft">Nothing is free in the coming weeks. Choose another time below.</p>
      ) : (
        <ul aria-labelledby="suggested-times" className="mt-2 grid gap-2">
          {times.data.map((time) => (
            <li key={time.instant}>
              <Button
                className="min-h-13 w-full justify-start! py-2 text-left whitespace-normal!"
                busy={sending?.date === time.date && sending.time === time.time}
                disabled={sending !== undefined}
                onClick={() => propose(time)}
              >
                <span className="min-w-0">
                  <span className="tabular-nums">{specifiedMoment(time)}</span>
                  <span className="font-normal">
                    <ClashWords clash={clashOf(viewing, time, agency, now)} />
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <OtherTime viewing={viewing} sending={sending} onPropose={propose} />
    </Dialog>
  );
}
