import type { Clock } from '@lintel/kernel';
import { bucketStart, type BucketUnit, keptMs } from '../../domain/buckets.js';
import type { OverviewHandler } from './overview.handler.js';
import type { SampleStore } from './sample-store.js';

const units: readonly BucketUnit[] = ['minute', 'hour'];

/** Writes down how things are, into the bucket of this minute and of this hour, and drops those that are too old. */
export class SampleHandler {
  constructor(
    private readonly overview: OverviewHandler,
    private readonly samples: SampleStore,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const { at, figures } = await this.overview.now();
    for (const unit of units) await this.samples.add(unit, bucketStart(unit, at), figures);
  }

  async forget(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const unit of units) await this.samples.forget(unit, new Date(now - keptMs[unit]));
  }
}
