import type { Clock, Result } from '@lintel/kernel';
import { type Refusal, answer } from '@lintel/service-kit';
import type { Changed } from '../../application/change-viewing.js';
import type { HomeStore } from '../../application/viewing-store.js';
import { toViewingView, type ViewingView } from './viewing.view.js';

/** Puts the homes to viewings, a page of them at once. */
export class ViewingViews {
  constructor(
    private readonly homes: HomeStore,
    private readonly clock: Clock,
  ) {}

  async all(changed: readonly Changed[]): Promise<ViewingView[]> {
    const homes = await this.homes.findAll(changed.map(({ viewing }) => viewing.listingId));
    const now = this.clock.now();
    return changed.map(({ viewing, sides }) =>
      toViewingView(viewing, homes.get(viewing.listingId)!, sides, now),
    );
  }

  async one(result: Result<Changed, Refusal>): Promise<ViewingView> {
    const [view] = await this.all([answer(result)]);
    return view!;
  }
}
