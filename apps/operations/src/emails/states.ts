import type { EmailState } from './emails-queries.js';

export interface StatePage {
  /** `all` where an address or an id is looked for, whatever became of it. */
  readonly state: EmailState | 'all';
  readonly label: string;
  /** The heading of the time at which an e-mail came into this state; undefined while it is not settled. */
  readonly settled: string | undefined;
  /** Whether e-mails in this state have a reason to show. */
  readonly reasons: boolean;
  readonly empty: { readonly title: string; readonly text: string };
}

/** The states of an e-mail, in the order it goes through them. */
export const statePages: readonly StatePage[] = [
  {
    state: 'all',
    label: 'All',
    settled: 'Settled',
    reasons: true,
    empty: {
      title: 'No e-mail is found',
      text: 'An e-mail is found by its address for two weeks, and by its id or the id of whom it is for as long as it is kept: 90 days. None was ever asked for that this finds, or it is older.',
    },
  },
  {
    state: 'queued',
    label: 'Queued',
    settled: undefined,
    reasons: false,
    empty: {
      title: 'Nothing is waiting',
      text: 'E-mails are here for a moment, and for longer while the mail server refuses or cannot be reached.',
    },
  },
  {
    state: 'sent',
    label: 'Sent',
    settled: 'Sent',
    reasons: false,
    empty: {
      title: 'Nothing has been sent yet',
      text: 'Subscribe to the newsletter on the blog to see one.',
    },
  },
  {
    state: 'failed',
    label: 'Failed',
    settled: 'Failed',
    reasons: true,
    empty: {
      title: 'Nothing has failed',
      text: 'E-mails that the mail server refused for good come here, with its reason and a button to send them again.',
    },
  },
  {
    state: 'dropped',
    label: 'Dropped',
    settled: 'Dropped',
    reasons: true,
    empty: {
      title: 'Nothing was dropped',
      text: 'E-mails that became pointless before they were sent come here, such as one to somebody who has unsubscribed.',
    },
  },
];

/** The state in an address; for any other text, all states during a search, else those that are queued. */
export const readState = (text: string | null, sought = ''): StatePage['state'] =>
  statePages.find(({ state }) => state === text)?.state ?? (sought === '' ? 'queued' : 'all');

/** What a state is called. */
export const stateText = (state: EmailState): string =>
  statePages.find((page) => page.state === state)?.label ?? state;

/** `Newsletter confirmation` for `newsletter-confirmation`. */
export function templateText(template: string): string {
  const words = template.replace(/-+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
