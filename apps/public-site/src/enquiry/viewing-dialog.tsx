import { zodResolver } from '@hookform/resolvers/zod';
import { isViewingDay, viewingFormSchema, viewingLimits, viewingSlots } from '@lintel/contracts';
import {
  addDays,
  Alert,
  Button,
  Calendar,
  dayWords,
  Dialog,
  FieldError,
  Input,
  londonToday,
} from '@lintel/ui';
import { shell, useSession } from '@lintel/web';
import { useEffect, type FormEvent, type KeyboardEvent } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import type { EnquiryDialogProps } from './enquiry.types.js';
import { PreferredTimes } from './preferred-times.js';
import { SendFailureNotice } from './send-failure.js';
import { TrapField } from './trap-field.js';
import { useFreeTimes } from './use-free-times.js';
import { useViewingRequest, type ViewingRequestForm } from './use-viewing-request.js';

const missing = 'Please select both a date and at least one preferred time.';
const schema = viewingFormSchema.extend({ website: z.string() });

export default function ViewingDialog({ listing, open, onOpenChange }: EnquiryDialogProps) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const { register, control, handleSubmit, formState, getValues, setValue, setError, resetField } =
    useForm<ViewingRequestForm>({
      resolver: zodResolver(schema),
      defaultValues: {
        name: user?.name ?? '',
        email: user?.email ?? '',
        phone: '',
        date: '',
        times: [],
        website: '',
      },
    });
  const { errors, isSubmitting } = formState;
  const [date, wanted] = useWatch({ control, name: ['date', 'times'] });
  const today = londonToday(new Date());
  const free = useFreeTimes(listing.id, 'booking', today, open);
  const freeThen = date === '' || free.failed ? viewingSlots : free.of(date);
  // A time that is taken on one day may be free on the next that is tried: it is left out, and not forgotten.
  const times = freeThen ? wanted.filter((time) => freeThen.includes(time)) : wanted;
  const chosen = date !== '' && times.length > 0;
  const { failure, forgetFailure, send } = useViewingRequest(listing.id);

  useEffect(() => {
    // Who is signed in may become known after the dialog has opened; what was typed goes before.
    if (user && getValues('name') === '') setValue('name', user.name);
    if (user && getValues('email') === '') setValue('email', user.email);
  }, [user, getValues, setValue]);

  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    if (isSubmitting) return;
    if (!chosen) {
      shell().toast({ tone: 'destructive', title: 'Error', description: missing });
      return;
    }
    void handleSubmit(async (form) => {
      const { sent, fields } = await send({ ...form, times });
      for (const { field, message } of fields)
        if (field in form) setError(field as keyof ViewingRequestForm, { message }, { shouldFocus: true });
      if (!sent) return;
      resetField('date');
      resetField('times');
      onOpenChange(false);
    })();
  };

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
              hint={timesHint(
                date,
                wanted.filter((time) => !times.includes(time)),
                freeThen,
              )}
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
