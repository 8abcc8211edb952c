export type * from './events.generated.js';
export type { EventFilter, EventOf, EventType, HomeEvent, LintelEvent } from './events.js';
export type { EventsOptions, EventStream } from './event-stream.js';
export {
  type GraphQLProblem,
  GraphQLFailed,
  LintelError,
  PositionGone,
  Unauthorised,
  WebhookRefused,
} from './errors.js';
export {
  type AskOptions,
  type HistoryOptions,
  type HistoryPage,
  LintelClient,
  type Question,
  type Snapshot,
} from './lintel-client.js';
export type { LintelClientOptions } from './portal.js';
export { verifyWebhook, type WebhookHeaders, type WebhookOptions } from './webhooks.js';
