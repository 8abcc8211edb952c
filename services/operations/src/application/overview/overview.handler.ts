import { type Clock, within } from '@lintel/kernel';
import type { JobCounts, Jobs } from '@lintel/platform/jobs';
import { bucketStart, type Point, pointsOf, type Span, spanOf } from '../../domain/buckets.js';
import { type FigureName, type Figures } from '../../domain/figures.js';
import type { BackupsHandler } from '../backups/backups.handler.js';
import { emailQueue, figuresOf } from './figures-of.js';
import type { SampleStore } from './sample-store.js';
import { Shared } from './shared.js';
import type { ServiceHealth, Watched } from './watched.js';

export interface Overview {
  readonly at: Date;
  readonly services: readonly ServiceHealth[];
  readonly figures: Figures;
  /** By name; null when the queues' engine could not say. */
  readonly queues: ReadonlyMap<string, JobCounts> | null;
}

/** How long the queues may take to answer, in milliseconds; what they do not say by then is not known. */
const ANSWER_WITHIN_MS = 900;
const MINUTE_MS = 60_000;
/** A mail server takes an e-mail in a second or two. */
const HANGING_AFTER_MS = 5000;
const MOST_HANGING = 100;

/** How everything is, and has been. */
export class OverviewHandler {
  readonly #now: Shared<Overview>;

  constructor(
    private readonly watched: Watched,
    private readonly jobs: Jobs,
    private readonly samples: SampleStore,
    private readonly clock: Clock,
    private readonly backups: Pick<BackupsHandler, 'ageHours'>,
  ) {
    this.#now = new Shared(clock, () => this.#look());
  }

  now(): Promise<Overview> {
    return this.#now.get();
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
    const [services, queues, sent, hanging] = await Promise.all([
      this.watched.look(),
      within(ANSWER_WITHIN_MS, this.#queues()),
      within(ANSWER_WITHIN_MS, this.#sent(at)),
      within(ANSWER_WITHIN_MS, this.#hanging(at)),
    ]);
    const known = figuresOf(services, queues, sent, hanging ?? 0);
    return { at, services, queues, figures: { ...known, ...this.#backups() } };
  }

  #backups(): Figures {
    const backupAge = this.backups.ageHours();
    return backupAge === null ? {} : { backupAge };
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

  /** How many e-mails a mail server keeps waiting, of the first that are under way. */
  async #hanging(at: Date): Promise<number> {
    try {
      const { jobs } = await this.jobs.list(emailQueue, 'active', { first: MOST_HANGING });
      const before = new Date(at.getTime() - HANGING_AFTER_MS).toISOString();
      return jobs.filter(({ startedAt }) => startedAt !== undefined && startedAt < before).length;
    } catch {
      return 0;
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
