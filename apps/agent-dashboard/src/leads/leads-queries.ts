import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  AgencyLeadDocument,
  AgencyLeadsDocument,
  type AgencyLeadQuery,
  type LeadRowFragment,
} from './leads.generated.js';
import { given, request } from '@lintel/web';

/** A person who wrote to the agency or asked it for viewings, by e-mail address. */
export type LeadRow = LeadRowFragment;
/** The same with what has happened between them, the latest first. */
export type LeadDetail = NonNullable<AgencyLeadQuery['agencyLead']>;
export type LeadStep = LeadDetail['history'][number];

const atOnce = 24;

/** The beginning of all query keys of the leads of this account's agency. */
export const leadsOf = (account: string) => ['leads', account] as const;

/** The most recently in touch first, in pages of 24; `search` has words of a name, an address or a phone number. For `useInfiniteQuery`. */
export const agencyLeads = (account: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...leadsOf(account), 'list', search],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (
          await request(
            AgencyLeadsDocument,
            { search: search || null, first: atOnce, after: pageParam },
            { signal },
          )
        ).agencyLeads,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Null when there is no such lead of the agency. */
export const agencyLead = (account: string, id: string) =>
  queryOptions({
    queryKey: [...leadsOf(account), 'lead', id],
    queryFn: async ({ signal }) => (await request(AgencyLeadDocument, { id }, { signal })).agencyLead,
    staleTime: 0,
  });
