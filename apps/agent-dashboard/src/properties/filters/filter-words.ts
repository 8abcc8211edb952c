import type { AgencyListingSort, AgencyListingState } from '../agency-listings-queries.js';

export const stateText: Readonly<Record<AgencyListingState, string>> = {
  published: 'Published',
  draft: 'Draft',
  archived: 'Archived',
  removed: 'Removed',
};

/** As the choice of a state calls those in it. */
export const stateChoiceText: Readonly<Record<AgencyListingState, string>> = {
  ...stateText,
  draft: 'Drafts',
};

export const sortText: Readonly<Record<AgencyListingSort, string>> = {
  newest: 'Newest first',
  updated: 'Last changed first',
  priceAscending: 'Price: low to high',
  priceDescending: 'Price: high to low',
  title: 'Title: A to Z',
};

/** `1 property`, `1,204 properties` */
export const propertiesText = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'property' : 'properties'}`;
