import type { AgencyFilter } from '../../application/viewing-store.js';

/** Which of an agency's viewings are asked for. */
export function toFilter({ agencyId, listingId, among, label, between, requestedAfter }: AgencyFilter) {
  return {
    agencyId,
    ...(among ? { listingId: { $in: ofHome(among, listingId) } } : ofOne(listingId)),
    ...(label ? { label } : {}),
    ...(between ? { date: { $gte: between[0], $lt: between[1] } } : {}),
    ...(requestedAfter ? { createdAt: { $gt: requestedAfter } } : {}),
  };
}

const ofOne = (listingId: number | undefined) => (listingId === undefined ? {} : { listingId });

const ofHome = (among: readonly number[], listingId: number | undefined): number[] =>
  among.filter((id) => listingId === undefined || id === listingId);
