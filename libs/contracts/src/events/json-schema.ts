import { z } from 'zod';
import type { EventDefinition } from './event-definition.js';

/**
 * The JSON Schema of an event's data, open to what a later release adds. `x-unknown` is what to read in place of a value that its enumeration has not.
 */
export const jsonSchemaOf = (
  { type, topic, summary, schema, example }: EventDefinition,
  target: 'draft-2020-12' | 'draft-7' = 'draft-2020-12',
) => ({
  ...z.toJSONSchema(schema, { io: 'input', target }),
  title: type,
  description: summary,
  examples: [example],
  'x-topic': topic,
});
