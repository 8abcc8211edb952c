import type { ServedRemote } from '@lintel/contracts/site-pages';

/** Remotes as a gateway serves them, out of order. */
export const servedRemotes: readonly ServedRemote[] = [
  {
    name: 'operations',
    entry: '/remotes/operations/mf-manifest.json',
    pages: [{ path: '/operations/mailbox' }],
    navigation: [
      {
        place: 'account',
        order: 30,
        label: 'Outgoing Mailbox',
        to: '/operations/mailbox',
        role: 'operations',
      },
    ],
  },
  {
    name: 'agentDashboard',
    entry: '/remotes/agent-dashboard/mf-manifest.json',
    pages: [
      { path: '/agent/properties/new', guard: 'agent' },
      { path: '/agent/properties/:id/edit', guard: 'agent' },
    ],
    navigation: [
      { place: 'account', order: 20, label: 'Agent Dashboard', to: '/agent/dashboard', role: 'agent' },
    ],
  },
  {
    name: 'publicSite',
    entry: '/remotes/public-site/mf-manifest.json',
    pages: [
      { path: '/' },
      { path: '/properties' },
      { path: '/property/:id' },
      { path: '/account', guard: 'user' },
    ],
    navigation: [
      { place: 'bar', order: 10, label: 'Home', to: '/' },
      { place: 'bar', order: 20, label: 'Properties', to: '/properties' },
      { place: 'bar', order: 30, label: 'Saved Properties', to: '/saved-properties', needsAccount: true },
      { place: 'bar', order: 40, label: 'Viewings', to: '/viewings', needsAccount: true },
      { place: 'bar', order: 50, label: 'Saved Searches', to: '/saved-searches', onlySignedIn: true },
      {
        place: 'bar',
        order: 60,
        label: 'Messages',
        to: '/messages',
        onlySignedIn: true,
        counts: 'unreadMessages',
      },
      { place: 'account', order: 10, label: 'Your Account', to: '/account' },
    ],
  },
];
