import type { Role } from '@lintel/service-kit';
import type { Account, AgencyDetails } from './account.js';
import { findOpenLink } from './open-link.js';

/**
 * What somebody typed into a form about an address that nobody has confirmed. Several may do so, and not all of them can be its owner: the link that is followed
 * says which of it counts.
 */
export interface Candidate {
  /** Also the request of the first link that it caused. */
  readonly id: string;
  readonly name: string;
  readonly passwordHash: string;
  /** SHA-256 of the key of the browser it was typed into; null when that gave none. */
  readonly browserHash: string | null;
  /** Given by estate agents. */
  readonly agency: (AgencyDetails & { readonly id: string }) | null;
}

/** How many are kept; older ones go. */
export const CANDIDATES_KEPT = 3;

/** What the account would be if this sign-up were its owner's. */
export function standingOf({ name, passwordHash, agency }: Omit<Candidate, 'id' | 'browserHash'>) {
  const { id: agencyId = null, ...details } = agency ?? {};
  return {
    name,
    passwordHash,
    role: (agency ? 'agent' : 'user') as Role,
    agencyId,
    agencyRole: agency ? ('owner' as const) : null,
    registration: agency ? (details as AgencyDetails) : null,
  };
}

export interface FollowedSignUp {
  readonly candidate: Candidate;
  /** Whether its password is that of whoever follows the link. */
  readonly counts: boolean;
}

/**
 * The sign-up that a link confirms; null when the link is good no more. A page says which browser it is in: then the password that was typed there counts, and no
 * other's. A program, which follows the link that its own sign-up caused, says nothing.
 */
export function followedSignUp(
  account: Account,
  request: string,
  browserHash: string | null,
  now: Date,
): FollowedSignUp | null {
  const link = findOpenLink(account, request, now);
  const newest = account.candidates.at(-1);
  if (link?.purpose !== 'confirm' || !newest) return null;
  const caused = account.candidates.find(
    ({ id }) => id === (link.candidate === undefined ? '' : link.candidate),
  );
  if (browserHash === null) return { candidate: caused ?? newest, counts: caused !== undefined };
  const typedHere = [caused, ...account.candidates.toReversed()].find(
    (candidate) => candidate?.browserHash === browserHash,
  );
  return { candidate: typedHere ?? caused ?? newest, counts: typedHere !== undefined };
}

/** For a link that is sent again: the sign-up of this browser, or the only one there is. */
export function candidateToConfirm({ candidates }: Account, browserHash: string | null): string | null {
  const typedHere = candidates.findLast((one) => browserHash !== null && one.browserHash === browserHash);
  if (typedHere) return typedHere.id;
  return candidates.length === 1 ? candidates[0]!.id : null;
}
