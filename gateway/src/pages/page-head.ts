import type { BrandPages } from '../brand/brand-pages.js';
import { escapeMarkup, jsonForScript } from './escape.js';

/** A thing of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

export interface HeadImage {
  /** Absolute. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** What search engines and shared links are told of a page. */
export interface PageHead {
  /** Without the product's name, which the title adds unless it begins with it. */
  readonly title: string;
  readonly description: string;
  /** The one absolute address of this page; null for pages that search engines should leave out. */
  readonly canonical: string | null;
  readonly type?: 'website' | 'article';
  /** ISO date, of an article. */
  readonly publishedAt?: string;
  readonly image?: HeadImage | null;
  readonly jsonLd?: readonly JsonLd[];
}

/** A page's answer: the shell shows it, this says what it is. */
export interface Page {
  readonly status: 200 | 404 | 410;
  readonly head: PageHead;
}

/** Makes an address absolute: `/blog` is `https://lintel.example/blog`. */
export type Absolute = (path: string) => string;

/** The elements of a page's head, a line each. Everything that came from elsewhere is escaped here. */
export function renderHead(
  head: PageHead,
  brand: Pick<BrandPages, 'name' | 'socialPicture'>,
  absolute: Absolute,
): string {
  const social = brand.socialPicture;
  const { title, description, canonical, type = 'website', publishedAt, image, jsonLd = [] } = head;
  const whole = title.startsWith(brand.name) ? title : `${title} · ${brand.name}`;
  return [
    `<title>${escapeMarkup(whole)}</title>`,
    named('description', description),
    ...(canonical === null
      ? [named('robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeMarkup(canonical)}">`, property('og:url', canonical)]),
    property('og:site_name', brand.name),
    property('og:locale', 'en_GB'),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    ...(publishedAt ? [property('article:published_time', publishedAt)] : []),
    ...imageElements(image ?? (social && { ...social, url: absolute(social.url) })),
    ...jsonLd.map((thing) => `<script type="application/ld+json">${jsonForScript(thing)}</script>`),
  ].join('\n    ');
}

/** Twitter's card takes its words from Open Graph. */
const imageElements = (image: HeadImage | null): string[] =>
  image
    ? [
        property('og:image', image.url),
        property('og:image:width', String(image.width)),
        property('og:image:height', String(image.height)),
        property('og:image:alt', image.alt),
        named('twitter:card', 'summary_large_image'),
      ]
    : [named('twitter:card', 'summary')];

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeMarkup(content)}">`;

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeMarkup(content)}">`;

/** Where a page stands: from the home page down, as search engines show it above a result. */
export const breadcrumbs = (steps: readonly { readonly name: string; readonly item: string }[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, item }, at) => ({ '@type': 'ListItem', position: at + 1, name, item })),
});
