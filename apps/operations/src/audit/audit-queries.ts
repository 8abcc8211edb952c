import { infiniteQueryOptions } from '@tanstack/react-query';
import { given, request } from '@lintel/web';
import { consolePageSize } from '../console/page-size.js';
import { type AuditEntryFragment, AuditTrailDocument, VerifyAuditTrailDocument } from './audit.generated.js';
import { type AuditFilter, questionOf } from './audit-filter.js';

export type AuditEntry = AuditEntryFragment;

/** Pages of 50, the last act first. */
export const auditTrail = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['console', 'audit', filter],
    queryFn: async ({ signal, pageParam }) =>
      given(
        (
          await request(
            AuditTrailDocument,
            { ...questionOf(filter), first: consolePageSize, after: pageParam },
            { signal },
          )
        ).auditTrail,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** Verifies the whole trail: how many entries were checked, and the first that is not as it was recorded. */
export const verifyAuditTrail = async () =>
  given((await request(VerifyAuditTrailDocument, {})).verifyAuditTrail);
