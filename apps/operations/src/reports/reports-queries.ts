import { given, request } from '@lintel/web';
import { queryOptions } from '@tanstack/react-query';
import { consolePageSize } from '../console/page-size.js';
import {
  ReportedListingDocument,
  type ReportedListingQuery,
  ReportedListingsDocument,
  type ReportedHomeFragment,
  type ReportOrder,
  type ReportOutcome,
  type ReportState,
  ReportedMessagesDocument,
  type ReportedMessageFragment,
  RevealReportedMessageDocument,
  type RevealReportedMessageMutation,
  SettleListingReportsDocument,
  SettleMessageReportsDocument,
} from './reports.generated.js';

/** A home that people reported. */
export type ReportedHome = ReportedHomeFragment;
export type ReportedHomeDetail = NonNullable<ReportedListingQuery['reportedListing']>;
/** A message that somebody reported, by ids. */
export type ReportedMessage = ReportedMessageFragment;
export type MessageExcerpt = RevealReportedMessageMutation['revealReportedMessage'];
export type { ReportOrder, ReportOutcome, ReportState };

export interface SoughtReports {
  readonly state: ReportState;
  readonly q: string;
  readonly order: ReportOrder;
}
export interface Settling {
  readonly version: number;
  readonly how: ReportOutcome;
  readonly reason: string;
}

const underReports = ['console', 'reports'] as const;
export const allOfReports = { queryKey: underReports };

export const reportedHomes = (sought: SoughtReports) =>
  queryOptions({
    queryKey: [...underReports, 'homes', sought],
    queryFn: async ({ signal }) =>
      given(
        (await request(ReportedListingsDocument, { ...sought, first: consolePageSize }, { signal }))
          .reportedListings,
      ),
  });

/** Null when nobody reported it, or it is long settled. */
export const reportedHome = (id: number) =>
  queryOptions({
    queryKey: [...underReports, 'home', id],
    queryFn: async ({ signal }) =>
      (await request(ReportedListingDocument, { id }, { signal })).reportedListing,
  });

export const settleHome = async (id: number, settling: Settling): Promise<unknown> =>
  request(SettleListingReportsDocument, { id, ...settling });

export const reportedMessages = (sought: SoughtReports) =>
  queryOptions({
    queryKey: [...underReports, 'messages', sought],
    queryFn: async ({ signal }) =>
      given(
        (await request(ReportedMessagesDocument, { ...sought, first: consolePageSize }, { signal }))
          .reportedMessages,
      ),
  });

/** What was written. That it was looked at is recorded. */
export const revealMessage = async (id: string): Promise<MessageExcerpt> =>
  (await request(RevealReportedMessageDocument, { id })).revealReportedMessage;

export const settleMessage = async (id: string, settling: Settling): Promise<unknown> =>
  request(SettleMessageReportsDocument, { id, ...settling });
