import type { NavigationEntry, PageFacts } from '@lintel/contracts/site-pages';

/** What the shell and the gateway know of each page before any of it is loaded; `remote.ts` says what each path loads. */
export const pages = {
  '/agent/dashboard': {
    title: 'Agent Dashboard',
    description: 'Listings, viewings and messages of your agency.',
    kind: 'personal',
    guard: 'agent',
  },
  '/agent/properties/new': {
    title: 'Add New Property',
    description: 'List a home on {brand}.',
    kind: 'personal',
    guard: 'agent',
  },
  '/agent/properties/:id/edit': {
    title: 'Edit Property',
    description: 'Change what a listing says.',
    kind: 'personal',
    guard: 'agent',
  },
  '/agent/viewings': {
    title: 'Viewing Requests',
    description: 'The viewings that visitors have asked your agency for.',
    kind: 'personal',
    guard: 'agent',
  },
  '/agent/leads': {
    title: 'Leads',
    description: 'The people behind enquiries and viewings.',
    kind: 'personal',
    guard: 'agent',
  },
  '/agent/agency': {
    title: 'Your Agency',
    description: 'The agency’s profile, its people and their roles.',
    kind: 'personal',
    guard: 'agent',
  },
  '/agent/integrations': {
    title: 'Integrations',
    description: 'Keys and webhooks for the programs of your agency.',
    kind: 'personal',
    guard: 'agent',
  },
  '/agent/integrations/webhooks/:id': {
    title: 'Webhook',
    description: 'What was sent to a program of your agency, and what it answered.',
    kind: 'personal',
    guard: 'agent',
  },
} as const satisfies Readonly<Record<string, PageFacts>>;

export const navigation: readonly NavigationEntry[] = [
  { place: 'account', order: 20, label: 'Agent Dashboard', to: '/agent/dashboard', role: 'agent' },
];
