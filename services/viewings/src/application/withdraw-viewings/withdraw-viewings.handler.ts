import type { CloudEvent } from '@lintel/contracts';
import { type Actor, actingFor, inTraceOf } from '@lintel/service-kit';
import type { Withdrawal } from '../../domain/viewing-commands.js';
import type { Viewing } from '../../domain/viewing.js';
import type { ChangeViewing } from '../change-viewing.js';
import type { ViewingStore } from '../viewing-store.js';

const PAGE = 200;

/** A home that its agent took off the market. */
export interface LeftMarket extends Omit<Withdrawal, 'action'> {
  readonly listingId: number;
  /** Who did it; null when nobody in person. */
  readonly actor: Actor | null;
  /** That told of it. */
  readonly event: Pick<CloudEvent, 'traceparent'>;
}

/**
 * Calls off what is still to come of homes that left the market, but for what their agent lets stand and what was asked for since. Idempotent, and
 * whatever became of the homes meanwhile.
 */
export class WithdrawViewingsHandler {
  constructor(
    private readonly viewings: ViewingStore,
    private readonly change: ChangeViewing,
  ) {}

  async handle(left: readonly LeftMarket[]): Promise<void> {
    if (left.length === 0) return;
    const byHome = Map.groupBy(left, ({ listingId }) => listingId);
    const homes = [...byHome.keys()];
    let page = await this.viewings.open(homes, { first: PAGE });
    while (page.length > 0) {
      for (const viewing of page)
        for (const one of byHome.get(viewing.listingId)!) await this.withdraw(viewing, one);
      page = await this.viewings.open(homes, { after: page.at(-1)!.id, first: PAGE });
    }
  }

  /** The same of all homes of an agency. */
  async ofAgency(agencyId: string, left: Omit<LeftMarket, 'listingId'>): Promise<void> {
    let page = await this.viewings.openOf(agencyId, { first: PAGE });
    while (page.length > 0) {
      for (const viewing of page) await this.withdraw(viewing, { ...left, listingId: viewing.listingId });
      page = await this.viewings.openOf(agencyId, { after: page.at(-1)!.id, first: PAGE });
    }
  }

  private async withdraw(
    viewing: Viewing,
    { reason, at, abandoned, actor, event }: LeftMarket,
  ): Promise<void> {
    const run = () => this.change.withdraw(viewing, { action: 'withdraw', reason, at, abandoned });
    await inTraceOf(event, () => (actor ? actingFor(actor, run) : run()));
  }
}
