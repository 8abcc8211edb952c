import type { RemotePage } from '@lintel/contracts';
import { parse } from 'graphql';
import { cutText } from '../escape.js';
import { type Absolute, breadcrumbs, type HeadImage, type PageHead } from '../page-head.js';
import type { Site } from '../site.js';

export const FEATURED_HEAD = parse(
  'query FeaturedHead { featuredListings(first: 1) { images { url width height alt } } }',
);

/** The home page shows the first of the featured homes when it is shared. */
export function featuredHead(
  { path, title, description }: RemotePage,
  site: Site,
  images: readonly HeadImage[],
  absolute: Absolute,
): PageHead {
  const [first] = images;
  const url = absolute(path);
  return {
    title,
    description,
    canonical: url,
    image: first ? { ...first, url: absolute(first.url) } : null,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        '@id': `${url}#website`,
        url,
        name: site.name,
        description,
        inLanguage: 'en-GB',
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${absolute('/properties')}?type=sale&location={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

export function pageHead(page: RemotePage, site: Site, absolute: Absolute): PageHead {
  return page.article ? articleHead(page, page.article, site, absolute) : plainHead(page, absolute);
}

const plainHead = ({ path, title, description, kind }: RemotePage, absolute: Absolute): PageHead => ({
  title,
  description,
  canonical: kind === 'open' ? absolute(path) : null,
});

/** Of a page that lists those below it. */
export function articlesHead(page: RemotePage, site: Site, absolute: Absolute): PageHead {
  const head = plainHead(page, absolute);
  return {
    ...head,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        url: head.canonical,
        name: `${site.name} ${head.title}`,
        blogPost: site.articlesBelow(page).map(({ path, title, article }) => ({
          '@type': 'BlogPosting',
          headline: title,
          datePublished: article?.date,
          url: absolute(path),
        })),
      },
    ],
  };
}

function articleHead(
  { path, title, description }: RemotePage,
  { date, author }: NonNullable<RemotePage['article']>,
  site: Site,
  absolute: Absolute,
): PageHead {
  const canonical = absolute(path);
  const above = site.pages.find((page) => page.head === 'articles' && path.startsWith(`${page.path}/`));
  return {
    title,
    description: cutText(description, 200),
    canonical,
    type: 'article',
    publishedAt: date,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        '@id': canonical,
        mainEntityOfPage: canonical,
        headline: title,
        description,
        datePublished: date,
        inLanguage: 'en-GB',
        // Our posts are signed by teams.
        author: { '@type': 'Organization', name: author },
        publisher: { '@type': 'Organization', name: site.name, url: absolute('/') },
      },
      breadcrumbs([
        { name: 'Home', item: absolute('/') },
        ...(above ? [{ name: above.title, item: absolute(above.path) }] : []),
        { name: title, item: canonical },
      ]),
    ],
  };
}

export const missingHead: PageHead = {
  title: '404',
  description: 'Oops! We couldn’t find this page.',
  canonical: null,
};

export const missingListingHead = (site: Site): PageHead => ({
  title: 'Property Not Found',
  description: `This home is not, or is no longer, on ${site.name}.`,
  canonical: null,
});
