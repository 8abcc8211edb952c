import type { ViewingForm } from '@lintel/contracts';
import { isApiError, newRequestKey, shell } from '@lintel/web';
import { requestViewing } from './enquiry-queries.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldFailures, type FieldFailure } from '../account/forms/failure.js';
import type { SendFailure } from './send-failure.js';

export type ViewingRequestForm = ViewingForm & { website: string };

export interface Sent {
  readonly sent: boolean;
  /** What is wrong with fields of the form. */
  readonly fields: readonly FieldFailure[];
}

/** Sends requests for viewings of a home. All attempts of a request share one idempotency key, so that trying again is safe. */
export function useViewingRequest(listingId: number): {
  readonly failure: SendFailure | undefined;
  readonly forgetFailure: () => void;
  /** Says why nothing is sent. */
  readonly refuse: (why: SendFailure) => void;
  readonly send: (form: ViewingRequestForm) => Promise<Sent>;
} {
  const queries = useQueryClient();
  const [key, setKey] = useState(newRequestKey);
  const [failure, setFailure] = useState<SendFailure>();

  const send = async (form: ViewingRequestForm): Promise<Sent> => {
    setFailure(undefined);
    try {
      await requestViewing({ ...form, listingId, idempotencyKey: key });
    } catch (error) {
      console.error('the request for a viewing was not sent', error);
      const fields = fieldFailures(error).map(({ field, message }) => ({
        field: field.replace(/\.\d+$/, ''),
        message,
      }));
      if (fields.some(({ field }) => field === 'idempotencyKey')) setKey(newRequestKey());
      setFailure(failureOf(error, fields, form));
      // Times that were lost to others are no longer offered.
      if (isApiError(error) && error.has('CONFLICT'))
        void queries.invalidateQueries({ queryKey: ['viewings'] });
      return { sent: false, fields };
    }
    setKey(newRequestKey());
    shell().toast({
      tone: 'success',
      title: 'Viewing Request Sent',
      description:
        'Your viewing request has been sent to the agent. They will contact you to confirm the appointment.',
    });
    void queries.invalidateQueries({ queryKey: ['viewings'] });
    return { sent: true, fields: [] };
  };
  return { failure, forgetFailure: () => setFailure(undefined), refuse: setFailure, send };
}

const title = 'Your request was not sent';

/** The message above the button; undefined where all of it stands beside the fields. */
export function failureOf(
  error: unknown,
  atFault: readonly FieldFailure[],
  form: object,
): SendFailure | undefined {
  if (atFault.some(({ field }) => field === 'idempotencyKey'))
    return {
      title: 'An earlier try did reach the agent',
      text: 'What you changed since was not sent. Press the button once more to send it as another request.',
    };
  const elsewhere = atFault.find(({ field }) => !(field in form));
  if (elsewhere) return { title, text: elsewhere.message };
  if (atFault.length > 0) return undefined;
  if (isApiError(error) && error.extensions['standing'] !== undefined)
    return { title: 'You have asked for this already', text: error.message };
  if (isApiError(error) && (error.has('CONFLICT') || error.has('TOO_MANY_REQUESTS')))
    return { title, text: `${error.message} Nothing you typed is lost.` };
  return {
    title,
    text: 'It could not reach us. Nothing you typed is lost, and trying again is safe: however often you press, the agent gets one request.',
    error,
  };
}
