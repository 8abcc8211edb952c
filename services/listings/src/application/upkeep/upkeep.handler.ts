import type { Clock } from '@lintel/kernel';
import type { ErasedAccounts } from '@lintel/service-kit';
import { restorableDays } from '../../domain/listing.js';
import type { ListingForms } from '../listing-forms.js';
import type { StockUpkeep } from './stock-upkeep.js';

const DAY_MS = 86_400_000;
/** How long a form is kept that nobody came back to. */
const FORM_DAYS = 90;

/** Periodic upkeep: what cannot be restored any more leaves the stock, and forms that nobody came back to are forgotten. */
export class UpkeepHandler {
  constructor(
    private readonly stock: StockUpkeep,
    private readonly forms: ListingForms,
    private readonly erased: ErasedAccounts,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.stock.setGoneAside(new Date(now - restorableDays * DAY_MS));
    await this.forms.forgetSavedBefore(new Date(now - FORM_DAYS * DAY_MS));
    await this.erased.again((accountId) => this.forms.eraseOf(accountId));
  }
}
