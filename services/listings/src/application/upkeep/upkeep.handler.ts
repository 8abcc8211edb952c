import type { Clock } from '@lintel/kernel';
import type { ErasedAccounts, Reports } from '@lintel/service-kit';
import { restorableDays } from '../../domain/listing.js';
import type { ListingForms } from '../listing-forms.js';
import type { StockUpkeep } from './stock-upkeep.js';

const DAY_MS = 86_400_000;
/** How long a form is kept that nobody came back to. */
const FORM_DAYS = 90;

/** Periodic upkeep: what cannot be restored any more leaves the stock, and forms that nobody came back to are forgotten, as are reports that were settled long ago. */
export class UpkeepHandler {
  constructor(
    private readonly stock: StockUpkeep,
    private readonly forms: ListingForms,
    private readonly reports: Reports,
    private readonly erased: ErasedAccounts,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.stock.setGoneAside(new Date(now - restorableDays * DAY_MS));
    await this.forms.forgetSavedBefore(new Date(now - FORM_DAYS * DAY_MS));
    await this.reports.forget();
    await this.erased.again(async (accountId) => {
      await this.forms.eraseOf(accountId);
      await this.reports.erase(accountId);
    });
  }
}
