import type { Clock } from '@lintel/kernel';
import { viewingMinutes } from '@lintel/contracts';
import type { ErasedAccounts } from '@lintel/service-kit';
import type { ChangeViewing } from '../change-viewing.js';
import type { ErasePersonHandler } from '../erase-person/erase-person.handler.js';
import type { ReminderQueue } from '../reminder-queue.js';
import type { ViewingStore } from '../viewing-store.js';
import type { Viewing } from '../../domain/viewing.js';

const PAGE = 200;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Every reminder that is due within the hour, and those that are late. */
const NEAR_MS = 25 * HOUR;
/** As the privacy page promises: two years after the last that happened. */
export const keptDays = 730;

/** Periodic upkeep: viewings whose time has passed are completed, reminders that the queue lost are put back, old ones lose their person. */
export class UpkeepHandler {
  constructor(
    private readonly viewings: ViewingStore,
    private readonly change: ChangeViewing,
    private readonly reminders: ReminderQueue,
    private readonly erasure: ErasePersonHandler,
    private readonly erased: ErasedAccounts,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now().getTime();
    const ended = new Date(now - viewingMinutes * 60_000 + 1);
    for await (const page of this.confirmed(new Date(0), ended))
      for (const viewing of page) await this.change.byTime(viewing, { action: 'complete' });
    for await (const page of this.confirmed(new Date(now), new Date(now + NEAR_MS)))
      await this.reminders.plan(page);
    await this.erased.again((accountId) => this.erasure.erase(accountId));
    await this.forgetOld(new Date(now - keptDays * DAY));
  }

  private async forgetOld(before: Date): Promise<void> {
    for (;;) {
      const old = await this.viewings.untouchedSince(before, PAGE);
      for (const viewing of old) await this.erasure.viewing(viewing);
      if (old.length < PAGE) return;
    }
  }

  private async *confirmed(from: Date, to: Date): AsyncGenerator<readonly Viewing[]> {
    let page = await this.viewings.confirmed(from, to, { first: PAGE });
    while (page.length > 0) {
      yield page;
      page = await this.viewings.confirmed(from, to, { after: page.at(-1)!.id, first: PAGE });
    }
  }
}
