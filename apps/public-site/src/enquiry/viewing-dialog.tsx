import { zodResolver } from '@hookform/resolvers/zod';
import { isViewingDay, viewingFormSchema, type ViewingForm } from '@lintel/contracts';
import { Button, Calendar, dayWords, Dialog, FieldError, Input, londonToday } from '@lintel/ui';
import { shell } from '@lintel/web';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { EnquiryDialogProps } from './enquiry.types.js';
import { NotSentYet } from './not-sent-yet.js';
import { PreferredTimes } from './preferred-times.js';

const missing = 'Please select both a date and at least one preferred time.';

export default function ViewingDialog({ listing, open, onOpenChange }: EnquiryDialogProps) {
  const [complete, setComplete] = useState(false);
  const { register, control, handleSubmit, formState, getValues } = useForm<ViewingForm>({
    resolver: zodResolver(viewingFormSchema),
    defaultValues: { name: '', email: '', phone: '', date: '', times: [] },
  });
  const { errors, isSubmitting } = formState;
  const [date, times] = useWatch({ control, name: ['date', 'times'] });
  const today = londonToday(new Date());
  const chosen = date !== '' && times.length > 0;

  const submit = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    const form = getValues();
    if (form.date === '' || form.times.length === 0) {
      shell().toast({ tone: 'destructive', title: 'Error', description: missing });
      return;
    }
    void handleSubmit(() => setComplete(true))();
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
        className="grid gap-x-8 gap-y-6 md:grid-cols-2"
        onChange={() => setComplete(false)}
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
          <Controller
            control={control}
            name="times"
            render={({ field }) => (
              <PreferredTimes
                value={field.value}
                error={errors.times?.message}
                onValueChange={(next) => {
                  setComplete(false);
                  field.onChange(next);
                }}
              />
            )}
          />
        </div>
        <div>
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
                isDisabled={(day) => !isViewingDay(day, today)}
                onValueChange={(day) => {
                  setComplete(false);
                  field.onChange(day);
                }}
              />
            )}
          />
          <FieldError message={errors.date?.message} />
        </div>
        {complete && (
          <div className="md:col-span-2">
            <NotSentYet agent={listing.agent} what="Your request" />
          </div>
        )}
      </form>
    </Dialog>
  );
}
