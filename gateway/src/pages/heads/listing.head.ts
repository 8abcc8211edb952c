import type { ListingStatus, ListingType, PropertyType } from '@lintel/contracts';
import { parse } from 'graphql';
import { cutText } from '../escape.js';
import { type Absolute, breadcrumbs, type HeadImage, type JsonLd, type PageHead } from '../page-head.js';
import { canonicalSearch } from '../search-address.js';
import { capital, homeText, offerText, priceText } from './words.js';

export const LISTING_HEAD = parse(`query ListingHead($id: Int!) {
  listingState(id: $id)
  listing(id: $id) {
    id listingType status propertyType title description price bedrooms bathrooms squareFeet location address latitude longitude
    publishedAt updatedAt agent { agency phone } images { url width height alt }
  }
}`);

export interface HeadListing {
  readonly id: number;
  readonly listingType: ListingType;
  readonly status: ListingStatus;
  readonly propertyType: PropertyType;
  readonly title: string;
  readonly description: string;
  readonly price: number | null;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly squareFeet: number | null;
  readonly location: string;
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly agent: { readonly agency: string; readonly phone: string };
  readonly images: readonly HeadImage[];
}

const IMAGES_TOLD = 6;

export function listingHead(listing: HeadListing, absolute: Absolute): PageHead {
  const { id, listingType, propertyType, title, location, price } = listing;
  const canonical = absolute(`/property/${id}`);
  const home = capital(
    `${homeText(propertyType, listing.bedrooms)} ${offerText[listingType]} in ${location}`,
  );
  const cost = price === null ? 'price on application' : priceText(price, listingType);
  const [first] = listing.images;
  return {
    title,
    description: cutText(`${home}, ${cost}. ${listing.description}`, 200),
    canonical,
    image: first ? { ...first, url: absolute(first.url) } : null,
    jsonLd: [
      realEstateListing(listing, canonical, absolute),
      breadcrumbs([
        { name: 'Home', item: absolute('/') },
        {
          name: `Homes ${offerText[listingType]}`,
          item: absolute(canonicalSearch({ listingType, criteria: {} })),
        },
        {
          name: location,
          item: absolute(canonicalSearch({ listingType, criteria: { location } })),
        },
        { name: title, item: canonical },
      ]),
    ],
  };
}

const accommodation: Readonly<Record<PropertyType, string>> = {
  house: 'House',
  bungalow: 'House',
  flat: 'Apartment',
  maisonette: 'Apartment',
  land: 'Place',
  commercial: 'Place',
};

function realEstateListing(listing: HeadListing, url: string, absolute: Absolute): JsonLd {
  const images = listing.images.slice(0, IMAGES_TOLD).map((image) => absolute(image.url));
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: listing.title,
    description: cutText(listing.description, 1000),
    datePosted: listing.publishedAt,
    dateModified: listing.updatedAt,
    ...(images.length > 0 ? { image: images } : {}),
    mainEntity: place(listing),
    offers: offer(listing, url),
  };
}

function place(listing: HeadListing): JsonLd {
  const { latitude, longitude, propertyType, squareFeet } = listing;
  const type = accommodation[propertyType];
  return {
    '@type': type,
    name: listing.title,
    address: {
      '@type': 'PostalAddress',
      streetAddress: listing.address,
      addressLocality: listing.location,
      addressCountry: 'GB',
    },
    ...(latitude !== null && longitude !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
      : {}),
    ...(type === 'Place'
      ? {}
      : {
          numberOfBedrooms: listing.bedrooms,
          numberOfBathroomsTotal: listing.bathrooms,
          // FTK is the square foot of UN/CEFACT.
          ...(squareFeet === null
            ? {}
            : { floorSize: { '@type': 'QuantitativeValue', value: squareFeet, unitCode: 'FTK' } }),
        }),
  };
}

const availability: Readonly<Record<ListingStatus, string>> = {
  available: 'InStock',
  underOffer: 'LimitedAvailability',
  sold: 'SoldOut',
  let: 'SoldOut',
};

function offer({ listingType, price, status, agent }: HeadListing, url: string): JsonLd {
  const monthly = { '@type': 'UnitPriceSpecification', price, priceCurrency: 'GBP', unitCode: 'MON' };
  return {
    '@type': 'Offer',
    url,
    businessFunction: `http://purl.org/goodrelations/v1#${listingType === 'sale' ? 'Sell' : 'LeaseOut'}`,
    availability: `https://schema.org/${availability[status]}`,
    ...(price === null ? {} : { price, priceCurrency: 'GBP' }),
    ...(price !== null && listingType === 'rent' ? { priceSpecification: monthly } : {}),
    seller: { '@type': 'RealEstateAgent', name: agent.agency, telephone: agent.phone },
  };
}
