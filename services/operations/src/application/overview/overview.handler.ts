import { type Clock, within } from '@lintel/kernel';
import type { JobCounts, Jobs } from '@lintel/platform/jobs';
import { bucketStart, type Point, pointsOf, type Span, spanOf } from '../../domain/buckets.js';
import { type FigureName, type Figures } from '../../domain/figures.js';
import { emailQueue, figuresOf } from './figures-of.js';
import type { SampleStore } from './sample-store.js';
import type { ServiceHealth, Watched } from './watched.js';

export interface Overview {
  readonly at: Date;
  readonly services: readonly ServiceHealth[];
  readonly figures: Figures;
}

/** How long all open consoles share one look at everything, in milliseconds. */
const SAME_FOR_MS = 2000;
/** How long the queues may take to answer, in milliseconds; what they do not say by then is not known. */
const ANSWER_WITHIN_MS = 900;
const MINUTE_MS = 60_000;

/** How everything is, and has been. */
export class OverviewHandler {
  #last: { readonly at: number; readonly overview: Promise<Overview> } | undefined;

  constructor(
    private readonly watched: Watched,
    private readonly jobs: Jobs,
    private readonly samples: SampleStore,
    private readonly clock: Clock,
  ) {}

  now(): Promise<Overview> {
    const at = this.clock.now().getTime();
    // A clock that was set back must not keep old figures on show.
    const fresh = this.#last && Math.abs(at - this.#last.at) < SAME_FOR_MS;
    if (!fresh) this.#last = { at, overview: this.#look() };
    return this.#last!.overview;
  }

  async series(names: readonly FigureName[], span: Span): Promise<ReadonlyMap<FigureName, Point[]>> {
    const { ms, unit, pointMs } = spanOf[span];
    const since = bucketStart(unit, new Date(this.clock.now().getTime() - ms));
    const buckets = await this.samples.since(unit, since);
    return new Map(
      names.map((name) => [
        name,
        pointsOf(
          buckets.flatMap(({ at, tallies }) => (tallies[name] ? [{ at, tally: tallies[name] }] : [])),
          pointMs,
        ),
      ]),
    );
  }

  async #look(): Promise<Overview> {
    const at = this.clock.now();
    const [services, queues, sent] = await Promise.all([
      this.watched.look(),
      within(ANSWER_WITHIN_MS, this.#queues()),
      within(ANSWER_WITHIN_MS, this.#sent(at)),
    ]);
    return { at, services, figures: figuresOf(services, queues, sent) };
  }

  /** Null when the queue's engine is away. */
  async #queues(): Promise<ReadonlyMap<string, JobCounts> | null> {
    try {
      const names = await this.jobs.operations.queues();
      return new Map(
        await Promise.all(names.map(async (name) => [name, await this.jobs.counts(name)] as const)),
      );
    } catch {
      return null;
    }
  }

  /** How many e-mails went out in the last whole minute. */
  async #sent(at: Date): Promise<number | null> {
    const from = new Date(bucketStart('minute', at).getTime() - MINUTE_MS).toISOString();
    try {
      const minutes = await this.jobs.operations.throughput(emailQueue, from);
      return minutes.find(({ minute }) => minute === from)?.completed ?? 0;
    } catch {
      return null;
    }
  }
}
