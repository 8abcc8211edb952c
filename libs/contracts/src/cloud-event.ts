import { z } from 'zod';

/**
 * The attributes of an event, CloudEvents 1.0 with the sequence and distributed tracing extensions, and internal ones that say who did it: nobody outside
 * is to be given those.
 * https://github.com/cloudevents/spec
 */
export const cloudEventSchema = z.object({
  specversion: z.literal('1.0'),
  id: z.string().min(1).describe('UUIDv7, unique for ever; the key of every de-duplication'),
  source: z.string().min(1).describe('Such as /services/listings'),
  type: z.string().min(1).describe('Such as lintel.listing.published.v1'),
  subject: z.string().min(1).describe("The aggregate's id; the key that order is kept by"),
  time: z.iso.datetime().describe('When it happened, UTC'),
  sequence: z.int().min(1).describe("The aggregate's version after the change"),
  datacontenttype: z.literal('application/json'),
  dataschema: z.string().min(1).describe("Address of the data's JSON Schema"),
  traceparent: z.string().optional().describe('W3C trace context of the request that caused it'),
  actor: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Internal: the id of the account, or the subject of the token, that did it; absent of what nobody asked for',
    ),
  actorrole: z.string().min(1).optional().describe('Internal: the role that it was done in'),
  actoragency: z.string().min(1).optional().describe('Internal: the agency that it was done for'),
  previously: z
    .string()
    .optional()
    .describe('Internal: some values from before an act, a JSON object; none that says who somebody is'),
});

export interface CloudEvent<Data = unknown> extends z.infer<typeof cloudEventSchema> {
  readonly data: Data;
}
