import { numberText } from '@lintel/web';
import type { ListingActivity } from '../agency-listings-queries.js';

export const kinds = ['views', 'saves', 'enquiries', 'viewings'] as const;
export type ActivityKind = (typeof kinds)[number];

export const kindText: Readonly<Record<ActivityKind, string>> = {
  views: 'Views',
  saves: 'Saves',
  enquiries: 'Enquiries',
  viewings: 'Viewings',
};

const one: Readonly<Record<ActivityKind, string>> = {
  views: 'view',
  saves: 'save',
  enquiries: 'enquiry',
  viewings: 'viewing',
};

/** `12 views, 1 save, 0 enquiries, 0 viewings` */
export const activityText = (counts: Pick<ListingActivity, ActivityKind>): string =>
  kinds
    .map(
      (kind) =>
        `${numberText(counts[kind])} ${counts[kind] === 1 ? one[kind] : kindText[kind].toLowerCase()}`,
    )
    .join(', ');
