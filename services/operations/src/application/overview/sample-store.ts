import { token } from '@lintel/platform/port';
import type { BucketUnit, Tally } from '../../domain/buckets.js';
import type { FigureName, Figures } from '../../domain/figures.js';

export interface Bucket {
  readonly at: Date;
  readonly tallies: Readonly<Partial<Record<FigureName, Tally>>>;
}

export interface SampleStore {
  /** Adds one sample to a bucket, in one write, whoever else does at the same time. */
  add(unit: BucketUnit, at: Date, figures: Figures): Promise<void>;
  /** The oldest first. */
  since(unit: BucketUnit, at: Date): Promise<readonly Bucket[]>;
  forget(unit: BucketUnit, before: Date): Promise<void>;
}

export const SAMPLE_STORE = token<SampleStore>('SampleStore');
