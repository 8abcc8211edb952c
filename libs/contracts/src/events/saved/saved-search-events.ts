import { z } from 'zod';
import { listingTypes, propertyTypes } from '../../enumerations.js';
import { searchCriteriaSchema } from '../../search-criteria.js';
import { heldWishesSchema } from '../../search-wishes.js';
import { defineEvent, keptDays, type TopicDefinition } from '../event-definition.js';
import { growing } from '../reading.js';
import { listingSummaryExample, listingSummarySchema } from './listing-summary.js';

/** What somebody looks for is personal: for our own services alone. */
export const savedSearchTopic: TopicDefinition = {
  name: 'lintel.saved-search',
  partitions: 12,
  compacted: false,
  keepDays: keptDays.events,
};

/** How often new matches are told of; `off` keeps the search and tells nothing. */
export const alertFrequencies = ['off', 'instant', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

/** Homes that one e-mail of a saved search shows; of the rest it says how many there are, and where. */
export const digestSize = 20;

const savedSearchId = z.string().min(1).max(100);
const accountId = z.string().min(1).max(100);
const degrees = (most: number) => z.number().min(-most).max(most);

export const savedSearchStateSchema = z.object({
  id: savedSearchId,
  accountId,
  name: z.string().min(1).max(120),
  listingType: z.enum(listingTypes),
  criteria: searchCriteriaSchema,
  propertyTypes: z.array(growing(propertyTypes, 'house')).describe('None: homes of every type'),
  area: z
    .object({ north: degrees(90), east: degrees(180), south: degrees(90), west: degrees(180) })
    .nullable()
    .describe('Only homes inside it'),
  wishes: heldWishesSchema.nullish().describe('Beside the criteria; missing or null: none'),
  alertFrequency: growing(alertFrequencies, 'weekly'),
  createdAt: z.iso.datetime().describe('UTC'),
});
export type SavedSearchState = z.infer<typeof savedSearchStateSchema>;

const example: SavedSearchState = {
  id: '01935f4e-7c00-7000-8000-000000000004',
  accountId: '01935f4e-7c00-7000-8000-000000000001',
  name: 'Flats near the common',
  listingType: 'sale',
  criteria: { beds: 2, location: 'Clapham', maxPrice: 600_000 },
  propertyTypes: ['flat'],
  area: null,
  alertFrequency: 'daily',
  createdAt: '2026-03-02T09:30:00.000Z',
};

export const savedSearchCreated = defineEvent({
  type: 'lintel.saved-search.created.v1',
  topic: savedSearchTopic.name,
  summary: 'Somebody saved a search.',
  schema: savedSearchStateSchema,
  example,
});

export const savedSearchChanged = defineEvent({
  type: 'lintel.saved-search.changed.v1',
  topic: savedSearchTopic.name,
  summary: 'A saved search has another name or another frequency of alerts.',
  schema: savedSearchStateSchema,
  example: { ...example, alertFrequency: 'weekly' },
});

export const savedSearchDeleted = defineEvent({
  type: 'lintel.saved-search.deleted.v1',
  topic: savedSearchTopic.name,
  summary: 'A saved search is gone.',
  schema: z.object({ id: savedSearchId, accountId }),
  example: { id: example.id, accountId: example.accountId },
});

export const savedSearchMatched = defineEvent({
  type: 'lintel.saved-search.matched.v1',
  topic: savedSearchTopic.name,
  summary:
    'New homes match a saved search, and its owner is to be told of them. A home is told of once for each search.',
  schema: z.object({
    id: savedSearchId,
    accountId,
    name: savedSearchStateSchema.shape.name,
    alertFrequency: growing(['instant', 'daily', 'weekly'], 'weekly'),
    homes: z.array(listingSummarySchema).min(1).max(digestSize).describe('The newest of them'),
    more: z.int().min(0).describe('How many new matches there are beside these'),
    resultsPath: z
      .string()
      .max(2000)
      .describe('The page that shows all matches, such as /properties?type=sale'),
  }),
  example: {
    id: example.id,
    accountId: example.accountId,
    name: example.name,
    alertFrequency: 'daily',
    homes: [listingSummaryExample],
    more: 0,
    resultsPath: '/properties?type=sale&beds=2&location=Clapham&maxPrice=600000',
  },
});

export const savedSearchEvents = [
  savedSearchCreated,
  savedSearchChanged,
  savedSearchDeleted,
  savedSearchMatched,
] as const;
