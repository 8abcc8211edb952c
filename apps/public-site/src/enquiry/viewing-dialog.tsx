import { isViewingDay, viewingLimits } from '@lintel/contracts';
import { addDays, Alert, Button, Calendar, dayWords, Dialog, FieldError, Input } from '@lintel/ui';
import { Controller } from 'react-hook-form';
import type { EnquiryDialogProps } from './enquiry.types.js';
import { PreferredTimes } from './preferred-times.js';
import { SendFailureNotice } from './send-failure.js';
import { StandingRequest } from './standing-request.js';
import { TrapField } from './trap-field.js';
import { useViewingForm } from './use-viewing-form.js';

/** The form that asks for a viewing (specification, section 2). Whatever goes wrong, it stays open with all that was typed. */
export default function ViewingDialog({ listing, open, onOpenChange }: EnquiryDialogProps) {
  const viewing = useViewingForm(listing.id, open, () => onOpenChange(false));
  const { user, date, times, today, free, freeThen, left, chosen, failure, forgetFailure, submit } = viewing;
  const { register, control, formState } = viewing.form;
  const { errors, isSubmitting } = formState;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Book a Viewing"
      description={`${listing.title} · ${listing.agent.agency}`}
      className="md:max-w-3xl"
      footer={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p id="viewing-reason" className="flex-1 basis-56 text-sm text-soft">
            {chosen
              ? `${dayWords(date)}, ${times.join(', ')}`
              : date === ''
                ? 'Choose a date and add at least one preferred time to continue.'
                : 'Add at least one preferred time to continue.'}
          </p>
          <Button
            type="submit"
            form="book-viewing"
            variant="primary"
            disabled={!chosen}
            busy={isSubmitting}
            aria-describedby="viewing-reason"
            className="max-md:w-full"
          >
            {isSubmitting ? 'Sending...' : 'Request Viewing'}
          </Button>
        </div>
      }
    >
      <form
        id="book-viewing"
        noValidate
        className="grid gap-x-8 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_1fr]"
        onChange={forgetFailure}
        onSubmit={submit}
        onKeyDown={(event) => {
          // A disabled button also stops the Enter key: it must answer all the same.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !chosen) submit(event);
        }}
      >
        <div className="grid content-start gap-5">
          <StandingRequest listingId={listing.id} />
          <Input
            label="Name"
            autoComplete="name"
            required
            error={errors.name?.message}
            {...register('name')}
          />
          <Input
            label="Email"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...register('email')}
          />
          <Input
            label="Phone"
            type="tel"
            autoComplete="tel"
            required
            hint={user && 'Remembered for your next form. Your Account has it.'}
            error={errors.phone?.message}
            {...register('phone')}
          />
          <TrapField {...register('website')} />
        </div>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1">
          <p className="text-sm font-semibold">Date</p>
          <p className="mb-2 text-sm text-stone">Viewings available Monday to Saturday, 9 AM to 5 PM</p>
          <Controller
            control={control}
            name="date"
            render={({ field }) => (
              <Calendar
                label="Date of the viewing"
                today={today}
                value={field.value || undefined}
                isDisabled={(day) =>
                  !isViewingDay(day, today) ||
                  day > addDays(today, viewingLimits.daysAhead) ||
                  free.of(day)?.length === 0
                }
                onMonthShown={free.showMonth}
                onValueChange={(day) => {
                  forgetFailure();
                  field.onChange(day);
                }}
              />
            )}
          />
          <FieldError message={errors.date?.message} />
        </div>
        <Controller
          control={control}
          name="times"
          render={({ field }) => (
            <PreferredTimes
              offered={freeThen ?? []}
              value={times}
              error={errors.times?.message}
              hint={timesHint(date, left, freeThen)}
              onValueChange={(next) => {
                forgetFailure();
                field.onChange(next);
              }}
            />
          )}
        />
        {free.none && (
          <Alert tone="plain" className="md:col-span-2" title="No viewings can be booked here now">
            {listing.agent.agency} has no free times in the next weeks. Ask with ‘Contact Agent’, or call{' '}
            {listing.agent.phone}.
          </Alert>
        )}
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
            You can ask for any time; if it is taken, we tell you before anything is sent.
          </Alert>
        )}
        {failure && (
          <div className="md:col-span-2">
            <SendFailureNotice failure={failure} />
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** What is to be known of the times of a day, if anything. */
function timesHint(
  date: string,
  takenThen: readonly string[],
  freeThen: readonly string[] | undefined,
): string | undefined {
  if (freeThen === undefined) return 'Looking up the free times…';
  if (freeThen.length === 0) return 'Nothing is free on that day any more. Choose another date.';
  if (takenThen.length === 0) return undefined;
  return `${takenThen.join(', ')} ${takenThen.length === 1 ? 'is' : 'are'} not free on ${dayWords(date)}.`;
}
