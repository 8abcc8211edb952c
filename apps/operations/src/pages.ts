import type { NavigationEntry, PageFacts } from '@lintel/contracts/site-pages';

/** What the shell and the gateway know of each page before any of it is loaded; `remote.ts` says what each path loads. */
// Open to everybody with demonstration data: the pages themselves say who may read.
export const pages = {
  '/operations': {
    title: 'Operations',
    description: 'Whether all of the portal works, and what to look at first.',
    kind: 'personal',
  },
  '/operations/alerts': {
    title: 'Alerts',
    description: 'What is the matter, what was, and who is told of it.',
    kind: 'personal',
  },
  '/operations/queues': {
    title: 'Queues',
    description: 'Jobs by queue and state: what failed, why, and what to do about it.',
    kind: 'personal',
  },
  '/operations/events': {
    title: 'Events',
    description: 'What services tell each other: who is behind, what was given up, and any event.',
    kind: 'personal',
  },
  '/operations/trace': {
    title: 'Trace',
    description: 'All that came of one request, by its reference, in order.',
    kind: 'personal',
  },
  '/operations/mailbox': {
    title: 'Outgoing Mailbox',
    description: 'The e-mails that this installation has sent.',
    kind: 'personal',
  },
  '/operations/emails': {
    title: 'E-mails',
    description: 'What became of each e-mail: waiting, sent, failed or dropped.',
    kind: 'personal',
  },
  '/operations/agencies': {
    title: 'Agencies',
    description: 'The agencies that wait for approval.',
    kind: 'personal',
  },
  '/operations/people': {
    title: 'People',
    description: 'Who has an account, and help for them.',
    kind: 'personal',
  },
  '/operations/listings': {
    title: 'Listings',
    description: 'Any listing, and why the public sees it or not.',
    kind: 'personal',
  },
  '/operations/reports': {
    title: 'Reports',
    description: 'What people reported, and what became of it.',
    kind: 'personal',
  },
  '/operations/integrations': {
    title: 'Integrations',
    description: 'Keys and webhooks of every agency and of the portal.',
    kind: 'personal',
  },
  '/operations/settings': {
    title: 'Settings',
    description: 'What each program runs with, and where that comes from.',
    kind: 'personal',
  },
  '/operations/backups': {
    title: 'Backups',
    description: 'The backups that were made, and how to make and restore one.',
    kind: 'personal',
  },
  '/operations/audit': {
    title: 'Audit',
    description: 'What staff and agencies did.',
    kind: 'personal',
  },
} as const satisfies Readonly<Record<string, PageFacts>>;

export const navigation: readonly NavigationEntry[] = [
  { place: 'account', order: 25, label: 'Operations', to: '/operations', role: 'operations' },
  { place: 'account', order: 30, label: 'Outgoing Mailbox', to: '/operations/mailbox', role: 'operations' },
];
