import { z } from 'zod';
import { uploadKinds } from '../../uploads.js';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';

/** What agencies upload before the public sees it: for our own services alone. */
export const uploadTopic: TopicDefinition = {
  name: 'lintel.upload',
  partitions: 12,
  compacted: false,
  keepDays: keptDays.events,
};

export const uploadProcessed = defineEvent({
  type: 'lintel.upload.processed.v1',
  topic: uploadTopic.name,
  summary: 'An uploaded file was made ready for the public, or could not be.',
  schema: z.object({
    id: z.string().min(1).max(100),
    agencyId: z.string().min(1).max(100),
    kind: z.enum(uploadKinds),
    state: z.enum(['ready', 'failed']),
  }),
  example: {
    id: '01935f4e-7c00-7000-8000-000000000007',
    agencyId: 'larkspur-dean',
    kind: 'image',
    state: 'ready',
  },
});

export const uploadEvents = [uploadProcessed] as const;
