const DOCUMENT =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(?<root>\w+) xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(?<body>[\s\S]*)<\/\k<root>>\n$/;
const ENTRY =
  /<(?<element>url|sitemap)><loc>(?<loc>[^<>]+)<\/loc>(?:<lastmod>(?<lastmod>[^<>]+)<\/lastmod>)?<\/\k<element>>\n/y;
const W3C_DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/;

export interface SiteMapEntry {
  readonly loc: string;
  readonly lastmod?: string;
}

/** The entries of a site map that keeps strictly to the protocol, or an error that shows where it does not. */
export function assertSiteMap(xml: string, root: 'urlset' | 'sitemapindex'): SiteMapEntry[] {
  const document = DOCUMENT.exec(xml)?.groups;
  if (document?.['root'] !== root) throw new Error(`Not a ${root}: ${xml.slice(0, 200)}`);
  const body = document['body']!;
  const entries: SiteMapEntry[] = [];
  ENTRY.lastIndex = 0;
  while (ENTRY.lastIndex < body.length) {
    const at = ENTRY.lastIndex;
    const { element, loc, lastmod } = ENTRY.exec(body)?.groups ?? {};
    if (!loc || (root === 'urlset') !== (element === 'url'))
      throw new Error(`Not an entry: ${body.slice(at, at + 200)}`);
    if (/&(?!(?:amp|lt|gt|quot|#39);)/.test(loc)) throw new Error(`Not escaped: ${loc}`);
    if (lastmod !== undefined && !W3C_DATE.test(lastmod)) throw new Error(`Not a date: ${lastmod}`);
    entries.push({ loc: new URL(loc.replaceAll('&amp;', '&')).href, ...(lastmod ? { lastmod } : {}) });
  }
  return entries;
}
