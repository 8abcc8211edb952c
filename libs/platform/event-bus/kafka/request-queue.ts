// @ts-expect-error kafkajs has no types of what is inside it
import queueOfConnection from 'kafkajs/src/network/requestQueue/index.js';

/** What of the requests of one connection is used here. */
export interface RequestQueue {
  /** Those that are not sent yet. */
  readonly pending: readonly unknown[];
  scheduleCheckPendingRequests(this: RequestQueue): void;
}

/**
 * Lets a connection that has nothing to send rest. kafkajs 2.2.4 looks a thousand times a second for requests that wait, from a connection's first answer
 * on (tulios/kafkajs#1704). What waits is looked for as before.
 */
export function letIdleConnectionsRest(): void {
  const { prototype } = queueOfConnection as { readonly prototype: RequestQueue };
  const look = prototype.scheduleCheckPendingRequests;
  prototype.scheduleCheckPendingRequests = function () {
    if (this.pending.length > 0) look.call(this);
  };
}
