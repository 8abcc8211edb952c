import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/figures.ts';
import { agencyToken } from './agency-token.ts';
import { Random } from './random.ts';
import { ReplicasLoad, type Visit } from './replicas-load.ts';
import { type Pair, startReplicas } from './replicas-profile.ts';

export interface ReplicasRun {
  readonly port: number;
  readonly logFolder: string;
  readonly seed: number;
  readonly seconds: number;
  /** Whether each is told to stop and started again, one after the other, in place of kills. */
  readonly rolling?: boolean | undefined;
  /** Requests a second, of everybody together. */
  readonly perSecond: number;
  /** Which services, on a machine that has no room for all. */
  readonly only?: readonly string[] | undefined;
  /** Those that are ended when the run is broken off. */
  readonly running: Set<{ end(): Promise<void> }>;
  /** The folder that `replicas.json` is written to; none is written without it. */
  readonly report?: string | undefined;
}

interface Kill {
  readonly process: string;
  readonly at: number;
}

export interface ReplicasReport {
  readonly when: string;
  readonly seed: number;
  readonly seconds: number;
  readonly kills: number;
  /** How many were replaced, one after the other, and how many there were to replace: none where they are killed. */
  readonly replaced: number;
  readonly toReplace: number;
  /** How often nobody could be killed, because the one beside everybody was not back. */
  readonly spared: number;
  readonly requests: number;
  readonly failed: number;
  /** Of all requests, those that were answered rightly. */
  readonly rightly: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  readonly restart: { readonly p50: number; readonly longest: number };
  /** How often, by kind of request and what was wrong. */
  readonly failures: Readonly<Record<string, number>>;
  /** Acknowledged homes that are not there. */
  readonly lost: readonly string[];
}

const KILL_EVERY_MS = 5000;
const HOMES = 40;
const AGENCY = 'Thistle & Marl';
const RIGHTLY = 0.9995;
const SLOWEST_MS = 3000;

/** Of what is replaced in order, nobody may notice anything. */
export const isReached = ({ rightly, slowest, lost, kills, replaced, toReplace }: ReplicasReport): boolean =>
  (toReplace > 0 ? replaced === toReplace : kills > 0) &&
  rightly >= (toReplace > 0 ? 1 : RIGHTLY) &&
  slowest <= SLOWEST_MS &&
  lost.length === 0;

/** Kills one replica every five seconds while people ask, and says what they were answered. */
export async function runReplicas({
  port,
  logFolder,
  seed,
  seconds,
  perSecond,
  rolling,
  only,
  running,
  report,
}: ReplicasRun): Promise<ReplicasReport> {
  const namespace = `replicas-${seed}-${Date.now().toString(36)}`;
  const profile = await startReplicas({ port, logFolder, namespace, only, running });
  try {
    const { origin, pairs } = profile;
    const load = new ReplicasLoad(origin, await agencyToken(profile, AGENCY), new Random(seed));
    await load.prepare(HOMES);
    // What was written is found a moment later.
    await load.found();
    load.start(perSecond);
    const killing = new Killing(pairs, new Random(seed + 1));
    const toReplace = rolling ? pairs.flatMap(({ processes }) => processes).length : 0;
    const replaced = rolling ? await replaceAll(pairs, seconds * 1000) : 0;
    if (!rolling) await killing.for(seconds * 1000);
    await load.stop();
    const result = resultOf(load.visits, killing, {
      ...{ seed, seconds, replaced, toReplace, restarts: pairs.flatMap(restartsOf) },
      lost: await load.lost(),
    });
    await load.close();
    if (report) {
      mkdirSync(report, { recursive: true });
      writeFileSync(join(report, 'replicas.json'), `${JSON.stringify(result, null, 2)}\n`);
    }
    return result;
  } finally {
    await profile.end();
  }
}

class Killing {
  readonly kills: Kill[] = [];
  readonly #pairs: readonly Pair[];
  readonly #random: Random;
  spared = 0;

  constructor(pairs: readonly Pair[], random: Random) {
    this.#pairs = pairs;
    this.#random = random;
  }

  async for(ms: number): Promise<void> {
    const until = performance.now() + ms;
    while (performance.now() + KILL_EVERY_MS < until) {
      await pause(KILL_EVERY_MS);
      this.#killOne();
    }
    await pause(Math.max(0, until - performance.now()));
  }

  /** Only where the other one of the two is at work: what is promised is of any one. */
  #killOne(): void {
    const able = this.#pairs.flatMap((pair) =>
      pair.processes.every((process) => pair.isReady(process)) ? pair.processes : [],
    );
    const victim = able.length > 0 ? this.#random.pick(able) : undefined;
    if (victim?.kill()) this.kills.push({ process: victim.name, at: performance.now() });
    else this.spared++;
  }
}

/** Each in turn, and the next once work is sent to it again, as an orchestrator does. Resolves with how many there was time for. */
async function replaceAll(pairs: readonly Pair[], withinMs: number): Promise<number> {
  const until = performance.now() + withinMs;
  let replaced = 0;
  for (const pair of pairs)
    for (const process of pair.processes) {
      if (performance.now() > until) return replaced;
      await process.stop();
      process.start();
      await process.whenReady();
      while (!pair.isReady(process)) await pause(50);
      replaced++;
    }
  return replaced;
}

const restartsOf = ({ processes }: Pair): readonly number[] => processes.flatMap(({ restarts }) => restarts);

function resultOf(
  visits: readonly Visit[],
  { kills, spared }: Killing,
  given: {
    readonly seed: number;
    readonly seconds: number;
    readonly replaced: number;
    readonly toReplace: number;
    readonly restarts: readonly number[];
    readonly lost: readonly string[];
  },
): ReplicasReport {
  const { restarts, ...rest } = given;
  const failed = visits.filter(({ failure }) => failure !== undefined);
  const failures: Record<string, number> = {};
  for (const { kind, failure, at, ms } of failed) {
    const last = kills.findLast((kill) => kill.at <= at + ms);
    const name = `${kind}: ${failure}, after ${last?.process ?? 'nobody'} was killed`;
    failures[name] = (failures[name] ?? 0) + 1;
  }
  const times = visits.map(({ ms }) => ms);
  const part = (sample: readonly number[], share: number) => Math.round(percentile(sample, share) || 0);
  return {
    when: new Date().toISOString(),
    ...{ kills: kills.length, spared, requests: visits.length, failed: failed.length },
    rightly: visits.length === 0 ? 0 : 1 - failed.length / visits.length,
    ...{ p50: part(times, 0.5), p99: part(times, 0.99), slowest: part(times, 1) },
    restart: { p50: part(restarts, 0.5), longest: part(restarts, 1) },
    failures,
    ...rest,
  };
}
