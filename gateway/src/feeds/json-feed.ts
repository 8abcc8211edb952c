import type { FeedEntry, SearchFeed } from './search-feed.js';

export const jsonFeedType = 'application/feed+json; charset=utf-8';

/** As https://jsonfeed.org/version/1.1 has it. */
export const jsonFeedOf = ({ title, author, results, entries }: SearchFeed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: results,
    language: 'en-GB',
    authors: [{ name: author }],
    items: entries.map(itemOf),
  });

const itemOf = ({ id, url, title, summary, html, image, published, updated }: FeedEntry) => ({
  id,
  url,
  title,
  summary,
  content_html: html,
  ...(image ? { image } : {}),
  date_published: published,
  date_modified: updated,
});
