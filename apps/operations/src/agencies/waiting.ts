import { nameLookedAt, type WaitingAgency } from './agencies-queries.js';

/** Identifies a decision by agency and name, since an agency may come back with another name. */
export const keyOf = (agency: WaitingAgency): string => `${agency.id} ${nameLookedAt(agency)}`;

/**
 * Keeps each row where it is while somebody is in the list: what was approved elsewhere stays, since approving is idempotent, and what is new comes
 * below.
 * @param before the rows as they were when somebody came in.
 */
export function inPlace(
  before: readonly WaitingAgency[],
  fetched: readonly WaitingAgency[],
): readonly WaitingAgency[] {
  const here = new Set(before.map(({ id }) => id));
  return [...before, ...fetched.filter(({ id }) => !here.has(id))];
}

/** The row that takes the focus from one that leaves: the one below, at the end the one above. Undefined when no other is there. */
export function neighbourOf(agencies: readonly WaitingAgency[], id: string): string | undefined {
  const at = agencies.findIndex((agency) => agency.id === id);
  return (agencies[at + 1] ?? agencies[at - 1])?.id;
}
