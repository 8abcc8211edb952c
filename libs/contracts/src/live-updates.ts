import type { z } from 'zod';
import type { CloudEvent } from './cloud-event.js';
import {
  type EventData,
  eventDefinitions,
  type EventType,
  findEventDefinition,
  topics,
} from './events/catalogue.js';
import type { TopicDefinition } from './events/event-definition.js';
import type { savedSearchMatched } from './events/saved/saved-search-events.js';

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
}
export type LiveUpdateType = keyof LiveUpdateData;

export interface LiveUpdate {
  /** Unique for ever: that of the event. */
  readonly id: string;
  /** Whose browsers hear of it; nobody else's. */
  readonly accounts: readonly string[];
  readonly type: LiveUpdateType;
  readonly data: LiveUpdateData[LiveUpdateType];
}

type Row<Data> = (data: Data) => Omit<LiveUpdate, 'id'>;

const owner =
  (type: 'saved-properties' | 'saved-searches'): Row<{ readonly accountId: string }> =>
  ({ accountId }) => ({ accounts: [accountId], type, data: {} });

const themselves: Row<{ readonly id: string }> = ({ id }) => ({ accounts: [id], type: 'account', data: {} });

const matched: Row<z.infer<typeof savedSearchMatched.schema>> = ({ id, accountId, name, homes, more }) => ({
  accounts: [accountId],
  type: 'saved-search-matched',
  data: { id, name, count: homes.length + more },
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
};

/** Where the events of the table travel. */
export const liveUpdateTopics: readonly TopicDefinition[] = topics.filter(({ name }) =>
  eventDefinitions.some(({ type, topic }) => topic === name && Object.hasOwn(rows, type)),
);

/** What to tell of an event; undefined for one that is not told of, or is not what its schema says. */
export function liveUpdateOf(event: CloudEvent): LiveUpdate | undefined {
  if (!Object.hasOwn(rows, event.type)) return undefined;
  const parsed = findEventDefinition(event.type)?.schema.safeParse(event.data);
  if (!parsed?.success) return undefined;
  const row = rows[event.type as EventType] as Row<unknown>;
  return { id: event.id, ...row(parsed.data) };
}
