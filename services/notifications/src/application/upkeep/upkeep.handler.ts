import type { Clock } from '@lintel/kernel';
import { forgetAfterDays } from '../../domain/subscription.js';
import type { EmailQueue } from '../email-queue.js';
import { isHeldBack } from '../queue-email/queue-email.handler.js';
import type { Stores } from '../stores.js';

const PAGE = 500;
/** A delivery queued less than this ago may still be on its way to the queue, which has five seconds to take it. */
const SETTLING_MS = 10_000;
const DAY_MS = 86_400_000;
/** How long the record of a sent e-mail is kept: what the privacy policy says of technical records. */
export const keepDeliveriesDays = 90;
/**
 * How long after the last event of a viewing or a conversation the contents of its e-mails are kept, which name both sides: an event may be read two weeks
 * late, and an erased person is to be gone within thirty days. For as long, e-mails are found by the address that they went to.
 */
export const keepContentsDays = 14;
/** By then an e-mail to a former address was sent, or failed for good and was of no interest to operations staff. */
const keepFormersDays = 30;

/** Periodic upkeep: jobs that the queue lost are queued again, and what is kept for a limited time is erased after it. */
export class UpkeepHandler {
  constructor(
    private readonly stores: Stores,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    await this.stores.subscriptions.forgetPending(daysBefore(now, forgetAfterDays));
    await this.stores.people.forgetFormersBefore(daysBefore(now, keepFormersDays));
    const old = daysBefore(now, keepDeliveriesDays);
    await this.eraseOld(old);
    await this.stores.invitations.forget(old);
    const quiet = daysBefore(now, keepContentsDays);
    // Each event of a viewing says all of it, so that one that comes later still is enough for its e-mails.
    await this.stores.viewings.forget(quiet);
    await this.stores.deliveries.forgetAddressedBefore(quiet);
    await this.stores.corrections.forget(quiet);
    await this.stores.conversations.forget(quiet);
    await this.restore(now);
  }

  private async restore(now: Date): Promise<void> {
    const before = new Date(now.getTime() - SETTLING_MS);
    let page = await this.stores.deliveries.unsettled(before, { first: PAGE });
    while (page.length > 0) {
      const people = await this.stores.people.findMany(page.map(({ recipient }) => recipient));
      await this.queue.restore(page.filter((delivery) => !isHeldBack(delivery, people, now)));
      page = await this.stores.deliveries.unsettled(before, { after: page.at(-1)!.key, first: PAGE });
    }
  }

  private async eraseOld(before: Date): Promise<void> {
    for (;;) {
      const old = await this.stores.deliveries.queuedBefore(before, PAGE);
      if (old.length === 0) return;
      await this.stores.deliveries.erase(old.map(({ key }) => key));
      // The queue keeps failed jobs until somebody discards them.
      const failed = old.filter(({ state }) => state === 'failed');
      await this.queue.discard(failed.map(({ key }) => key));
    }
  }
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
