import type { ActValues } from '@lintel/contracts';
import { answer, badInput, type SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { VerifyAuditTrailHandler } from '../../application/audit-trail/verify-audit-trail.handler.js';
import { ViewAuditTrailHandler } from '../../application/audit-trail/view-audit-trail.handler.js';
import type { AuditEntry } from '../../domain/audit-entry.js';

interface Stretch {
  readonly from?: number | null;
  readonly to?: number | null;
}

@Resolver()
export class AuditResolver {
  constructor(
    @Inject(ViewAuditTrailHandler) private readonly view: ViewAuditTrailHandler,
    @Inject(VerifyAuditTrailHandler) private readonly verification: VerifyAuditTrailHandler,
  ) {}

  @Query('auditTrail')
  async auditTrail(@Args() asked: unknown, @Context() { identity }: SubgraphContext) {
    const { entries, next } = answer(await this.view.handle(asked, identity));
    return { entries: entries.map(toView), next };
  }

  @Query('verifyAuditTrail')
  async verifyAuditTrail(@Args() { from, to }: Stretch, @Context() { identity }: SubgraphContext) {
    if ((from ?? 1) < 1) throw badInput([{ field: 'from', message: 'must be 1 or more' }]);
    return answer(
      await this.verification.handle(
        { ...(from ? { from } : {}), ...(typeof to === 'number' ? { to } : {}) },
        identity,
      ),
    );
  }
}

const toView = ({ subjectId, at, recordedAt, before, after, ...entry }: AuditEntry) => ({
  ...entry,
  subject: subjectId,
  at: at.toISOString(),
  recordedAt: recordedAt.toISOString(),
  values: valuesOf(before, after),
});

const valuesOf = (before: ActValues, after: ActValues) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    name,
    before: textOf(before[name]),
    after: textOf(after[name]),
  }));

const textOf = (value: ActValues[string] | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
