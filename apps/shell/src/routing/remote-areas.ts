import { matchPath } from '@lintel/web/router';

/** Which paths belong to which remote; all others are the shell's own. */
const areas: readonly { readonly remote: string; readonly paths: readonly string[] }[] = [
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
    ],
  },
];

/** The remote that answers a path, if any. */
export const remoteOf = (pathname: string): string | undefined =>
  areas.find(({ paths }) => paths.some((path) => matchPath(path, pathname)))?.remote;
