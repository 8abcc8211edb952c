import { z } from 'zod';
import type { Webhook, WebhookInput } from './webhooks-queries.js';

const outcode = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const outcodesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** Checks what can be checked of a webhook before it is sent; the service checks it again, and where the address leads. */
export const webhookSchema = z.object({
  url: z
    .string()
    .trim()
    .max(2048, 'Use at most 2,048 characters')
    .refine(
      (typed) => /^https?:$/.test(URL.parse(typed)?.protocol ?? ''),
      'Enter an address, such as https://example.org/lintel',
    ),
  description: z.string().trim().max(200, 'Use at most 200 characters'),
  eventTypes: z.array(z.string()).min(1, 'Choose at least one'),
  agency: z.enum(['mine', 'all']),
  outcodes: z
    .string()
    .refine((text) => outcodesIn(text).every((one) => outcode.test(one)), 'Enter outcodes, such as SW4, N1'),
  ordered: z.boolean(),
});
export type WebhookFields = z.infer<typeof webhookSchema>;

export const fieldsOf = (webhook: Webhook | undefined): WebhookFields => ({
  url: webhook?.url ?? '',
  description: webhook?.description ?? '',
  eventTypes: [...(webhook?.eventTypes ?? [])],
  agency: webhook && !webhook.filter?.agency ? 'all' : 'mine',
  outcodes: webhook?.filter?.outcodes?.join(', ') ?? '',
  ordered: webhook?.ordered ?? false,
});

/** @param before what it was until now: the form knows no box, and one that a program gave stays. */
export function webhookInput(
  { url, description, eventTypes, agency, outcodes, ordered }: WebhookFields,
  own: string,
  before?: Webhook,
): WebhookInput {
  const places = outcodesIn(outcodes);
  const box = before?.filter?.box;
  const filter = {
    ...(agency === 'mine' && { agency: own }),
    ...(places.length > 0 && { outcodes: places }),
    ...(box && { box }),
  };
  return {
    ...{ url, description, eventTypes, ordered },
    filter: Object.keys(filter).length > 0 ? filter : null,
  };
}
