import type { Absolute } from './page-head.js';
import type { Site } from './site.js';

const notPages = ['/graphql', '/livez', '/feeds/'];

/** Everything may be read but the personal pages and what is no page. */
export function robotsText(absolute: Absolute, site: Site): string {
  const personal = site.pages
    .filter(({ kind }) => kind === 'personal')
    .map(({ path }) => path.replace(/^(\/agent\/).*/, '$1').replace(/:id.*/, ''));
  const rules = [...new Set([...personal, ...notPages])].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
}
