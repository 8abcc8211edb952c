import { queryOptions } from '@tanstack/react-query';
import { consolePageSize } from '../console/page-size.js';
import { given, request } from '@lintel/web';
import {
  type WaitingAgencyFragment,
  WaitingAgenciesDocument,
  ApproveAgencyDocument,
  FindAgenciesDocument,
  type FindAgenciesQuery,
  RefuseAgencyNameDocument,
} from './agencies.generated.js';

/** An agency that waits for approval, or whose new name does. */
export type WaitingAgency = WaitingAgencyFragment;

/** Any agency, with its people. */
export type FoundAgency = NonNullable<FindAgenciesQuery['agencies']>[number];

/** As many agencies as the API gives at once; the others come as those are approved. */
export const waitingAgenciesLimit = 200;

const underAgencies = ['console', 'agencies'] as const;
export const allOfAgencies = { queryKey: underAgencies };

/** The 200 agencies that have waited longest for approval of themselves or of a new name, the longest first. */
export const waitingAgencies = () =>
  queryOptions({
    queryKey: [...underAgencies, 'waiting'],
    queryFn: async ({ signal }) =>
      given(
        (await request(WaitingAgenciesDocument, { first: waitingAgenciesLimit }, { signal })).pendingAgencies,
      ),
  });

/** Those with the text in their names, or of that id; 50 at most. */
export const findAgencies = (q: string) =>
  queryOptions({
    queryKey: [...underAgencies, 'found', q],
    queryFn: async ({ signal }) =>
      given((await request(FindAgenciesDocument, { q, first: consolePageSize }, { signal })).agencies),
  });

/** The name to approve: that of a new agency, or the new one that an agency asks for. */
export const nameLookedAt = ({ companyName, pendingName }: WaitingAgency): string =>
  pendingName ?? companyName;

/** Lets the agents of an agency sign in, or the agency take its new name. Idempotent. */
export async function approveAgency(agency: WaitingAgency): Promise<void> {
  await request(ApproveAgencyDocument, { id: agency.id, companyName: nameLookedAt(agency) });
}

/** The agency keeps the name that it has. */
export async function refuseAgencyName(agency: WaitingAgency): Promise<void> {
  await request(RefuseAgencyNameDocument, { id: agency.id, companyName: nameLookedAt(agency) });
}
