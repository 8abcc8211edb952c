import { z } from 'zod';
import { type CloudEvent, cloudEventSchema } from '../cloud-event.js';
import { readingOf } from '../events/reading.js';
import { findPublicEvent } from './public-events.js';

/** The attributes that an event has outside the house: nothing of who did it, nor of the request that it was part of. */
export const publicCloudEventSchema = cloudEventSchema
  .omit({ traceparent: true, actor: true, actorrole: true, actoragency: true, previously: true })
  .extend({
    dataschema: z.url().describe("Address of the data's JSON Schema"),
    position: z
      .int()
      .min(1)
      .describe('Where it stands among all events that leave the house, without gaps; to go on after it'),
  });

export interface PublicCloudEvent<Data = unknown> extends z.infer<typeof publicCloudEventSchema> {
  readonly data: Data;
}

/** A public event as it is kept: without its position, and its schema's address without that of the portal, which may change. */
export type PublicView = Omit<PublicCloudEvent, 'position'>;

const keptAttributes = publicCloudEventSchema
  .omit({ position: true })
  .extend({ dataschema: z.string().min(1) });

/**
 * What others are told of an event; undefined for one that does not leave the house. Values that this release does not know are passed on as they are.
 * @throws ZodError when its data is not what its schema says.
 */
export function publicViewOf(event: CloudEvent): PublicView | undefined {
  const definition = findPublicEvent(event.type);
  if (!definition) return undefined;
  return {
    ...keptAttributes.parse(event),
    data: readingOf(definition.schema, { unknownValues: 'kept' }).parse(event.data),
  };
}

/** As it leaves the house; `origin` such as `https://lintel.example`. */
export const publicEventOf = (
  view: PublicView,
  { position, origin }: { readonly position: number; readonly origin: string },
): PublicCloudEvent => ({ ...view, dataschema: new URL(view.dataschema, origin).href, position });
