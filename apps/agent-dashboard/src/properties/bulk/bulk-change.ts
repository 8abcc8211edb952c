import { listingStatusText, type ListingStatus } from '@lintel/web';
import type { BulkChangeInput } from '../agency-listings-queries.js';
import { propertiesText } from '../filters/filter-words.js';

/** One change of many homes. */
export type BulkKind =
  | { readonly kind: 'status'; readonly status: ListingStatus }
  /** Such as -5 for five per cent less. */
  | { readonly kind: 'price'; readonly percent: number }
  | { readonly kind: 'archive' }
  | { readonly kind: 'unarchive' };

/** As the server is asked for it. */
export function bulkInput(change: BulkKind, ids: readonly number[]): BulkChangeInput {
  const input = { ids: [...ids] };
  switch (change.kind) {
    case 'status':
      return { ...input, status: change.status };
    case 'price':
      return { ...input, pricePercent: change.percent };
    case 'archive':
      return { ...input, archive: true };
    case 'unarchive':
      return { ...input, archive: false };
  }
}

/** While it is under way. */
export function runningText(change: BulkKind): string {
  switch (change.kind) {
    case 'status':
      return `Changing the status to ${listingStatusText[change.status]}`;
    case 'price':
      return `Changing prices by ${percentText(change.percent)}`;
    case 'archive':
      return 'Archiving properties';
    case 'unarchive':
      return 'Bringing properties back';
  }
}

/** What is said once it is done. @param count the number of homes that now are as wanted. */
export function doneText(change: BulkKind, count: number): string {
  if (count === 0) return 'Nothing was changed';
  switch (change.kind) {
    case 'status':
      return `${propertiesText(count)} ${count === 1 ? 'is' : 'are'} ${listingStatusText[change.status]} now`;
    case 'price':
      return `${propertiesText(count)} changed by ${percentText(change.percent)}`;
    case 'archive':
      return `${propertiesText(count)} archived`;
    case 'unarchive':
      return `${propertiesText(count)} brought back`;
  }
}

/** `+2.5%`, `−5%` */
export const percentText = (percent: number): string =>
  `${percent < 0 ? '−' : '+'}${Math.abs(percent).toLocaleString('en-GB', { maximumFractionDigits: 2 })}%`;
