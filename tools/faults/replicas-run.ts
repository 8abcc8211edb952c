import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEventBus } from '@lintel/platform/adapters';
import type { EventBus } from '@lintel/platform/event-bus';
import { percentile } from '../bench/figures.ts';
import { fromRoot } from '../bench/program.ts';
import { agencyToken } from './agency-token.ts';
import { Random } from './random.ts';
import { readAll } from './reading.ts';
import { buildNextRelease } from './next-release.ts';
import { ReplicasLoad, type Kinds, usualKinds, type Visit } from './replicas-load.ts';
import { type Pair, type ReplicasProfile, startReplicas } from './replicas-profile.ts';

export interface ReplicasRun {
  readonly port: number;
  readonly logFolder: string;
  readonly seed: number;
  readonly seconds: number;
  /** Whether each is replaced by one of the next release, one after the other, and back again, in place of kills. */
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
  /** How often one was replaced by one of the other release, and how often that was to be, forth and back: never where they are killed. */
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
  /** The same where what pages ask is asked again as they do: the share answered rightly in the end, and the longest that one took, in milliseconds. */
  readonly toPages: { readonly rightly: number; readonly slowest: number };
  readonly restart: { readonly p50: number; readonly longest: number };
  /** How often, by kind of request and what was wrong. */
  readonly failures: Readonly<Record<string, number>>;
  /** Acknowledged homes that are not there. */
  readonly lost: readonly string[];
  /** Of a change of releases: what either made of the other's events and documents that it should not have, a line each. */
  readonly misread: readonly string[];
}

const KILL_EVERY_MS = 5000;
/** How long everybody is of the next release, and people use it. */
const NEXT_RELEASE_MS = 15_000;
const HANDLED_WITHIN_MS = 60_000;
const HOMES = 40;
const AGENCY = 'Thistle & Marl';
const RIGHTLY = 0.9995;
const SLOWEST_MS = 3000;

/** Of what is replaced in order, nobody may notice anything. */
export const isReached = ({
  rightly,
  slowest,
  lost,
  misread,
  kills,
  replaced,
  toReplace,
}: ReplicasReport): boolean =>
  (toReplace > 0 ? replaced === toReplace : kills > 0) &&
  rightly >= (toReplace > 0 ? 1 : RIGHTLY) &&
  slowest <= SLOWEST_MS &&
  lost.length === 0 &&
  misread.length === 0;

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
  const next = rolling ? buildNextRelease() : undefined;
  // However the run ends.
  if (next) process.once('exit', () => next.remove());
  const profile = await startReplicas({ port, logFolder, namespace, only, running });
  try {
    const { origin, pairs } = profile;
    const token = await agencyToken(profile, AGENCY);
    const load = new ReplicasLoad(origin, token, new Random(seed), next ? kindsOf(pairs) : usualKinds);
    await load.prepare(HOMES);
    // What was written is found a moment later.
    await load.found();
    load.start(perSecond);
    const killing = new Killing(pairs, new Random(seed + 1));
    const rolled = next && (await rollOver(profile, load, { next: next.path, withinMs: seconds * 1000 }));
    if (!rolled) await killing.for(seconds * 1000);
    await load.stop();
    const misread = rolled ? [...rolled.misread, ...(await leftBy(profile, load))] : [];
    const result = resultOf(load.visits, killing, {
      ...{ seed, seconds, misread, restarts: pairs.flatMap(restartsOf) },
      ...{ replaced: rolled?.replaced ?? 0, toReplace: rolled?.toReplace ?? 0 },
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

interface Rolled {
  readonly replaced: number;
  readonly toReplace: number;
  readonly misread: readonly string[];
}

/**
 * Over to the next release and back while people ask. Services go first and the gateway last, as it offers what they answer; on the way back the gateway is first.
 * Only between the two do people use pages that know what is new.
 */
async function rollOver(
  { pairs }: ReplicasProfile,
  load: ReplicasLoad,
  { next, withinMs }: { readonly next: string; readonly withinMs: number },
): Promise<Rolled> {
  const until = performance.now() + withinMs;
  const there = await replaceAll(pairs, { root: next, until });
  let unshown: string[] = [];
  if (performance.now() < until) {
    load.next = true;
    await pause(NEXT_RELEASE_MS);
    load.next = false;
    unshown = await load.unshown();
  }
  const back = await replaceAll(pairs.toReversed(), { root: fromRoot('.'), until });
  return {
    replaced: there + back,
    toReplace: 2 * pairs.flatMap(({ processes }) => processes).length,
    misread: unshown.map((title) => `searches do not show the strapline of ${title}`),
  };
}

/** Each in turn, and the next once work is sent to it again, as an orchestrator does. Resolves with how many there was time for. */
async function replaceAll(
  pairs: readonly Pair[],
  { root, until }: { readonly root: string; readonly until: number },
): Promise<number> {
  let replaced = 0;
  for (const pair of pairs)
    for (const process of pair.processes) {
      if (performance.now() > until) return replaced;
      await process.stop();
      process.start({ root });
      await process.whenReady();
      while (!pair.isReady(process)) await pause(50);
      replaced++;
    }
  return replaced;
}

/** Whoever has one of them answers; visitors write and ask for viewings where there is who takes it. */
const kindsOf = (pairs: readonly Pair[]): Kinds => ({
  ...usualKinds,
  edit: 2,
  ...(pairs.some(({ name }) => name === 'messaging') ? { enquiry: 1 } : {}),
  ...(pairs.some(({ name }) => name === 'viewings') ? { viewing: 1 } : {}),
});

/** What is wrong with what a change of releases left behind: events that wait or were parked, and homes that lost what only the other release knows. */
async function leftBy({ settings }: ReplicasProfile, load: ReplicasLoad): Promise<readonly string[]> {
  const bus = await openEventBus(settings, 'faults-reader');
  try {
    const waiting = await untilHandled(bus);
    const kept = await readAll<{ _id: number; content: { strapline?: string } }>(
      settings,
      'listings',
      'listings',
      Number,
    );
    const straplines = new Map(kept.map(({ _id, content }) => [_id, content.strapline]));
    const said = load.homes.filter(({ strapline }) => strapline !== undefined);
    return [
      ...waiting,
      ...(said.length === 0 ? ['nobody gave a strapline'] : []),
      ...said
        .filter(({ id, strapline }) => straplines.get(id) !== strapline)
        .map(({ title }) => `${title} lost its strapline`),
    ];
  } finally {
    await bus.close();
  }
}

/** What consumers still have before them a minute after, or will not handle, a line each. */
async function untilHandled({ operations }: EventBus): Promise<readonly string[]> {
  const until = performance.now() + HANDLED_WITHIN_MS;
  for (;;) {
    const consumers = await operations.consumers();
    const waiting = consumers
      .filter(({ lag, parked, retrying }) => lag + parked + retrying > 0)
      .map(
        ({ topic, consumer, lag, parked, retrying }) =>
          `${consumer} of ${topic}: ${parked} parked, ${retrying} to be tried again, ${lag} not handled`,
      );
    if (waiting.length === 0 || performance.now() > until) return waiting;
    await pause(250);
  }
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
    readonly misread: readonly string[];
  },
): ReplicasReport {
  const { restarts, ...rest } = given;
  const failed = visits.filter(({ failure }) => failure !== undefined);
  const failures: Record<string, number> = {};
  for (const { kind, failure, at, ms } of failed) {
    const last = kills.findLast((kill) => kill.at <= at + ms);
    // The kernel takes connections for a killed process until it has taken its memory apart.
    const when = last && last.at < at ? 'sent after' : 'under way when';
    const name = `${kind}: ${failure}, ${when} ${last?.process ?? 'nobody'} was killed`;
    failures[name] = (failures[name] ?? 0) + 1;
  }
  const times = visits.map(({ ms }) => ms);
  const toPages = visits.map((visit) => visit.again ?? visit);
  const share = (wrong: number) => (visits.length === 0 ? 0 : 1 - wrong / visits.length);
  const part = (sample: readonly number[], of: number) => Math.round(percentile(sample, of) || 0);
  return {
    when: new Date().toISOString(),
    ...{ kills: kills.length, spared, requests: visits.length, failed: failed.length },
    rightly: share(failed.length),
    toPages: {
      rightly: share(toPages.filter(({ failure }) => failure !== undefined).length),
      slowest: Math.round(Math.max(0, ...toPages.map(({ ms }) => ms))),
    },
    ...{ p50: part(times, 0.5), p99: part(times, 0.99), slowest: part(times, 1) },
    restart: { p50: part(restarts, 0.5), longest: part(restarts, 1) },
    failures,
    ...rest,
  };
}
