/** How callers share one process. */
export const fairness = {
  /** Requests a second beyond which a caller gives way to others. A page of ours asks for a dozen at once. */
  busyPerSecond: 15,
  /** Milliseconds of work a second beyond which a caller does so too. */
  busyWorkMs: 90,
  /** Requests of a busy caller at a time while others are there: more where they are cheap and the process mostly waits for others. */
  busyAtOnce: { loaded: 1, idle: 8 },
  /** The share of time at work from which on a process counts as loaded. */
  loaded: 0.5,
  /** Requests of any one caller at a time. */
  atOnce: 64,
  /** A caller who has asked for nothing for so long counts as gone. */
  presentMs: 2000,
  /** While others are there, a busy caller's requests begin so many times as far apart as one usually keeps the process at work; not a program's. */
  apartTimes: 12,
  /** Milliseconds of work that a caller's usual request may take: a busy caller rests `restTimes` as long as the excess while others are there. */
  freeMs: 10,
  restTimes: 160,
  longestRestMs: 8000,
  /** A program rests at most so many times as long as its usual request takes: a fifth of the process is left to it, on a slow machine too, as what it is refused is not listed. */
  programRestTimes: 4,
  /** A busy caller's next request begins after this, whoever else is being served. */
  patienceMs: 100,
  /** Requests of one caller that may wait. */
  waiting: 5000,
  longestWaitMs: 10_000,
  /** Milliseconds within which requests begin in one turn of the event loop, of which Node takes one new connection each: where the work of a request is done in the turn that it begins in, those who are connected would have the process to themselves. */
  turnMs: 5,
  /** Where so many callers wait, more is asked than the process can do: who asks for little waits no longer, as the answer would come when nobody waits for it any more. */
  overloadedCallers: 32,
  overloadedWaitMs: 1500,
  /** Of that, one turn of the event loop counts for no more: what a single long one has kept waiting can be done after it. */
  longestTurnMs: 50,
} as const;

interface Caller {
  readonly waiting: Waiting[];
  /** Asked for much since some of its requests wait. */
  isOfMany: boolean;
  /** Shows a token of its own, so that it is known who sends it. */
  program: boolean;
  running: number;
  /** Requests a second, and milliseconds of work a second, lately: both halve each second. */
  rate: number;
  work: number;
  at: number;
  /** Milliseconds of work that one request takes, as a running mean. */
  usualWork: number;
  restUntil: number;
}

interface Waiting {
  readonly since: number;
  /** By `turned`. */
  readonly turnedSince: number;
  readonly isGone: () => boolean;
  readonly go: (answer: Turn | NoTurn) => void;
}

/** The least that anybody asks for, requests a second, of those who are there and of those who are being served: 0 where one is not busy, Infinity where there is none. */
interface Others {
  readonly present: number;
  readonly atWork: number;
}

/** Why there is no turn: the caller asks for too much, or all callers together do. */
export type NoTurn = 'too many' | 'overloaded';

/** When something is done: as soon as what has begun is done or waits for others, or once the event loop has turned. */
interface EventLoop {
  afterWork(then: () => void): void;
  afterTurn(then: () => void): void;
}

/** Node's ticks follow its microtasks, once none is left. */
const afterWork = (then: () => void) => queueMicrotask(() => process.nextTick(then));

/** Called once when the request's work is done. @param workMs for how long it kept the process at work */
export type Turn = (workMs: number) => void;

/**
 * Decides whose request is worked on next. A caller who asks for little is let through at once. One who asks for much waits in a queue of their own
 * while others are served, one request at a time when these are costly or the process is loaded, and rests after costly ones, so that others seldom
 * meet that work. A caller who is alone waits for nobody. What begins in one turn of the event loop is little, so that all others are heard between, and told at once when
 * there is more to do than can be done.
 */
export class FairQueue {
  private readonly callers = new Map<string, Caller>();
  /** Callers with waiting requests, in the order of their turns. */
  private readonly line = new Map<string, Caller>();
  private timer: NodeJS.Timeout | undefined;
  /** When the first request began in this turn of the event loop. */
  private turnSince: number | undefined;
  /** Milliseconds in which the event loop turned. */
  private turned = 0;
  private lookedAt = 0;
  private forgotAt = 0;

  constructor(
    /** The share of time that the process was at work lately. */
    private readonly load: () => number = loadOfProcess(),
    private readonly now: () => number = () => performance.now(),
    private readonly loop: EventLoop = { afterWork, afterTurn: setImmediate },
  ) {}

  /**
   * Resolves when it is the request's turn, or with why there is none: too many of the caller's wait already, or it waited too long.
   *
   * @param isGone whether nobody waits for the answer any more: then there is none either, and the turn is the next one's
   */
  enter(name: string, program = false, isGone = () => false): Promise<Turn | NoTurn> {
    const caller = this.callerOf(name);
    caller.program = program;
    const now = this.now();
    this.age(caller, now);
    this.look(now);
    // At a steady rate, the sum is that rate.
    caller.rate += Math.LN2;
    if (
      caller.waiting.length === 0 &&
      this.hasTime(now) &&
      this.mayStart(caller, now, now, () => this.others(now))
    )
      return Promise.resolve(this.start(caller));
    if (caller.waiting.length >= fairness.waiting) return Promise.resolve('too many');
    return new Promise((go) => {
      if (caller.waiting.length === 0) {
        this.line.set(name, caller);
        caller.isOfMany = false;
      }
      caller.waiting.push({ since: now, turnedSince: this.turned, isGone, go });
      caller.isOfMany ||= isBusy(caller);
      this.wake();
    });
  }

  /** Starts the requests whose turn it is, one after another and one of each caller before the second of any. */
  next(): void {
    const now = this.now();
    this.look(now);
    let seen: Others | undefined;
    // Looked at once for all who wait.
    const others = () => (seen ??= this.others(now));
    for (const [name, caller] of this.line) {
      const first = caller.waiting[0]!;
      const answer = this.answerTo(caller, first, others);
      if (!answer) continue;
      caller.waiting.shift();
      first.go(answer);
      this.line.delete(name);
      if (caller.waiting.length > 0) this.line.set(name, caller);
      // What it takes is known once it has been done.
      if (typeof answer === 'function') return this.loop.afterWork(() => this.next());
    }
    this.wake();
  }

  /** A turn, why there will be none, or nothing yet. */
  private answerTo(caller: Caller, first: Waiting, others: () => Others): Turn | NoTurn | undefined {
    const now = this.now();
    const waited = now - first.since;
    if (first.isGone() || waited > fairness.longestWaitMs) return 'too many';
    if (!this.mayStart(caller, now, first.since, others)) return undefined;
    if (this.hasTime(now)) return this.start(caller);
    const isLate = this.turned - first.turnedSince > fairness.overloadedWaitMs;
    const isOverloaded = this.line.size >= fairness.overloadedCallers;
    return isLate && isOverloaded && !caller.isOfMany ? 'overloaded' : undefined;
  }

  /** Once a turn at least while requests wait. */
  private look(now: number): void {
    this.turned += Math.min(now - this.lookedAt, fairness.longestTurnMs);
    this.lookedAt = now;
    this.forget(now);
  }

  /** Seldom, as there may be thousands of callers and each may ask once. */
  private forget(now: number): void {
    if (now - this.forgotAt < fairness.presentMs) return;
    this.forgotAt = now;
    for (const [name, { running, waiting, at }] of this.callers)
      if (running === 0 && waiting.length === 0 && now - at > fairness.presentMs) this.callers.delete(name);
  }

  private hasTime(now: number): boolean {
    return this.turnSince === undefined || now - this.turnSince < fairness.turnMs;
  }

  stop(): void {
    clearTimeout(this.timer);
    const line = [...this.line.values()];
    this.line.clear();
    for (const { waiting } of line) for (const { go } of waiting.splice(0)) go('overloaded');
  }

  private start(caller: Caller): Turn {
    if (this.turnSince === undefined) {
      this.turnSince = this.now();
      this.loop.afterTurn(() => {
        this.turnSince = undefined;
        this.next();
      });
    }
    caller.running += 1;
    const apart = caller.program ? 0 : caller.usualWork * fairness.apartTimes;
    caller.restUntil = this.now() + Math.min(fairness.longestRestMs, apart);
    return (workMs) => {
      const now = this.now();
      this.age(caller, now);
      caller.running -= 1;
      caller.work += Math.LN2 * workMs;
      caller.usualWork += (workMs - caller.usualWork) / (caller.usualWork === 0 ? 1 : 5);
      const beyond = Math.max(0, caller.usualWork - fairness.freeMs);
      const longest = caller.program ? caller.usualWork * fairness.programRestTimes : fairness.longestRestMs;
      const rest = Math.min(longest, fairness.longestRestMs, beyond * fairness.restTimes);
      caller.restUntil = Math.max(caller.restUntil, now + rest);
      if (this.hasTime(now)) this.next();
    };
  }

  private mayStart(caller: Caller, now: number, since: number, others: () => Others): boolean {
    if (caller.running >= fairness.atOnce) return false;
    if (!isBusy(caller)) return true;
    const { present, atWork } = others();
    if (!givesWayTo(present, caller)) return true;
    if (now < caller.restUntil) return false;
    const { loaded, idle } = fairness.busyAtOnce;
    const dear = caller.usualWork > fairness.freeMs;
    if (caller.running >= (dear || this.load() > fairness.loaded ? loaded : idle)) return false;
    return !givesWayTo(atWork, caller) || now - since >= fairness.patienceMs;
  }

  private others(now: number): Others {
    let [present, atWork] = [Infinity, Infinity];
    for (const caller of this.callers.values()) {
      const works = caller.running > 0;
      if (!works && now - caller.at > fairness.presentMs) continue;
      const asksFor = isBusy(caller) ? caller.rate : 0;
      present = Math.min(present, asksFor);
      if (works) atWork = Math.min(atWork, asksFor);
    }
    return { present, atWork };
  }

  private callerOf(name: string): Caller {
    const known = this.callers.get(name);
    if (known) return known;
    const caller: Caller = {
      waiting: [],
      isOfMany: false,
      program: false,
      running: 0,
      rate: 0,
      work: 0,
      at: this.now(),
      usualWork: 0,
      restUntil: 0,
    };
    this.callers.set(name, caller);
    return caller;
  }

  private age(caller: Caller, now: number): void {
    const kept = 2 ** (-(now - caller.at) / 1000);
    caller.rate *= kept;
    caller.work *= kept;
    caller.at = now;
  }

  /** By a timer, since a rest or `patienceMs` may end when no request comes or goes. */
  private wake(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.line.size > 0) this.timer = setTimeout(() => this.next(), LOOK_AGAIN_MS).unref();
  }
}

const LOOK_AGAIN_MS = 5;
/** To those who ask for little, or for much less. One who is busy is never its own other. */
const givesWayTo = (least: number, { rate }: Caller): boolean => 2 * least <= rate;
/** A request under way counts as the caller's usual work. Waiting ones count as a rate: they may be why the caller sends no more. */
const isBusy = ({ rate, waiting, work, running, usualWork }: Caller): boolean =>
  Math.max(rate, waiting.length) > fairness.busyPerSecond || work + running * usualWork > fairness.busyWorkMs;

const SAMPLE_MS = 200;

/** Measured when asked for, a few times a second at most. */
function loadOfProcess(): () => number {
  let [load, at, since] = [0, performance.now(), performance.eventLoopUtilization()];
  return () => {
    if (performance.now() - at < SAMPLE_MS) return load;
    load = performance.eventLoopUtilization(since).utilization;
    [at, since] = [performance.now(), performance.eventLoopUtilization()];
    return load;
  };
}
