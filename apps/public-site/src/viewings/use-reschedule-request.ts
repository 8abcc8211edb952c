import { isApiError, newRequestKey, shell } from '@lintel/web';
import { viewingChanges, type ViewingClaim } from './viewings-queries.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldFailures } from '../account/forms/failure.js';
import type { SendFailure } from '../enquiry/send-failure.js';
import type { Wish } from './reschedule-choice.js';
import { beaten, reasonOf, useViewingChanges } from './use-viewing-changes.js';

/** Sends one request for other times; all attempts share one idempotency key. */
export function useRescheduleRequest(claim: ViewingClaim): {
  readonly sending: boolean;
  readonly failure: SendFailure | undefined;
  readonly forgetFailure: () => void;
  /** Answers whether it was sent. */
  readonly send: (wish: Wish) => Promise<boolean>;
} {
  const queries = useQueryClient();
  const { show, again } = useViewingChanges();
  const [key] = useState(newRequestKey);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure>();

  const send = async (wish: Wish): Promise<boolean> => {
    setSending(true);
    setFailure(undefined);
    try {
      show(await viewingChanges.reschedule(claim, { ...wish, idempotencyKey: key }));
      shell().toast({
        tone: 'success',
        title: 'Reschedule request submitted',
        description: 'The agent is told, and answers by e-mail.',
      });
      return true;
    } catch (error) {
      console.error('the request for another time was not sent', error);
      setFailure(failureOf(error));
      if (beaten(error)) void queries.invalidateQueries({ queryKey: ['viewings', 'free'] });
      if (beaten(error) || wasSent(error)) again();
      return false;
    } finally {
      setSending(false);
    }
  };
  return { sending, failure, forgetFailure: () => setFailure(undefined), send };
}

const wasSent = (error: unknown): boolean =>
  fieldFailures(error).some(({ field }) => field === 'idempotencyKey');

function failureOf(error: unknown): SendFailure {
  const title = 'Your request was not sent';
  if (wasSent(error))
    return {
      title: 'An earlier try did reach the agent',
      text: 'The page shows what it asked for. What you changed since was not sent.',
    };
  if (isApiError(error) && error.has('CONFLICT'))
    return { title, text: `${error.message} What you chose is still here.` };
  return { title, text: reasonOf(error), error };
}
