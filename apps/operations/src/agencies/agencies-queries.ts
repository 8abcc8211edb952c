import { queryOptions } from '@tanstack/react-query';
import { consolePageSize } from '../console/page-size.js';
import { given, request } from '@lintel/web';
import {
  type WaitingAgencyFragment,
  WaitingAgenciesDocument,
  ApproveAgencyDocument,
  AgencyInNumbersDocument,
  type AgencyStanding,
  FindAgenciesDocument,
  type FoundAgencyFragment,
  HoldAgencyDocument,
  RefuseAgencyNameDocument,
  ReinstateAgencyDocument,
  SuspendAgencyDocument,
} from './agencies.generated.js';

/** An agency that waits for approval, or whose new name does. */
export type WaitingAgency = WaitingAgencyFragment;

/** Any agency, with its people. */
export type FoundAgency = FoundAgencyFragment;
export type { AgencyStanding };

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

/** Those in a state with the text in their names, or of that id; 50 at most. */
export const findAgencies = (q: string, state: AgencyStanding | null) =>
  queryOptions({
    queryKey: [...underAgencies, 'found', q, state],
    queryFn: async ({ signal }) =>
      given((await request(FindAgenciesDocument, { q, first: consolePageSize, state }, { signal })).agencies),
  });

/** What its suspension, or the end of it, concerns. */
export const agencyInNumbers = ({ id }: WaitingAgency) =>
  queryOptions({
    queryKey: [...underAgencies, 'numbers', id],
    queryFn: async ({ signal }) => {
      const { publicHomesOf, viewingsToComeOf } = await request(AgencyInNumbersDocument, { id }, { signal });
      return { homes: given(publicHomesOf), viewings: given(viewingsToComeOf) };
    },
    staleTime: 0,
  });

/** The name to approve: that of a new agency, or the new one that an agency asks for. */
export const nameLookedAt = ({ companyName, pendingName }: WaitingAgency): string =>
  pendingName ?? companyName;

/** Lets the agents of an agency sign in, or the agency take its new name. Idempotent. */
export async function approveAgency(agency: WaitingAgency): Promise<void> {
  await request(ApproveAgencyDocument, { id: agency.id, companyName: nameLookedAt(agency) });
}

/** The agency keeps the name that it has, and is told why where staff say so. */
export const refuseAgencyName = (agency: WaitingAgency, reason: string): Promise<unknown> =>
  request(RefuseAgencyNameDocument, {
    ...{ id: agency.id, companyName: nameLookedAt(agency) },
    reason: reason === '' ? null : reason,
  });

export const holdAgency = (agency: WaitingAgency, note: string): Promise<unknown> =>
  request(HoldAgencyDocument, { id: agency.id, companyName: nameLookedAt(agency), note });

/** May be refused with `CONFIRM_IDENTITY`, as below. */
export const suspendAgency = ({ id }: WaitingAgency, reason: string): Promise<unknown> =>
  request(SuspendAgencyDocument, { id, reason });

export const reinstateAgency = ({ id }: WaitingAgency): Promise<unknown> =>
  request(ReinstateAgencyDocument, { id });
