import type { CloudEvent, EventData } from '@lintel/contracts';

export type AccountHeard = CloudEvent<EventData<'lintel.account.changed.v1'>>;
export type AccountClosed = CloudEvent<EventData<'lintel.account.closed.v1'>>;

const STATES = /^lintel\.account\.(registered|confirmed|changed)\.v1$/;

/** Passes on, one after the other, what events say of accounts: what one is by now, or that it was closed. Those of links and notices concern nobody here. */
export async function hearAccounts(
  events: readonly CloudEvent[],
  follow: {
    changed(event: AccountHeard): Promise<void>;
    closed(event: AccountClosed): Promise<void>;
  },
): Promise<void> {
  for (const event of events)
    if (event.type === 'lintel.account.closed.v1') await follow.closed(event as AccountClosed);
    else if (STATES.test(event.type)) await follow.changed(event as AccountHeard);
}
