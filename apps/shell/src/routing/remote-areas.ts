import { matchPath } from '@lintel/web/router';
import type { Guard } from './guard.js';

export interface RemotePath {
  /** In the router's notation. */
  readonly path: string;
  /** Who may come in; everybody when left out. */
  readonly guard?: Guard;
}

/** Which paths belong to which remote, and who is let in; all others are the shell's own. */
const areas: readonly { readonly remote: string; readonly paths: readonly (string | RemotePath)[] }[] = [
  {
    remote: 'publicSite',
    paths: [
      '/',
      '/properties',
      '/property/:id',
      '/blog',
      '/blog/:id',
      '/terms',
      '/privacy',
      '/cookies',
      '/newsletter/confirm',
      '/newsletter/unsubscribe',
      '/auth',
      '/auth/confirm',
      '/auth/undo-email',
      '/auth/not-me',
      '/agent/login',
      '/agent/register',
      '/agent/join',
      { path: '/account', guard: 'user' },
      { path: '/saved-searches', guard: 'user' },
      { path: '/saved-properties', guard: 'user' },
      { path: '/viewings', guard: 'user' },
      { path: '/messages', guard: 'user' },
      '/viewing',
      '/conversation',
      '/unsubscribe/saved-search',
      '/unsubscribe/saved-homes',
    ],
  },
  {
    remote: 'agentDashboard',
    paths: [
      '/agent/dashboard',
      '/agent/properties/new',
      '/agent/properties/:id/edit',
      '/agent/viewings',
      '/agent/leads',
      '/agent/agency',
    ].map((path) => ({ path, guard: 'agent' as const })),
  },
  {
    remote: 'operations',
    // Open to everybody with demonstration data: the remote itself says who may read.
    paths: ['/operations/mailbox', '/operations/emails', '/operations/agencies'],
  },
];

const table = areas.flatMap(({ remote, paths }) =>
  paths.map((path) => ({ remote, ...(typeof path === 'string' ? { path } : path) })),
);

/** The remote that answers a path, if any, and its guard. */
export const areaOf = (pathname: string): { remote: string; guard?: Guard } | undefined =>
  table.find(({ path }) => matchPath(path, pathname));
