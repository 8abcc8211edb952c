import { dayText } from '@lintel/kernel';
import type { Tone } from '@lintel/ui';
import type { FoundListing, TakeDownReason } from './listings-queries.js';

export const reasons: Readonly<Record<TakeDownReason, string>> = {
  misleading: 'It misleads people',
  notTheirs: 'The agency may not advertise it',
  duplicate: 'It is advertised already',
  unlawful: 'It is against the law',
  offMarket: 'It was sold or let long ago',
  other: 'Another reason',
};

export interface Standing {
  readonly word: string;
  readonly tone: Tone;
  /** Why the public sees it, or not. */
  readonly why: string;
}

type Told = Pick<
  FoundListing,
  | 'state'
  | 'publishedAt'
  | 'archivedAt'
  | 'removedAt'
  | 'restorableUntil'
  | 'takenDown'
  | 'agencySuspended'
  | 'missing'
>;

export function standingOf(listing: Told): Standing {
  const { publishedAt, archivedAt, removedAt, restorableUntil, takenDown, missing } = listing;
  const until = restorableUntil === null ? '' : ` It can be brought back until ${dayText(restorableUntil)}.`;
  switch (listing.state) {
    case 'published':
      if (listing.agencySuspended)
        return {
          word: 'hidden',
          tone: 'clay',
          why: 'Its agency is suspended. The public sees it again once that ends.',
        };
      return {
        word: 'visible',
        tone: 'moss',
        why:
          publishedAt === null ? 'The public sees it.' : `The public sees it since ${dayText(publishedAt)}.`,
      };
    case 'draft':
      return { word: 'draft', tone: 'amber', why: missing.map(({ message }) => message).join(' ') };
    case 'archived':
      return {
        word: 'archived',
        tone: 'plain',
        why: `Its agency, or the end of it, archived it${archivedAt === null ? '' : ` on ${dayText(archivedAt)}`}. It can bring it back.`,
      };
    default:
      return takenDown === null
        ? {
            word: 'removed',
            tone: 'plain',
            why: `Its agency removed it${removedAt === null ? '' : ` on ${dayText(removedAt)}`}.${until}`,
          }
        : {
            word: 'taken down',
            tone: 'clay',
            why: `Staff took it down: ${reasons[takenDown].toLowerCase()}.${until}`,
          };
  }
}
