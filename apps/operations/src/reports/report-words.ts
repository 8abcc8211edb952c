import { dayText, exactMomentText } from '@lintel/kernel';
import type { ListingReportReason, MessageReportReason } from '@lintel/contracts';
import type { ReportedHome } from './reports-queries.js';

export const listingReasons: Readonly<Record<ListingReportReason, string>> = {
  unavailable: 'Not available any more',
  wrongDetails: 'Price or details wrong',
  scam: 'May be a scam',
  wrongPictures: 'Pictures of another home',
  other: 'Something else',
};

export const messageReasons: Readonly<Record<MessageReportReason, string>> = {
  scam: 'Asks for money, or may be a scam',
  abusive: 'Rude or threatening',
  advertising: 'Advertising',
  other: 'Something else',
};

export const sideText = { visitor: 'a visitor', agency: 'an agent' } as const;

/** So many are kept of one thing. */
const most = 100;

export const peopleText = (count: number): string =>
  count === 1 ? '1 person' : `${count}${count === most ? ' or more' : ''} people`;

/** When people reported it, or how it was settled. */
export function standingText({
  state,
  since,
  lastAt,
  settled,
}: Pick<ReportedHome, 'state' | 'since' | 'lastAt' | 'settled'>): string {
  if (state === 'settled' && settled)
    return `${settled.how === 'acted' ? 'Acted on' : 'Dismissed'}, ${exactMomentText(settled.at)}`;
  const earlier = settled
    ? ` It was ${settled.how === 'acted' ? 'acted on' : 'dismissed'} before, on ${dayText(settled.at)}.`
    : '';
  return dayText(since) === dayText(lastAt)
    ? `Reported on ${dayText(since)}.${earlier}`
    : `Reported from ${dayText(since)} to ${dayText(lastAt)}.${earlier}`;
}
