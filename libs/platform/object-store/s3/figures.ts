/** One thing that the server was asked for. */
export interface S3Measure {
  /** Such as `put`, `get`, `head`, `list`. */
  readonly operation: string;
  readonly seconds: number;
  readonly failed: boolean;
}

/** The share of the latest in the running mean. */
const LATEST = 0.05;

/** Counts what the server is asked for. */
export class S3Figures {
  #requests = 0;
  #failures = 0;
  #underWay = 0;
  #latency = 0;

  constructor(private readonly onMeasure?: (measure: S3Measure) => void) {}

  async measure<T>(operation: string, run: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    let failed = true;
    this.#underWay += 1;
    try {
      const result = await run();
      failed = false;
      return result;
    } finally {
      const seconds = (performance.now() - begun) / 1000;
      this.#underWay -= 1;
      this.#requests += 1;
      this.#failures += Number(failed);
      this.#latency += (seconds - this.#latency) * (this.#requests === 1 ? 1 : LATEST);
      this.onMeasure?.({ operation, seconds, failed });
    }
  }

  get gauges() {
    return {
      requests: this.#requests,
      failures: this.#failures,
      under_way: this.#underWay,
      latency_seconds: this.#latency,
    };
  }
}
