import { zodResolver } from '@hookform/resolvers/zod';
import { viewingFormSchema, viewingSlots } from '@lintel/contracts';
import { londonToday } from '@lintel/ui';
import { shell, useSession } from '@lintel/web';
import { useEffect, type SyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useFreeTimes } from './use-free-times.js';
import { useViewingRequest, type ViewingRequestForm } from './use-viewing-request.js';

const missing = 'Please select both a date and at least one preferred time.';
const schema = viewingFormSchema.extend({ website: z.string() });

/** What 'Book a Viewing' holds while it is filled in, what of it can still be had, and how it is sent. */
export function useViewingForm(listingId: number, open: boolean, onSent: () => void) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const form = useForm<ViewingRequestForm>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: '', phone: '', date: '', times: [], website: '' },
  });
  const { control, handleSubmit, formState, getValues, setValue, setError, resetField } = form;
  const [date, wanted] = useWatch({ control, name: ['date', 'times'] });
  const today = londonToday(new Date());
  const free = useFreeTimes(listingId, 'booking', today, open);
  const freeThen = date === '' || free.failed ? viewingSlots : free.of(date);
  // A time that is taken on one day may be free on the next that is tried: it is left out, and not forgotten.
  const times = freeThen ? wanted.filter((time) => freeThen.includes(time)) : wanted;
  const chosen = date !== '' && times.length > 0;
  const { failure, forgetFailure, send } = useViewingRequest(listingId);

  useEffect(() => {
    // Who is signed in may become known after the dialog has opened; what was typed goes before.
    if (user && getValues('name') === '') setValue('name', user.name);
    if (user && getValues('email') === '') setValue('email', user.email);
  }, [user, getValues, setValue]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (formState.isSubmitting) return;
    if (!chosen) {
      shell().toast({ tone: 'destructive', title: 'Error', description: missing });
      return;
    }
    void handleSubmit(async (given) => {
      const { sent, fields } = await send({ ...given, times });
      for (const { field, message } of fields)
        if (field in given) setError(field as keyof ViewingRequestForm, { message }, { shouldFocus: true });
      if (!sent) return;
      resetField('date');
      resetField('times');
      onSent();
    })();
  };

  return {
    form,
    date,
    /** Those that are free on the date. */
    times,
    /** Those that are not. */
    left: wanted.filter((time) => !times.includes(time)),
    today,
    free,
    /** What is free on the date; undefined while that is not known. */
    freeThen,
    chosen,
    failure,
    forgetFailure,
    submit,
  };
}
