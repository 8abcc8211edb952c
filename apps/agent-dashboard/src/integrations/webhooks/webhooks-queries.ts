import { given, isApiError, request } from '@lintel/web';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  AgencyWebhookByIdDocument,
  AgencyWebhookDeliveriesDocument,
  AgencyWebhooksDocument,
  ChangeWebhookDocument,
  DeleteWebhookDocument,
  MakeWebhookDocument,
  RotateWebhookSecretDocument,
  SendAgainDocument,
  SendTestEventDocument,
  type AgencyWebhookFragment,
  type SendAgainMutationVariables,
  type SentEventFragment,
  type WebhookChange,
  type WebhookInput,
} from './webhooks.generated.js';

export type Webhook = AgencyWebhookFragment;
export type Delivery = SentEventFragment;
export type DeliveryState = Delivery['state'];
export type { WebhookChange, WebhookInput };

/** The beginning of all query keys of webhooks and of what was sent to them. */
export const allOfWebhooks = ['integrations', 'webhooks'] as const;

export const mostListed = 300;
const deliveriesAtOnce = 25;
/** Soon while something is on its way, now and then otherwise. */
const refetchIn = (waits: boolean): number => (waits ? 3_000 : 30_000);

/** The newest first, `mostListed` at most; for owners, like all below. */
export const agencyWebhooks = () =>
  queryOptions({
    queryKey: [...allOfWebhooks, 'list'],
    queryFn: async ({ signal }) =>
      given((await request(AgencyWebhooksDocument, { first: mostListed }, { signal })).webhooks),
    staleTime: 0,
    // An agency may have a thousand, and each is counted.
    refetchInterval: 30_000,
  });

/** Null where the agency has no such webhook. */
export const agencyWebhook = (id: string) =>
  queryOptions({
    queryKey: [...allOfWebhooks, 'one', id],
    queryFn: async ({ signal }) => {
      try {
        return (await request(AgencyWebhookByIdDocument, { id }, { signal })).webhook;
      } catch (error) {
        if (isApiError(error) && error.has('NOT_FOUND')) return null;
        throw error;
      }
    },
    staleTime: 0,
    refetchInterval: ({ state }) => refetchIn((state.data?.waiting ?? 0) > 0),
  });

/** What was sent to one, the newest first; for `useInfiniteQuery`. */
export const webhookDeliveries = (webhook: string, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...allOfWebhooks, 'deliveries', webhook, state],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (
          await request(
            AgencyWebhookDeliveriesDocument,
            { webhook, state, first: deliveriesAtOnce, after: pageParam },
            { signal },
          )
        ).webhookDeliveries,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      refetchIn(
        data?.pages.some(({ deliveries }) => deliveries.some((one) => one.state === 'waiting')) ?? false,
      ),
  });

/** Each of these may be refused with `CONFIRM_IDENTITY`. */
export const makeWebhook = async (input: WebhookInput) =>
  (await request(MakeWebhookDocument, { input })).createWebhook;

export const changeWebhook = (id: string, input: WebhookChange): Promise<unknown> =>
  request(ChangeWebhookDocument, { id, input });

export const deleteWebhook = (id: string): Promise<unknown> => request(DeleteWebhookDocument, { id });

/** Resolves with the new secret; what is sent is signed with the one before as well for so many hours. */
export const rotateWebhookSecret = async (id: string, overlapHours: number): Promise<string> =>
  (await request(RotateWebhookSecretDocument, { id, overlapHours })).rotateWebhookSecret.secret;

export const sendTestEvent = (webhook: string): Promise<unknown> =>
  request(SendTestEventDocument, { webhook });

/** Resolves with how many are sent again. */
export const sendAgain = async (what: SendAgainMutationVariables): Promise<number> =>
  (await request(SendAgainDocument, what)).redeliver.count;
