import type { Clock } from '@lintel/kernel';
import type { ErasedAccounts } from '@lintel/service-kit';
import { giveOutcode, restorableDays } from '../../domain/listing.js';
import type { ListingForms } from '../listing-forms.js';
import type { ListingStore } from '../listing-store.js';
import type { StockUpkeep } from './stock-upkeep.js';

const DAY_MS = 86_400_000;
/** A form that nobody came back to. */
const FORM_DAYS = 90;
const PAGE = 200;

/** What has to be done now and then. */
export class UpkeepHandler {
  constructor(
    private readonly stock: StockUpkeep,
    private readonly store: ListingStore,
    private readonly forms: ListingForms,
    private readonly erased: ErasedAccounts,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.stock.setGoneAside(new Date(now - restorableDays * DAY_MS));
    await this.forms.forgetSavedBefore(new Date(now - FORM_DAYS * DAY_MS));
    await this.erased.again((accountId) => this.forms.eraseOf(accountId));
    await this.giveOutcodes();
  }

  /** An earlier version read them from whole postcodes alone, and forgot at an edit what it had been told. */
  private async giveOutcodes(): Promise<void> {
    if (await this.stock.isDone('outcodes')) return;
    for (let after = 0; ;) {
      const page = await this.stock.withoutOutcode(after, PAGE);
      for (const listing of page) {
        const given = giveOutcode(listing, this.clock.now());
        // Whoever changes it meanwhile reads the outcode as well.
        if (given !== listing) await this.store.replace(listing, given);
      }
      if (page.length < PAGE) break;
      after = page.at(-1)!.id;
    }
    await this.stock.setDone('outcodes');
  }
}
