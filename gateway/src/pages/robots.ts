import { sitePages } from '@lintel/contracts';
import type { Absolute } from './page-head.js';

const notPages = ['/graphql', '/livez'];

/** Everything may be read but the personal pages and what is no page. */
export function robotsText(absolute: Absolute): string {
  const personal = sitePages
    .filter(({ kind }) => kind === 'personal')
    .map(({ path }) => path.replace(/^(\/agent\/).*/, '$1').replace(/:id.*/, ''));
  const rules = [...new Set([...personal, ...notPages])].map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${absolute('/sitemap.xml')}`, ''].join('\n');
}
