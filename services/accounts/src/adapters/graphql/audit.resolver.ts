import type { ActValues } from '@lintel/contracts';
import { answer, type Answers, badInput, Caller, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { VerifyAuditTrailHandler } from '../../application/audit-trail/verify-audit-trail.handler.js';
import { ViewAuditTrailHandler } from '../../application/audit-trail/view-audit-trail.handler.js';
import type { AuditEntry } from '../../domain/audit-entry.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class AuditResolver implements Answers<schema.QueryResolvers> {
  constructor(
    @Inject(ViewAuditTrailHandler) private readonly view: ViewAuditTrailHandler,
    @Inject(VerifyAuditTrailHandler) private readonly verification: VerifyAuditTrailHandler,
  ) {}

  @Query()
  @SignedIn()
  async auditTrail(@Args() asked: schema.QueryAuditTrailArgs, @Caller() caller: Identity) {
    const { entries, next } = answer(await this.view.handle(asked, caller));
    return { entries: entries.map(toView), next };
  }

  @Query()
  @SignedIn()
  async verifyAuditTrail(@Args() { from, to }: schema.QueryVerifyAuditTrailArgs, @Caller() caller: Identity) {
    if ((from ?? 1) < 1) throw badInput([{ field: 'from', message: 'must be 1 or more' }]);
    return answer(
      await this.verification.handle(
        { ...(from ? { from } : {}), ...(typeof to === 'number' ? { to } : {}) },
        caller,
      ),
    );
  }
}

const toView = ({ subjectId, at, recordedAt, before, after, correlation, ...entry }: AuditEntry) => ({
  ...entry,
  correlation: correlation ?? null,
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
