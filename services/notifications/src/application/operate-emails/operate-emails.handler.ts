import { fail, type Result, succeed } from '@lintel/kernel';
import type { Acts } from '@lintel/service-kit';
import { parseEmailAddress } from '../../domain/email-address.js';
import type { AddressCorrections } from '../address-corrections.js';
import type { Delivery, DeliveryFilter, DeliveryStore } from '../delivery-store.js';
import type { EmailQueue } from '../email-queue.js';
import { isCorrectable } from '../find-emails/find-emails.handler.js';
import type { PersonStore } from '../person-store.js';
import type { TypedAddresses } from '../typed-addresses.js';

/** How many are sent again by one request: whoever has more of them asks again. */
export const resentAtOnce = 500;

export interface Resent {
  /** How many had failed so when it was asked. */
  readonly matched: number;
  readonly queued: number;
}

/** What operations staff do about e-mails that failed. */
export class OperateEmailsHandler {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly people: PersonStore,
    private readonly queue: EmailQueue,
    private readonly typed: TypedAddresses,
    private readonly corrections: AddressCorrections,
    private readonly acts: Acts,
  ) {}

  /** Sending again implies that the address takes mail: a bounce is forgotten. */
  async retry(key: string): Promise<Result<Delivery, 'missing' | 'not-failed'>> {
    const known = await this.deliveries.find(key);
    if (!known) return fail('missing');
    if (known.state === 'failed')
      await this.acts.record({
        act: 'email.retry-asked',
        subjectType: 'email',
        subjectId: key,
        agencyId: null,
        values: { template: known.email.template },
      });
    const queued = await this.again(known);
    return queued ? succeed(queued) : fail('not-failed');
  }

  /** Corrects an address mistyped by somebody without an account: what would go there goes to the right one from now on, this e-mail first. */
  async correct(
    key: string,
    text: string,
  ): Promise<Result<Delivery, 'missing' | 'not-correctable' | { readonly address: string }>> {
    const known = await this.deliveries.find(key);
    if (!known) return fail('missing');
    const address = parseEmailAddress(text);
    if (!address.ok) return fail({ address: address.failure });
    const typed = isCorrectable(known) ? await this.typed.of(known) : null;
    if (typed === null) return fail('not-correctable');
    await this.acts.record({
      act: 'email.address-corrected',
      subjectType: 'email',
      subjectId: key,
      agencyId: null,
      values: { template: known.email.template },
    });
    await this.corrections.keep(known.recipient, typed, address.value);
    return succeed((known.state === 'failed' ? await this.again(known) : null) ?? known);
  }

  countFailed(which: Pick<DeliveryFilter, 'cause' | 'template'>): Promise<number> {
    return this.deliveries.count({ ...which, state: 'failed' });
  }

  /** All that failed so, the last first, `resentAtOnce` at most. What somebody else has sent again meanwhile is left alone. */
  async resend(which: Pick<DeliveryFilter, 'cause' | 'template'>): Promise<Resent> {
    const matched = await this.countFailed(which);
    if (matched === 0) return { matched, queued: 0 };
    const { cause, template } = which;
    await this.acts.record({
      act: 'email.resend-asked',
      subjectType: 'email',
      subjectId: template ?? 'all',
      agencyId: null,
      values: { count: Math.min(matched, resentAtOnce), ...(cause !== undefined && { cause }) },
    });
    let queued = 0;
    for (const known of await this.deliveries.page({ ...which, state: 'failed', first: resentAtOnce }))
      if (await this.again(known)) queued += 1;
    return { matched, queued };
  }

  private async again(known: Delivery): Promise<Delivery | null> {
    if (known.bounced) await this.people.clearBounce(known.recipient);
    const queued = await this.deliveries.requeue(known.key);
    // Should this fail, upkeep does it.
    if (queued) await this.queue.retry(queued);
    return queued;
  }
}
