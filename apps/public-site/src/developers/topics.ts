export interface Topic {
  /** What its address has after `/developers/`; nothing for the first. */
  readonly slug: string;
  /** In the contents. */
  readonly label: string;
  readonly title: string;
  /** For search engines, and under the title. */
  readonly description: string;
}

/** The pages for whoever connects a program to the portal. */
export const topics = [
  {
    slug: '',
    label: 'Begin',
    title: 'For Developers',
    description:
      'Hear of every change to every home as it happens, and work with your agency’s own: a stream, webhooks and GraphQL, from key to first event in five minutes.',
  },
  {
    slug: 'keys',
    label: 'Keys and scopes',
    title: 'Keys and Scopes',
    description:
      'How a program shows who it is, what each scope opens, and how to replace a key without a pause.',
  },
  {
    slug: 'events',
    label: 'Events',
    title: 'Events',
    description:
      'Every event that leaves the portal: what it says, who hears it, each field, and an example.',
  },
  {
    slug: 'stream',
    label: 'The stream',
    title: 'The Stream',
    description:
      'All events in one order over HTTP: positions, going on after a pause, filters, pages of history and a snapshot to begin from.',
  },
  {
    slug: 'webhooks',
    label: 'Webhooks',
    title: 'Webhooks',
    description:
      'Events sent to an address of yours: headers, the signature and how to check it, attempts, and which addresses are taken.',
  },
  {
    slug: 'graphql',
    label: 'GraphQL',
    title: 'GraphQL',
    description: 'Every query, mutation and type of the public schema, and which scope opens what.',
  },
  {
    slug: 'limits',
    label: 'Limits and errors',
    title: 'Limits and Errors',
    description:
      'How much may be asked for in a minute, how an answer says what is left, and what each error means.',
  },
  {
    slug: 'try',
    label: 'Try it',
    title: 'Try It',
    description: 'Read the stream, listen to it, and ask GraphQL with a key of your own, from this page.',
  },
] as const satisfies readonly Topic[];

export type TopicSlug = (typeof topics)[number]['slug'];

export const topicAddress = (slug: string): string => (slug === '' ? '/developers' : `/developers/${slug}`);
export const eventAddress = (type: string): string => `/developers/events/${type}`;
export const schemaAddress = (name: string): string =>
  `/developers/graphql?${new URLSearchParams({ name }).toString()}`;
