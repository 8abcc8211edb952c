import type { RemoteManifest, RemotePage } from '@lintel/contracts';
import { lintelFolder, readBrand } from '@lintel/service-kit';
import { brandPages } from '../brand/brand-pages.js';

export const lintel = brandPages(readBrand(lintelFolder));

const page = (path: string, title: string, more: Partial<RemotePage> = {}): RemotePage => ({
  path,
  title,
  description: `What ${title} is.`,
  kind: 'open',
  ...more,
});

/** A remote with a page of each kind. */
export const publicSite: RemoteManifest = {
  name: 'publicSite',
  base: '/remotes/public-site/',
  pages: [
    page('/', '{brand}: homes for sale and to rent', { head: 'featured' }),
    page('/properties', 'Find Your Perfect Home', { head: 'results', description: 'Search homes by place.' }),
    page('/property/:id', 'Property', { head: 'listing' }),
    page('/blog', 'Blog', { head: 'articles' }),
    page('/blog/:id', 'Blog', { head: 'none' }),
    page('/blog/2', 'What buying costs', { article: { date: '2026-10-01', author: 'The buying desk' } }),
    page('/blog/1', 'What to ask', { article: { date: '2026-09-10', author: 'The team' } }),
    page('/manual', 'Manual'),
    page('/manual/:part', 'Manual', { head: 'none' }),
    page('/manual/a.part.v1', 'A part'),
    page('/terms', 'Terms of Use'),
    page('/auth', 'Sign In', { kind: 'personal' }),
    page('/account', 'Your Account', { kind: 'personal', guard: 'user' }),
    page('/agent/properties/:id/edit', 'Edit Property', { kind: 'personal', guard: 'agent' }),
  ],
  navigation: [{ place: 'bar', order: 10, label: 'Home', to: '/' }],
};
