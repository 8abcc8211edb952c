import type { CloudEvent, PublicListing } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { overtaken, untilWritten } from '@lintel/service-kit';
import { summaryOf } from '../../domain/saved/known-home.js';
import { idOfSavedHome, isNewsOfHome, type SavedHome, tellOfHome } from '../../domain/saved/saved-home.js';
import type { HomeMarkStore } from '../saved/home-mark-store.js';
import type { HomeNews, SavedHomeStore } from '../saved/saved-home-store.js';

type ListingEvent = CloudEvent<PublicListing>;

/** Tells those who saved a home when its price or status differs from what they were last told. Of a removed home nothing is said, nor to those who have hidden it. */
export class TellChangedHomesHandler {
  constructor(
    private readonly homes: SavedHomeStore,
    private readonly marks: Pick<HomeMarkStore, 'hiddenAmong'>,
    private readonly clock: Clock,
  ) {}

  async handle(events: readonly CloudEvent[]): Promise<void> {
    // Of changes back to back the last one is told.
    const latest = new Map<number, ListingEvent>();
    for (const event of events)
      if (event.type === 'lintel.listing.removed.v1') latest.delete(Number(event.subject));
      else latest.set(Number(event.subject), event as ListingEvent);
    if (latest.size === 0) return;
    // Savers whose record was written meanwhile are tried again.
    await untilWritten('what savers of homes keep', { attempts: 5 }, async () =>
      (await this.tellSavers(latest)) ? undefined : overtaken,
    );
  }

  /** False when some of them must be tried again. */
  private async tellSavers(latest: ReadonlyMap<number, ListingEvent>): Promise<boolean> {
    let isDone = true;
    for await (const savers of this.homes.savers([...latest.keys()])) {
      const hidden = await this.marks.hiddenAmong(
        [...new Set(savers.map(({ accountId }) => accountId))],
        [...latest.keys()],
      );
      const news = savers.flatMap((saver) => this.newsFor(saver, latest.get(saver.listingId)!, hidden) ?? []);
      if (news.length > 0 && (await this.homes.tell(news)) < news.length) isDone = false;
    }
    return isDone;
  }

  private newsFor(
    before: SavedHome,
    { data, sequence, traceparent }: ListingEvent,
    hidden: ReadonlySet<string>,
  ): HomeNews | null {
    const after = tellOfHome(before, { ...data, sequence }, this.clock.now());
    const isHidden = hidden.has(idOfSavedHome(before.accountId, before.listingId));
    const isTold = !isHidden && isNewsOfHome(before, data);
    return after && { before, after, traceparent, home: isTold ? summaryOf(data) : null };
  }
}
