import type { ListingType } from '../enumerations.js';

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** `0.3 miles`, `1 mile` */
export const milesText = (miles: number): string =>
  `${grouped.format(miles)} ${miles === 1 ? 'mile' : 'miles'}`;

/** `£600,000`, `£2,450 pcm` */
export const poundsText = (listingType: ListingType, pounds: number): string =>
  `£${grouped.format(pounds)}${listingType === 'rent' ? ' pcm' : ''}`;
