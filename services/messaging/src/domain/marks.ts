import type { ConversationSide } from '@lintel/contracts';

export type Counts = Readonly<Record<ConversationSide, number>>;

/** How far somebody has read: the number of the last message, and how many of the other side's there are up to it. */
export interface Mark {
  readonly number: number;
  readonly seen: number;
}

export interface Marks {
  readonly visitor: Mark;
  /** The furthest that any agent has read. */
  readonly agency: Mark;
  /** The furthest that an agent had read who then answered: that far nothing waits for the colleagues. */
  readonly answered: Mark;
  readonly agents: readonly (Mark & { readonly accountId: string })[];
}

/** Who looks at a conversation. */
export type Viewer =
  | { readonly side: 'visitor'; readonly accountId: string | null }
  | { readonly side: 'agency'; readonly accountId: string };

/** What counting takes of a conversation. */
export interface Counted {
  readonly counts: Counts;
  readonly marks: Marks;
}

const nothing: Mark = { number: 0, seen: 0 };
export const noMarks: Marks = { visitor: nothing, agency: nothing, answered: nothing, agents: [] };

export const otherSide = (side: ConversationSide): ConversationSide =>
  side === 'visitor' ? 'agency' : 'visitor';

const later = (one: Mark, other: Mark): Mark => (one.number >= other.number ? one : other);

const ownMark = ({ agents }: Marks, accountId: string): Mark => {
  const own = agents.find((mark) => mark.accountId === accountId);
  return own ? { number: own.number, seen: own.seen } : nothing;
};

/** How many messages of the other side wait for somebody. */
export function unreadOf({ counts, marks }: Counted, viewer: Viewer): number {
  if (viewer.side === 'visitor') return counts.agency - marks.visitor.seen;
  return counts.visitor - later(marks.answered, ownMark(marks, viewer.accountId)).seen;
}

/** How many nobody of a side has seen. */
export const unseenBy = ({ counts, marks }: Counted, side: ConversationSide): number =>
  counts[otherSide(side)] - marks[side].seen;

/** Everything up to a message was seen; a mark never goes back. */
export function readUpTo(
  marks: Marks,
  viewer: Viewer,
  upTo: { readonly number: number; readonly counts: Counts },
): Marks {
  const mark: Mark = { number: upTo.number, seen: upTo.counts[otherSide(viewer.side)] };
  if (viewer.side === 'visitor') return { ...marks, visitor: later(marks.visitor, mark) };
  const { accountId } = viewer;
  return {
    ...marks,
    agency: later(marks.agency, mark),
    agents: [
      ...marks.agents.filter((other) => other.accountId !== accountId),
      { accountId, ...later(ownMark(marks, accountId), mark) },
    ],
  };
}

/** What an agent had read is settled for the colleagues once it is answered. */
export const answeredBy = (marks: Marks, accountId: string): Marks => ({
  ...marks,
  answered: later(marks.answered, ownMark(marks, accountId)),
});
