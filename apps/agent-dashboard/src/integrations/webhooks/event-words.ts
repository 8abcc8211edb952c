/** What webhooks can tell of, in an agent's words; a test holds that these are the events that leave the house. */
export const eventGroups: readonly {
  readonly title: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}[] = [
  {
    title: 'Homes',
    choices: [
      { value: 'lintel.listing.published.v1', label: 'A home is published' },
      { value: 'lintel.listing.updated.v1', label: 'A home is changed' },
      { value: 'lintel.listing.status-changed.v1', label: 'A home is available, under offer, sold or let' },
      { value: 'lintel.listing.restored.v1', label: 'A home that was removed is back' },
      { value: 'lintel.listing.removed.v1', label: 'A home is removed' },
    ],
  },
  {
    title: 'Viewings of your homes',
    choices: [
      { value: 'lintel.viewing.requested.v1', label: 'Somebody asks for a viewing' },
      { value: 'lintel.viewing.confirmed.v1', label: 'A viewing is arranged' },
      { value: 'lintel.viewing.declined.v1', label: 'You decline a request, with a reason' },
      { value: 'lintel.viewing.rejected.v1', label: 'You reject a request' },
      { value: 'lintel.viewing.time-proposed.v1', label: 'You propose another time' },
      { value: 'lintel.viewing.proposal-refused.v1', label: 'Your proposed time is refused' },
      { value: 'lintel.viewing.reschedule-requested.v1', label: 'Somebody asks for another time' },
      { value: 'lintel.viewing.time-kept.v1', label: 'A viewing stays when it was' },
      { value: 'lintel.viewing.cancelled.v1', label: 'A viewing is called off' },
      { value: 'lintel.viewing.completed.v1', label: 'The time of a viewing has passed' },
      { value: 'lintel.viewing.moved.v1', label: 'A viewing is moved' },
    ],
  },
  {
    title: 'Messages about your homes',
    choices: [{ value: 'lintel.conversation.message-sent.v1', label: 'A message is written or answered' }],
  },
];

export const eventTypes = eventGroups.flatMap(({ choices }) => choices.map(({ value }) => value));

const labels = new Map(
  eventGroups.flatMap(({ choices }) => choices.map(({ value, label }) => [value, label] as const)),
).set('lintel.webhook.test.v1', 'Test event');

/** One of a later release by its name. */
export const eventText = (type: string): string => labels.get(type) ?? type;
