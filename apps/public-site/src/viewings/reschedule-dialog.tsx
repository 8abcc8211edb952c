import { specifiedFullDay, specifiedLongDay, specifiedTime } from '@lintel/kernel';
import { viewingLimits } from '@lintel/contracts';
import { Alert, Button, Calendar, Dialog, londonToday, X, type Day } from '@lintel/ui';
import { shell } from '@lintel/web';
import { useState } from 'react';
import { PreferredTimes } from '../enquiry/preferred-times.js';
import { SendFailureNotice } from '../enquiry/send-failure.js';
import { useFreeTimes } from '../enquiry/use-free-times.js';
import {
  currentWish,
  freeBeside,
  isOpenDay,
  offeredTimes,
  takenOf,
  toggled,
  type Wish,
} from './reschedule-choice.js';
import { useRescheduleRequest } from './use-reschedule-request.js';
import type { ViewingDialogProps } from './viewing-dialog.types.js';

const missing = 'Please select at least one date and time option';

/** Asks for other dates and times, each of the times on each of the dates. What is chosen stays while the page does, also when it is closed. */
export function RescheduleDialog({ viewing, claim, open, onClose, onDone }: ViewingDialogProps) {
  const today = londonToday(new Date());
  const [wish, setWish] = useState<Wish>(() => currentWish(viewing, today));
  const free = useFreeTimes(viewing.propertyId, 'reschedule', today, open);
  const freeOf = freeBeside(free.of, viewing.start);
  const taken = takenOf(wish, freeOf);
  const { sending, failure, forgetFailure, send } = useRescheduleRequest(claim);
  const full = wish.dates.length >= viewingLimits.rescheduleDates;

  const change = (next: Partial<Wish>): void => {
    forgetFailure();
    setWish({ ...wish, ...next });
  };
  const toggle = (day: Day): void => {
    if (!full || wish.dates.includes(day)) change({ dates: toggled(wish.dates, day) });
  };
  const submit = async (): Promise<void> => {
    if (wish.dates.length === 0 || wish.times.length === 0) {
      shell().toast({ tone: 'destructive', title: missing });
      return;
    }
    if (!(await send(wish))) return;
    onClose();
    onDone();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Reschedule Viewing"
      description={viewing.propertyTitle}
      className="md:max-w-3xl"
      footer={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex-1 basis-56 text-sm text-soft">
            {viewing.start
              ? 'Your viewing stays when it is until the agent answers.'
              : 'The agent answers by e-mail.'}
          </p>
          <Button
            variant="primary"
            busy={sending}
            disabled={!viewing.actions.includes('reschedule')}
            className="max-md:w-full"
            onClick={() => void submit()}
          >
            {sending ? 'Sending...' : 'Submit Request'}
          </Button>
        </div>
      }
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <div>
          <p className="text-sm font-semibold">Dates</p>
          <p className="mb-2 text-sm text-stone">Press a day to add it, and again to take it away</p>
          <Calendar
            label="Dates that suit you"
            today={today}
            value={wish.dates}
            isDisabled={(day) => !isOpenDay(day, today) || freeOf(day)?.length === 0}
            onMonthShown={free.showMonth}
            onValueChange={toggle}
          />
        </div>
        <div className="grid content-start gap-6">
          <div>
            <p className="text-sm font-semibold">Dates added</p>
            {wish.dates.length === 0 && <p className="mt-1 text-sm text-stone">None yet</p>}
            <ul aria-label="Dates added" className="mt-2 flex flex-wrap gap-2">
              {wish.dates.map((day) => (
                <li key={day}>
                  <button
                    type="button"
                    aria-label={`Remove ${specifiedFullDay(day)}`}
                    onClick={() => toggle(day)}
                    className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 font-semibold tabular-nums hover:border-ink hover:bg-sunken"
                  >
                    {specifiedLongDay(day)}
                    <X className="size-4" aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
            {full && (
              <p className="mt-2 text-sm text-stone">
                These are {viewingLimits.rescheduleDates} dates, the most that one request takes.
              </p>
            )}
          </div>
          <PreferredTimes
            label="Times"
            offered={offeredTimes(wish.dates, freeOf)}
            value={wish.times}
            words={specifiedTime}
            error={undefined}
            onValueChange={(times) => change({ times })}
          />
          {taken.length > 0 && (
            <p role="status" className="text-sm text-stone">
              Not free, and left out of the request:{' '}
              {taken.map(({ day, time }) => `${specifiedLongDay(day)} at ${specifiedTime(time)}`).join('; ')}.
            </p>
          )}
        </div>
        {free.failed && (
          <Alert
            error={free.error}
            tone="plain"
            className="md:col-span-2"
            title="The free times could not be loaded"
            actions={
              <Button size="small" busy={free.retrying} onClick={free.refetch}>
                Try again
              </Button>
            }
          >
            You can ask for any time; the agent is only asked for those that are free.
          </Alert>
        )}
        {failure && (
          <div className="md:col-span-2">
            <SendFailureNotice failure={failure} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
