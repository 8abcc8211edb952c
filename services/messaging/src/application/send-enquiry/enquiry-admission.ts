import type { Result } from '@lintel/kernel';
import { type Identity, type Refusal, type Submission, submissionOf } from '@lintel/service-kit';
import type { Enquiry } from '../../domain/enquiry-input.js';
import type { AnonymousForm, FormLimits } from '../form-limits.js';
import type { Sending } from '../known-stores.js';
import type { Sendings } from '../sendings.js';

/** Settles the id of the message that an enquiry makes, within the sender's limits; the same one for what was sent before. */
export class EnquiryAdmission {
  constructor(
    private readonly sendings: Sendings,
    private readonly limits: FormLimits,
  ) {}

  of({ idempotencyKey, ...content }: Enquiry, identity: Identity | null): Submission {
    return submissionOf(identity ? `account:${identity.subject}` : 'visitors', idempotencyKey, content);
  }

  known(submission: Submission): Promise<Result<Sending | null, Refusal>> {
    return this.sendings.known(submission);
  }

  async admit(
    submission: Submission,
    identity: Identity | null,
    form: AnonymousForm,
  ): Promise<Result<Sending, Refusal>> {
    const allowed = identity
      ? await this.limits.ofAccount(identity.subject)
      : await this.limits.anonymous(form);
    return allowed.ok ? this.sendings.keep(submission) : allowed;
  }

  mayAskToConfirm(email: string): Promise<boolean> {
    return this.limits.mayAskToConfirm(email);
  }
}
