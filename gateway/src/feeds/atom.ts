import { escapeMarkup as text } from '../pages/escape.js';
import type { FeedEntry, SearchFeed } from './search-feed.js';

export const atomType = 'application/atom+xml; charset=utf-8';

/** As RFC 4287 has it. */
export const atomOf = ({ id, title, author, results, updated, entries }: SearchFeed): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
<id>${text(id)}</id>
<title>${text(title)}</title>
<updated>${text(updated)}</updated>
<author><name>${text(author)}</name></author>
<link rel="alternate" type="text/html" href="${text(results)}"/>
${entries.map(elementOf).join('')}</feed>
`;

const elementOf = ({ id, url, title, summary, html, published, updated }: FeedEntry): string =>
  `<entry>
<id>${text(id)}</id>
<title>${text(title)}</title>
<published>${text(published)}</published>
<updated>${text(updated)}</updated>
<link rel="alternate" type="text/html" href="${text(url)}"/>
<summary>${text(summary)}</summary>
<content type="html">${text(html)}</content>
</entry>
`;
