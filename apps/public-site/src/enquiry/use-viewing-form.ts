import { zodResolver } from '@hookform/resolvers/zod';
import { viewingFormSchema, viewingSlots } from '@lintel/contracts';
import { londonToday } from '@lintel/ui';
import { shell } from '@lintel/web';
import type { SyntheticEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { askedHere, keepAsked, timesAskedAgain } from './asked-here.js';
import type { SendFailure } from './send-failure.js';
import { useFreeTimes } from './use-free-times.js';
import { useKnownPerson } from './use-known-person.js';
import { useViewingRequest, type ViewingRequestForm } from './use-viewing-request.js';

const missing = 'Please select both a date and at least one preferred time.';
const schema = viewingFormSchema.extend({ website: z.string() });

/** The state of 'Book a Viewing', the times that are still free, and how it is sent. */
export function useViewingForm(listingId: number, open: boolean, onSent: () => void) {
  const form = useForm<ViewingRequestForm>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', email: '', phone: '', date: '', times: [], website: '' },
  });
  const { control, handleSubmit, formState, getValues, setValue, setError, resetField } = form;
  const [date, wanted] = useWatch({ control, name: ['date', 'times'] });
  const today = londonToday(new Date());
  const free = useFreeTimes(listingId, 'booking', today, open);
  const freeThen = date === '' || free.failed ? viewingSlots : free.of(date);
  // A time that is taken on one day may be free on the next one tried: it is left out here, but not forgotten.
  const times = freeThen ? wanted.filter((time) => freeThen.includes(time)) : wanted;
  const chosen = date !== '' && times.length > 0;
  const { failure, forgetFailure, refuse, send } = useViewingRequest(listingId);

  const { user, rememberPhone } = useKnownPerson(open, { valueOf: getValues, fill: setValue });

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (formState.isSubmitting) return;
    if (!chosen) {
      shell().toast({ tone: 'destructive', title: 'Error', description: missing });
      return;
    }
    void handleSubmit(async (given) => {
      const again = user ? [] : timesAskedAgain(askedHere(sessionStorage, listingId), { ...given, times });
      if (again.length > 0) {
        refuse(askedAgain(again));
        return;
      }
      const { sent, fields } = await send({ ...given, times });
      for (const { field, message } of fields)
        if (field in given) setError(field as keyof ViewingRequestForm, { message }, { shouldFocus: true });
      if (!sent) return;
      rememberPhone(given.phone);
      if (!user) keepAsked(sessionStorage, listingId, { ...given, times });
      resetField('date');
      resetField('times');
      onSent();
    })();
  };

  return {
    form,
    /** Who is signed in, if anybody. */
    user,
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

const askedAgain = (times: readonly string[]): SendFailure => ({
  title: 'You have asked for this already',
  text: `${times.join(', ')} on this day: the agent has your request, and the e-mail that we sent you leads to it. Choose another time to ask for more.`,
});
