import { boxOf, filterWords, findPublicEvent, isOutcode, publicEvents } from '@lintel/contracts';
import { z } from 'zod';

export const longestUrl = 2048;

const types = publicEvents.map(({ type }) => type);

const filterSchema = z.object({
  agency: z
    .string()
    .min(1)
    .max(100)
    .nullish()
    .transform((agency) => agency ?? undefined),
  outcodes: z
    .array(
      z
        .string()
        .transform((text) => text.trim().toUpperCase())
        .refine(isOutcode, `An outcode is ${filterWords.outcode}`),
    )
    .max(filterWords.mostValues, `At most ${filterWords.mostValues} outcodes are taken.`)
    .nullish()
    .transform((outcodes) => outcodes ?? undefined),
  box: z
    .array(z.number())
    .refine((numbers) => boxOf(numbers) !== null, `A box is ${filterWords.box}`)
    .nullish()
    .transform((box) => box ?? undefined),
});

const fields = {
  url: z
    .string()
    .trim()
    .min(1, 'Say where events are to be sent.')
    .max(longestUrl, `An address has at most ${longestUrl} characters.`),
  description: z.string().trim().max(200, 'A description has at most 200 characters.').nullish(),
  eventTypes: z
    .array(
      z.string().refine((type) => findPublicEvent(type) !== undefined, {
        error: ({ input }) => `There is no event type ${String(input)}. Choose of: ${types.join(', ')}.`,
      }),
    )
    .min(1, 'Choose at least one event type.')
    .max(100, 'At most 100 event types are taken.')
    .transform((chosen) => types.filter((type) => chosen.includes(type))),
  filter: filterSchema.nullish(),
  ordered: z.boolean().nullish(),
};

export const webhookInputSchema = z.object({ ...fields, agency: z.string().min(1).max(100).nullish() });

/** What is left out stays; so does what is null, but for what may be none. */
export const webhookChangeSchema = z.object({
  ...fields,
  url: fields.url.nullish(),
  eventTypes: fields.eventTypes.nullish(),
  enabled: z.boolean().nullish(),
});

type OrNull<Value> = Value | null | undefined;

export interface WebhookChangeInput {
  readonly url?: OrNull<string>;
  readonly eventTypes?: OrNull<readonly string[]>;
  readonly description?: OrNull<string>;
  readonly filter?: OrNull<{
    readonly agency?: OrNull<string>;
    readonly outcodes?: OrNull<readonly string[]>;
    readonly box?: OrNull<readonly number[]>;
  }>;
  readonly ordered?: OrNull<boolean>;
  readonly enabled?: OrNull<boolean>;
}

export interface WebhookInput extends Omit<WebhookChangeInput, 'enabled'> {
  readonly url: string;
  readonly eventTypes: readonly string[];
  readonly agency?: OrNull<string>;
}
