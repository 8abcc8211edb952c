import { type Result, succeed } from '@lintel/kernel';
import { type AgencyLimits, type Identity, type Refusal, submissionOf } from '@lintel/service-kit';
import type { Viewer } from '../domain/marks.js';
import type { FormLimits } from './form-limits.js';
import type { Sendings } from './sendings.js';

/** A message that somebody wants to write. */
export interface WantedMessage {
  /** The conversation that it is for, or that it begins. */
  readonly conversation: string;
  readonly viewer: Viewer;
  /** Null for somebody who comes by the link of an e-mail. */
  readonly identity: Identity | null;
  readonly text: string;
  readonly idempotencyKey: string;
}

/** Settles the id of a message, within the limits of its writer; the same one for what was sent before. */
export class Admission {
  constructor(
    private readonly sendings: Sendings,
    private readonly limits: FormLimits,
    private readonly agencyLimits: AgencyLimits,
  ) {}

  async idOf({
    conversation,
    viewer,
    identity,
    text,
    idempotencyKey,
  }: WantedMessage): Promise<Result<string, Refusal>> {
    const writer = viewer.accountId === null ? `conversation:${conversation}` : `account:${viewer.accountId}`;
    const submission = submissionOf(writer, idempotencyKey, { conversation, text });
    const known = await this.sendings.known(submission);
    if (!known.ok) return known;
    if (known.value) return succeed(known.value.messageId);
    const allowed = await this.limits.ofWriter(writer);
    if (!allowed.ok) return allowed;
    if (viewer.side === 'agency' && identity) {
      const ofAgency = await this.agencyLimits.count('reply', identity);
      if (!ofAgency.ok) return ofAgency;
    }
    const kept = await this.sendings.keep(submission);
    return kept.ok ? succeed(kept.value.messageId) : kept;
  }
}
