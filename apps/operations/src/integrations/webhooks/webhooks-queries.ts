import { given, isApiError, request } from '@lintel/web';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { consolePageSize } from '../../console/page-size.js';
import { refreshInterval } from '../../console/refresh-interval.js';
import {
  type ConsoleDeliveryFragment,
  ConsoleDeliveriesDocument,
  ConsoleWebhookDocument,
  type ConsoleWebhookFragment,
  ConsoleWebhooksDocument,
  RedeliverFromConsoleDocument,
  SwitchWebhookDocument,
} from './webhooks.generated.js';

export type Webhook = ConsoleWebhookFragment;
export type Delivery = ConsoleDeliveryFragment;
export type DeliveryState = Delivery['state'];

const underWebhooks = ['console', 'webhooks'] as const;
export const allOfWebhooks = { queryKey: underWebhooks };
const live = { staleTime: 0, refetchInterval: refreshInterval };

/** Of every agency and of the portal, the newest first, 50 at most: by address, description or agency. */
export const findWebhooks = (q: string, failing: boolean) =>
  queryOptions({
    queryKey: [...underWebhooks, 'found', q, failing],
    queryFn: async ({ signal }) => {
      const sought = { q, failing, first: consolePageSize };
      return given((await request(ConsoleWebhooksDocument, sought, { signal })).webhooks);
    },
    ...live,
  });

/** Null when there is none. */
export const oneWebhook = (id: string) =>
  queryOptions({
    queryKey: [...underWebhooks, 'one', id],
    queryFn: async ({ signal }) => {
      try {
        return (await request(ConsoleWebhookDocument, { id }, { signal })).webhook;
      } catch (error) {
        if (isApiError(error) && error.has('NOT_FOUND')) return null;
        throw error;
      }
    },
    ...live,
  });

const deliveriesAtOnce = 25;

/** What was sent to one, the newest first. */
export const deliveriesTo = (webhook: string, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...underWebhooks, 'deliveries', webhook, state],
    queryFn: async ({ signal, pageParam: after }) =>
      given(
        (
          await request(
            ConsoleDeliveriesDocument,
            { webhook, state, first: deliveriesAtOnce, after },
            { signal },
          )
        ).webhookDeliveries,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...live,
  });

/** May be refused with `CONFIRM_IDENTITY`, as may those below. */
export const switchWebhook = (id: string, enabled: boolean): Promise<unknown> =>
  request(SwitchWebhookDocument, { id, enabled });

export const redeliver = (webhook: string, delivery: string): Promise<unknown> =>
  request(RedeliverFromConsoleDocument, { webhook, delivery });

/** What was given up since then, the oldest 1000 at most; resolves with how many. */
export const redeliverFailed = async (webhook: string, from: Date): Promise<number> => {
  const range = { from: from.toISOString(), to: new Date().toISOString() };
  return (await request(RedeliverFromConsoleDocument, { webhook, ...range })).redeliver.count;
};
