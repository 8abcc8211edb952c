import type { z } from 'zod';
import type { CloudEvent } from './cloud-event.js';
import { type EventData, eventDefinitions, type EventType, topics } from './events/catalogue.js';
import { readEventData } from './events/read-event.js';
import type { TopicDefinition } from './events/event-definition.js';
import type { ConversationFacts } from './events/conversation/conversation.parts.js';
import type { listingRemoved } from './events/listing/listing-events.js';
import type { savedSearchMatched } from './events/saved/saved-search-events.js';
import type { uploadProcessed } from './events/upload/upload-events.js';
import type { ViewingEventState } from './events/viewing/viewing-state.js';
import type { PublicListing } from './listing.js';

/**
 * What a signed-in browser hears of while it happens, by the name of the update. Ids and counts only: a page that needs more asks for it, and is
 * then told what its visitor may know.
 */
export interface LiveUpdateData {
  /** The account's saved homes are others than before. */
  readonly 'saved-properties': Record<string, never>;
  /** The account's saved searches are others than before. */
  readonly 'saved-searches': Record<string, never>;
  /** New homes match one of them. */
  readonly 'saved-search-matched': {
    readonly id: string;
    readonly name: string;
    /** How many homes are new. */
    readonly count: number;
  };
  /** The account itself has another name, address, role or agency, or was closed. */
  readonly account: Record<string, never>;
  /** A viewing of the account, or of the agent's agency, is another than before, or due soon. */
  readonly viewings: { readonly id: string };
  /** A conversation of the account, or of the agent's agency, has another message, was read, or confirmed. */
  readonly messages: { readonly conversationId: string };
  /** The agent's agency has another profile, other people or other invitations. */
  readonly agency: Record<string, never>;
  /** A listing of the agent's agency is another than the public saw before, or is not shown any more. Drafts are not told of. */
  readonly listings: { readonly id: number };
  /** A file that the agent's agency uploaded was made ready, or could not be. */
  readonly uploads: { readonly id: string };
}
export type LiveUpdateType = keyof LiveUpdateData;

export interface LiveUpdate {
  /** Unique for ever: that of the event. */
  readonly id: string;
  /** Whose browsers hear of it; nobody else's but those of the agencies. */
  readonly accounts: readonly string[];
  /** Whose agents' browsers hear of it, whichever accounts those have by now. Whoever belongs to both hears of it once. */
  readonly agencies: readonly string[];
  readonly type: LiveUpdateType;
  readonly data: LiveUpdateData[LiveUpdateType];
}

type Row<Data> = (data: Data) => Omit<LiveUpdate, 'id'>;

const owner =
  (type: 'saved-properties' | 'saved-searches'): Row<{ readonly accountId: string }> =>
  ({ accountId }) => ({ accounts: [accountId], agencies: [], type, data: {} });

const themselves: Row<{ readonly id: string }> = ({ id }) => ({
  accounts: [id],
  agencies: [],
  type: 'account',
  data: {},
});

const matched: Row<z.infer<typeof savedSearchMatched.schema>> = ({ id, accountId, name, homes, more }) => ({
  accounts: [accountId],
  agencies: [],
  type: 'saved-search-matched',
  data: { id, name, count: homes.length + more },
});

type OfViewing = Pick<ViewingEventState, 'id' | 'accounts'> & Partial<Pick<ViewingEventState, 'agent'>>;

const viewing: Row<OfViewing> = ({ id, accounts, agent }) => ({
  accounts,
  agencies: agent ? [agent.agencyId] : [],
  type: 'viewings',
  data: { id },
});

type OfConversation = Pick<ConversationFacts, 'conversationId' | 'agencyId' | 'accounts'>;

const conversation: Row<OfConversation> = ({ conversationId, agencyId, accounts }) => ({
  accounts,
  agencies: [agencyId],
  type: 'messages',
  data: { conversationId },
});

const agency = (id: string): Omit<LiveUpdate, 'id'> => ({
  accounts: [],
  agencies: [id],
  type: 'agency',
  data: {},
});
const ofAgency: Row<{ readonly id: string }> = ({ id }) => agency(id);
const ofInvitation: Row<{ readonly agencyId: string }> = ({ agencyId }) => agency(agencyId);

const upload: Row<z.infer<typeof uploadProcessed.schema>> = ({ id, agencyId }) => ({
  accounts: [],
  agencies: [agencyId],
  type: 'uploads',
  data: { id },
});

const listing: Row<Pick<PublicListing, 'id' | 'agent'>> = ({ id, agent }) => ({
  accounts: [],
  agencies: [agent.agencyId],
  type: 'listings',
  data: { id },
});

const withdrawn: Row<z.infer<typeof listingRemoved.schema>> = ({ id, agencyId }) => ({
  accounts: [],
  agencies: agencyId ? [agencyId] : [],
  type: 'listings',
  data: { id },
});

/** The one table of events to live updates; an event that is not in it is not told of. */
const rows: { readonly [Type in EventType]?: Row<EventData<Type>> } = {
  'lintel.saved-property.saved.v1': owner('saved-properties'),
  'lintel.saved-property.removed.v1': owner('saved-properties'),
  'lintel.saved-search.created.v1': owner('saved-searches'),
  'lintel.saved-search.changed.v1': owner('saved-searches'),
  'lintel.saved-search.deleted.v1': owner('saved-searches'),
  'lintel.saved-search.matched.v1': matched,
  'lintel.account.changed.v1': themselves,
  'lintel.account.closed.v1': themselves,
  'lintel.agency.registered.v1': ofAgency,
  'lintel.agency.approved.v1': ofAgency,
  'lintel.agency.changed.v1': ofAgency,
  'lintel.agency.held.v1': ofAgency,
  'lintel.agency.suspended.v1': ofAgency,
  'lintel.agency.reinstated.v1': ofAgency,
  'lintel.agency.name-decided.v1': ofAgency,
  'lintel.agency.invited.v1': ofInvitation,
  'lintel.agency.invitation-ended.v1': ofInvitation,
  'lintel.viewing.requested.v1': viewing,
  'lintel.viewing.confirmed.v1': viewing,
  'lintel.viewing.moved.v1': viewing,
  'lintel.viewing.declined.v1': viewing,
  'lintel.viewing.rejected.v1': viewing,
  'lintel.viewing.time-proposed.v1': viewing,
  'lintel.viewing.proposal-refused.v1': viewing,
  'lintel.viewing.reschedule-requested.v1': viewing,
  'lintel.viewing.time-kept.v1': viewing,
  'lintel.viewing.cancelled.v1': viewing,
  'lintel.viewing.completed.v1': viewing,
  'lintel.viewing.reminder-due.v1': viewing,
  'lintel.viewing.erased.v1': viewing,
  'lintel.conversation.message-sent.v1': conversation,
  'lintel.conversation.confirmed.v1': conversation,
  'lintel.conversation.read.v1': conversation,
  'lintel.conversation.erased.v1': conversation,
  'lintel.listing.published.v1': listing,
  'lintel.listing.updated.v1': listing,
  'lintel.listing.status-changed.v1': listing,
  'lintel.listing.restored.v1': listing,
  'lintel.listing.removed.v1': withdrawn,
  'lintel.upload.processed.v1': upload,
};

/** Where the events of the table travel. */
export const liveUpdateTopics: readonly TopicDefinition[] = topics.filter(({ name }) =>
  eventDefinitions.some(({ type, topic }) => topic === name && Object.hasOwn(rows, type)),
);

/** What to tell of an event; undefined for one that is not told of, or is not what its schema says. */
export function liveUpdateOf(event: CloudEvent): LiveUpdate | undefined {
  if (!Object.hasOwn(rows, event.type)) return undefined;
  const data = readEventData(event);
  if (data === undefined) return undefined;
  const row = rows[event.type as EventType] as Row<unknown>;
  return { id: event.id, ...row(data) };
}
