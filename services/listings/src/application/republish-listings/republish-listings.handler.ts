/** Where the present state of listings is put among the events that wait to be published. */
export interface ListingRepublisher {
  /**
   * Puts the state of at most `first` listings that the public sees or once saw into their outboxes, ascending by id, beginning above `after`. One
   * with an event in its outbox already is left to it.
   *
   * @returns the ids that were looked at.
   */
  publishAnew(after: number, first: number): Promise<readonly number[]>;
}

const BATCH = 500;

/**
 * Publishes every listing's present state anew, for readers whose topic was lost, as after a broker was replaced. The events have the sequence of
 * the last change: a reader that has it ignores them.
 */
export class RepublishListingsHandler {
  constructor(private readonly listings: ListingRepublisher) {}

  /**
   * @param after the highest id that an earlier run came to, to go on from there
   * @param onProgress told after each batch how many there were, and the highest id so far
   */
  async handle(after: number, onProgress: (done: number, last: number) => void): Promise<void> {
    let done = 0;
    for (let last = after; ;) {
      const ids = await this.listings.publishAnew(last, BATCH);
      if (ids.length === 0) return;
      last = ids.at(-1)!;
      onProgress((done += ids.length), last);
    }
  }
}
