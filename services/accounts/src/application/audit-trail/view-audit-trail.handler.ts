import { type Result, succeed } from '@lintel/kernel';
import {
  cursorCodec,
  type Identity,
  readInput,
  type Refusal,
  refuse,
  refuseInput,
} from '@lintel/service-kit';
import { z } from 'zod';
import type { AuditEntry } from '../../domain/audit-entry.js';
import type { AgencyAccess } from '../agency-access.js';
import type { KnownCaller } from '../known-caller.js';
import type { AuditQuery, AuditStore } from './audit-store.js';

const longestPage = 200;

const id = z.string().min(1).max(200);
const instant = z.iso
  .datetime({ offset: true, message: 'must be a time such as 2026-03-02T09:30:00Z' })
  .transform((text) => new Date(text));
const auditCursor = cursorCodec(z.object({ seq: z.int().positive() }));

const questionSchema = z.object({
  actor: id.nullish(),
  subject: id.nullish(),
  correlation: id.nullish(),
  from: instant.nullish(),
  to: instant.nullish(),
  first: z
    .int()
    .min(1, `must be 1 to ${longestPage}`)
    .max(longestPage, `must be 1 to ${longestPage}`)
    .nullish()
    .transform((first) => first ?? 50),
  after: z.string().max(500).nullish(),
});

export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  readonly next: string | null;
}

/** What staff and agencies did: all of it for operations, and of an agency's for its owners. */
export class ViewAuditTrailHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly access: AgencyAccess,
    private readonly store: AuditStore,
  ) {}

  async handle(asked: unknown, identity: Identity): Promise<Result<AuditPage, Refusal>> {
    const seen = await this.seenBy(identity);
    if (!seen.ok) return seen;
    const read = readInput(questionSchema, asked);
    if (!read.ok) return refuseInput(read.failure);
    const { first, after, ...criteria } = read.value;
    const last = auditCursor.read(after);
    if (!last.ok) return last;
    const given = Object.entries(criteria).filter(([, value]) => value !== null && value !== undefined);
    const found = await this.store.page(
      { ...Object.fromEntries(given), ...seen.value },
      { first: first + 1, ...(last.value ? { before: last.value.seq } : {}) },
    );
    const entries = found.slice(0, first);
    return succeed({ entries, next: found.length > first ? auditCursor.write(entries.at(-1)!) : null });
  }

  private async seenBy(identity: Identity): Promise<Result<AuditQuery, Refusal>> {
    const operations = await this.caller.operations(identity);
    if (operations.ok) return succeed({});
    const owner = await this.access.owner(identity);
    if (owner.ok) return succeed({ agencyId: owner.value.agency.id });
    return owner.failure.code === 'UNAUTHENTICATED'
      ? owner
      : refuse('FORBIDDEN', 'This is for operations staff and the owners of agencies.');
  }
}
