import { createHash } from 'node:crypto';
import type { LegalPageName, ServedBrand } from '@lintel/contracts';
import { type Brand, type BrandAsset, suppliedTypefaces } from '@lintel/service-kit';
import { escapeMarkup, jsonForScript } from '../pages/escape.js';
import type { HeadImage } from '../pages/page-head.js';
import { brandStyles } from './brand-styles.js';

/** What pages are given of the brand. */
export interface BrandPages {
  readonly name: string;
  readonly tagline: string;
  /** What stands in the head of every page. */
  readonly head: string;
  /** Shown where a page without a picture is shared. Its address is not absolute. */
  readonly socialPicture: HeadImage | null;
  /** Whether a file that the shell's page asks for at once is of a typeface that this brand does not use. */
  readonly needless: (address: string) => boolean;
  /** By the last part of their address. */
  readonly files: ReadonlyMap<string, BrandAsset>;
  /** Stands in the addresses of the files, and changes when any of them does. */
  readonly stamp: string;
}

const ICON = 'icon.svg';
const STYLES = 'brand.css';
const MANIFEST = 'site.webmanifest';
const SVG = 'image/svg+xml';
/** Characters up to which a drawing is inlined as a data URI, so that it is there with the page. */
const MOST_INLINE = 2000;

export function brandPages(brand: Brand): BrandPages {
  const stamp = createHash('sha256')
    .update(JSON.stringify({ ...brand, assets: [...brand.assets.keys()] }))
    .update(Buffer.concat([...brand.assets.values()].map(({ bytes }) => bytes)))
    .digest('hex')
    .slice(0, 12);
  const addressOf = (file: string): string => `/brand/${stamp}/${file}`;
  const files = new Map<string, BrandAsset>(brand.assets);
  const add = (file: string, type: string, text: string): string => {
    files.set(file, { type, bytes: Buffer.from(text) });
    return addressOf(file);
  };
  const drawing = (file: string, { svg }: Brand['icon']): string => {
    const address = add(file, SVG, svg);
    return svg.length <= MOST_INLINE ? `data:${SVG};base64,${Buffer.from(svg).toString('base64')}` : address;
  };
  const legal = Object.fromEntries(
    Object.entries(brand.legal).map(([page, text]) => [
      page,
      add(`${page}.json`, 'application/json', JSON.stringify(text)),
    ]),
  ) as Partial<Record<LegalPageName, string>>;
  const { name, tagline, colours, footer, entity, logo, hero, fonts, socialPicture } = brand;
  const served: ServedBrand = {
    name,
    footer,
    entity,
    logo: {
      light: drawing('logo-light.svg', logo.light),
      dark: drawing('logo-dark.svg', logo.dark),
      width: logo.light.width,
      height: logo.light.height,
      saysName: logo.saysName,
    },
    hero: {
      heading: hero.heading,
      text: hero.text,
      ...(hero.pictures && {
        pictures: hero.pictures.map(({ file, width }) => ({ src: addressOf(file), width })),
      }),
    },
    legal,
  };
  const used = new Set(Object.values(fonts).map(({ family }) => family.toLowerCase()));
  const unused = suppliedTypefaces
    .map((family) => family.toLowerCase())
    .filter((family) => !used.has(family));
  const fontFiles = new Set(Object.values(fonts).flatMap(({ files: own }) => own.map(({ file }) => file)));
  return {
    name,
    tagline,
    stamp,
    files,
    needless: (address) => unused.some((family) => address.includes(`/${family}-`)),
    socialPicture: socialPicture ? { ...socialPicture, url: addressOf(socialPicture.file) } : null,
    head: [
      `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.light.paper}">`,
      `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.dark.paper}">`,
      `<link rel="icon" href="${add(ICON, SVG, brand.icon.svg)}" type="${SVG}">`,
      `<link rel="manifest" href="${add(MANIFEST, 'application/manifest+json', manifestOf(brand, addressOf(ICON)))}">`,
      `<link rel="stylesheet" href="${add(STYLES, 'text/css; charset=utf-8', brandStyles(brand, addressOf))}">`,
      ...[...fontFiles].map(
        (file) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeMarkup(addressOf(file))}">`,
      ),
      `<script type="application/json" id="brand">${jsonForScript(served)}</script>`,
    ].join(''),
  };
}

/** The web app manifest, for visitors who add the site to their phone's home screen. */
const manifestOf = ({ name, shortName, tagline, colours }: Brand, icon: string): string =>
  JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: colours.light.paper,
    theme_color: colours.light.paper,
    icons: [{ src: icon, sizes: 'any', type: SVG }],
  });

/** A text with the portal's name in place of `{brand}` and its tagline in place of `{tagline}`. */
export const inWordsOf = (brand: Pick<Brand, 'name' | 'tagline'>, text: string): string =>
  text.replaceAll('{brand}', brand.name).replaceAll('{tagline}', brand.tagline);
