/** The system is asked at most so often, in milliseconds: an answer takes a tenth of what a cheap request does. */
const ASKED_EVERY_MS = 2;

/** Of the processor's time, in milliseconds: nobody is charged for what else the machine has to do. Work that was done since it was last asked is told the next time. */
function ofProcess(): () => number {
  let [at, done] = [Number.NEGATIVE_INFINITY, 0];
  return () => {
    const now = performance.now();
    if (now - at < ASKED_EVERY_MS) return done;
    const { user, system } = process.cpuUsage();
    [at, done] = [now, (user + system) / 1000];
    return done;
  };
}

/** How much of the process's work each request accounts for: what is done while several are under way is divided equally among them. */
export class WorkShares {
  private underWay = 0;
  /** What a request that had been under way since the beginning would account for. */
  private share = 0;
  private settled: number;

  constructor(private readonly done: () => number = ofProcess()) {
    this.settled = done();
  }

  /** A request begins. Call what is returned once, when it is answered. @returns what says how many milliseconds of work it was */
  begin(): () => number {
    this.settle();
    this.underWay += 1;
    const before = this.share;
    return () => {
      this.settle();
      this.underWay -= 1;
      return this.share - before;
    };
  }

  private settle(): void {
    const done = this.done();
    if (this.underWay > 0) this.share += (done - this.settled) / this.underWay;
    this.settled = done;
  }
}
