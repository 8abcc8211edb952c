import type { Caller, Scene } from './ownership-scene.js';

export type Variables = Readonly<Record<string, unknown>>;

/** What each caller of an operation with an id sends, and who of them reaches what the id stands for. */
export interface OwnershipRow {
  /** As in `Mutation.renameSavedSearch`. */
  readonly operation: string;
  /** What the id is that of. */
  readonly of: string;
  readonly document: string;
  /** Makes something new, and says how it is named. */
  make(scene: Scene): Promise<Variables>;
  /** How something is named that was never there, where that differs; several forms have the same answer. */
  missing(made: Variables): readonly Variables[];
  /** For all others the id answers as one that was never there. */
  readonly reachedBy: readonly Caller[];
  /** The code of the answer where reaching it is not yet being able to change it. */
  readonly refusedWith?: string;
  /** Callers who know of it but may not do this to it, as one side may not do what is for the other, and the code that each gets. */
  readonly seenBy?: Readonly<Partial<Record<Caller, string>>>;
  /** Whether it is the agent's alone: otherwise a colleague, who is no owner of the agency, reaches and sees what the agent does. */
  readonly notColleagues?: boolean;
  /** What must still be so after a caller who does not reach it, or whom it is nothing to. */
  unharmed?(scene: Scene, caller: Caller, made: Variables): Promise<void>;
}

export const everybody: readonly Caller[] = [
  'nobody',
  'anotherUser',
  'agent',
  'anotherAgency',
  'operations',
  'owner',
];
export const nobody: readonly Caller[] = [];

/** With the agent's colleague beside the agent. */
export function withColleague(row: OwnershipRow): OwnershipRow {
  const { reachedBy, seenBy, notColleagues } = row;
  if (notColleagues) return row;
  const seenByAgent = seenBy?.agent;
  return {
    ...row,
    reachedBy: reachedBy.includes('agent') ? [...reachedBy, 'negotiator'] : reachedBy,
    ...(seenByAgent ? { seenBy: { ...seenBy, negotiator: seenByAgent } } : {}),
  };
}

/** No id of ours is as large, nor is it one that no id could be. */
export const noListing = 987_654_321;
export const noId = '01935f4e-7c00-7000-8000-0000000000ff';

/** Whole, but with another's signature; cut short; and what is none. */
export const forged = ({ token }: Variables): readonly Variables[] => {
  const [header, body, signature] = String(token).split('.');
  const other = signature!.startsWith('A') ? 'B' : 'A';
  return [`${header}.${body}.${other}${signature!.slice(1)}`, `${header}.${body}.`, 'nonsense', ''].map(
    (one) => ({
      token: one,
    }),
  );
};

export const noSuch = (change: Variables = {}) => {
  const missing = (id: unknown) => (): readonly Variables[] => [{ ...change, id }];
  return { listing: missing(noListing), id: missing(noId) };
};
