import { brand, listingStatusText } from '@lintel/web';
import type { Question } from '../../leaving/use-leaving.js';
import { isOver } from '../card/status-options.js';
import { propertiesText } from '../filters/filter-words.js';
import type { BulkKind } from './bulk-change.js';

/** A question about a change of many, and whether it takes them off the market. */
export interface BulkQuestion {
  readonly leaves: boolean;
  /** On the button that goes on. */
  readonly action: string;
  readonly about: Question;
}

/** What is asked before the public finds many homes no more, or again; null before any other change. */
export function questionOf(change: BulkKind, count: number): BulkQuestion | null {
  const homes = propertiesText(count);
  if (change.kind === 'archive')
    return {
      leaves: true,
      action: 'Archive',
      about: {
        title: `Archive ${homes}?`,
        text: `What is archived leaves ${brand().name} at once: nobody finds it any more, and nobody can ask about it or book a viewing. You can bring it back.`,
      },
    };
  if (change.kind === 'unarchive')
    return {
      leaves: false,
      action: 'Bring back',
      about: {
        title: `Bring ${homes} back?`,
        text: 'What was public before is public again at once, as it is. Drafts stay drafts.',
      },
    };
  if (change.kind === 'price' || !isOver(change.status)) return null;
  const status = listingStatusText[change.status];
  return {
    leaves: true,
    action: `Mark as ${status}`,
    about: {
      title: `Mark ${homes} as ${status}?`,
      text: `Nobody can book a viewing of what is ${change.status}, and only those find it who ask for it.`,
    },
  };
}

/** Which homes go off the market again if the change is undone. */
export const leavingIfUndone = (
  change: BulkKind,
  before: readonly { readonly id: number; readonly status: Parameters<typeof isOver>[0] }[],
): number[] =>
  change.kind === 'unarchive'
    ? before.map(({ id }) => id)
    : change.kind === 'status' && !isOver(change.status)
      ? before.filter(({ status }) => isOver(status)).map(({ id }) => id)
      : [];
