import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { Logger } from '../../logging/logger.js';

export type Signal = 'traces' | 'metrics' | 'logs';

/** The most that waits of a signal, to be sent or to be answered: what comes beyond it is dropped, so that an address that hangs costs no memory. */
const MOST_WAITING = 4096;

/** What the batches before it hold back at most, so that the limit is ours, and counted. */
export const batching = { maxQueueSize: MOST_WAITING, maxExportBatchSize: 512, scheduledDelayMillis: 1000 };

interface Exporter<Batch> {
  export(batch: Batch, answered: (result: ExportResult) => void): void;
}

/** Counts what could not be sent. The log has one line as it begins, and one when it is over. */
export class Losses {
  readonly #logger: Logger;
  readonly #count: (signal: Signal, lost: number) => void;
  readonly #waiting: Record<Signal, number> = { traces: 0, metrics: 0, logs: 0 };
  #lost = 0;
  #away = false;

  constructor(logger: Logger, count: (signal: Signal, lost: number) => void) {
    this.#logger = logger;
    this.#count = count;
  }

  /** Whether one more may wait. */
  admits(signal: Signal): boolean {
    if (this.#waiting[signal] >= MOST_WAITING) {
      this.#lose(signal, 1);
      return false;
    }
    this.#waiting[signal]++;
    return true;
  }

  /** The exporter, whose answers are counted. @param sizeOf a batch, in what `admits` let in */
  watch<Batch, Of extends Exporter<Batch>>(
    signal: Signal,
    exporter: Of,
    sizeOf: (batch: Batch) => number,
  ): Of {
    const send = exporter.export.bind(exporter);
    exporter.export = (batch, answered) =>
      send(batch, (result) => {
        const size = sizeOf(batch);
        this.#waiting[signal] = Math.max(0, this.#waiting[signal] - size);
        if (result.code === ExportResultCode.SUCCESS) this.#sent();
        else this.#failed(signal, size, result.error);
        answered(result);
      });
    return exporter;
  }

  #lose(signal: Signal, lost: number): void {
    this.#lost += lost;
    this.#count(signal, lost);
  }

  #failed(signal: Signal, size: number, error: Error | undefined): void {
    this.#lose(signal, size);
    if (this.#away) return;
    this.#away = true;
    this.#logger.warn(
      { signal, reason: error?.message || error?.name },
      'telemetry cannot be sent and is dropped',
    );
  }

  #sent(): void {
    if (!this.#away) return;
    this.#away = false;
    this.#logger.info({ lost: this.#lost }, 'telemetry is sent again');
    this.#lost = 0;
  }
}
