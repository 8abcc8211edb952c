import { infiniteQueryOptions } from '@tanstack/react-query';
import { given, request } from '@lintel/web';
import {
  EmailsDocument,
  RetryEmailDocument,
  type EmailFragment,
  type EmailState,
} from './emails.generated.js';
import { consolePageSize } from '../console/page-size.js';

/** One e-mail and what became of it, without its address. */
export type EmailDelivery = EmailFragment;
export type { EmailState };

/** Pages of 50, the last e-mail first. */
export const emailDeliveries = (state: EmailState) =>
  infiniteQueryOptions({
    queryKey: ['console', 'emails', state],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (await request(EmailsDocument, { state, first: consolePageSize, after: pageParam }, { signal }))
          .emails,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Has a failed e-mail sent again; resolves with how it stands then. */
export async function retryEmail(id: string): Promise<EmailDelivery> {
  return (await request(RetryEmailDocument, { id })).retryEmail;
}
