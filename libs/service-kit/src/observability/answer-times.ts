/** What is looked at, in parts that are forgotten one after the other: who waits too long is heard of within ten seconds. */
const PART_MS = 2500;
const PARTS = 4;

interface Part {
  readonly at: number;
  count: number;
  sum: number;
  longest: number;
}

/** How long a service took to answer in the last ten seconds, in milliseconds. */
export class AnswerTimes {
  private parts: readonly Part[] = [];

  /** @param now in milliseconds, of a clock that never jumps */
  constructor(private readonly now: () => number = () => performance.now()) {}

  async time<Value>(answering: () => Promise<Value>): Promise<Value> {
    const began = this.now();
    try {
      return await answering();
    } finally {
      this.add(this.now() - began);
    }
  }

  add(ms: number): void {
    const at = Math.floor(this.now() / PART_MS);
    let part = this.parts.at(-1);
    if (part?.at !== at) {
      part = { at, count: 0, sum: 0, longest: 0 };
      this.parts = [...this.parts.filter((one) => one.at > at - PARTS), part];
    }
    part.count += 1;
    part.sum += ms;
    part.longest = Math.max(part.longest, ms);
  }

  /** `mean_ms` and `longest_ms` are left out where nothing was asked. */
  gauges(): Record<string, number> {
    const since = Math.floor(this.now() / PART_MS) - PARTS;
    const parts = this.parts.filter(({ at }) => at > since);
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    if (count === 0) return { answers: 0 };
    const sum = parts.reduce((all, part) => all + part.sum, 0);
    const longest = Math.max(...parts.map((part) => part.longest));
    return { answers: count, mean_ms: Math.round(sum / count), longest_ms: Math.round(longest) };
  }
}
