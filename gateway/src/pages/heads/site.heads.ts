import { type BlogPostSummary, blogPosts, siteName, type SitePage, sitePages } from '@lintel/contracts';
import { parse } from 'graphql';
import { cutText } from '../escape.js';
import { type Absolute, breadcrumbs, type HeadImage, type PageHead } from '../page-head.js';

export const HOME_HEAD = parse(
  'query HomeHead { featuredListings(first: 1) { images { url width height alt } } }',
);

const pageAt = (path: string): SitePage => sitePages.find((page) => page.path === path)!;

/** The home page shows the first of the featured homes when it is shared. */
export function homeHead(images: readonly HeadImage[], absolute: Absolute): PageHead {
  const { title, description } = pageAt('/');
  const [first] = images;
  const url = absolute('/');
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
        name: siteName,
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

export const sitePageHead = ({ path, title, description, kind }: SitePage, absolute: Absolute): PageHead => ({
  title,
  description,
  canonical: kind === 'open' ? absolute(path) : null,
});

export function blogHead(absolute: Absolute): PageHead {
  const head = sitePageHead(pageAt('/blog'), absolute);
  return {
    ...head,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        url: head.canonical,
        name: `${siteName} ${head.title}`,
        blogPost: blogPosts.map(({ id, title, date }) => ({
          '@type': 'BlogPosting',
          headline: title,
          datePublished: date,
          url: absolute(`/blog/${id}`),
        })),
      },
    ],
  };
}

export function postHead(
  { id, title, excerpt, date, author }: BlogPostSummary,
  absolute: Absolute,
): PageHead {
  const canonical = absolute(`/blog/${id}`);
  return {
    title,
    description: cutText(excerpt, 200),
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
        description: excerpt,
        datePublished: date,
        inLanguage: 'en-GB',
        // Our posts are signed by teams.
        author: { '@type': 'Organization', name: author },
        publisher: { '@type': 'Organization', name: siteName, url: absolute('/') },
      },
      breadcrumbs([
        { name: 'Home', item: absolute('/') },
        { name: pageAt('/blog').title, item: absolute('/blog') },
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

export const missingListingHead: PageHead = {
  title: 'Property Not Found',
  description: 'This home is not, or is no longer, on Lintel.',
  canonical: null,
};
