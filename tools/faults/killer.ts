import { setTimeout as pause } from 'node:timers/promises';
import { type EngineName, engineWeights } from './engines.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';

export interface KillPlan {
  readonly kills: number;
  readonly seed: number;
  /** When to stop, whatever is left to do, by `performance.now()`. */
  readonly until: number;
}

/** The share of kills that hit an engine. */
const ENGINE_SHARE = 0.2;
/** How often the wait before a kill may be so short that it hits a process in its start. */
const EARLY_SHARE = 0.2;
const PATIENCE_MS = 120_000;

export interface Killed {
  readonly kills: number;
  readonly seconds: number;
  /** Engines that did not come back. */
  readonly failures: readonly string[];
}

/** Kills processes and engines at moments that the seed decides, most of them while the product works, some while it starts. */
export async function killAround(
  profile: Pick<Profile, 'processes' | 'engines'>,
  { kills, seed, until }: KillPlan,
): Promise<Killed> {
  const random = new Random(seed);
  const begun = performance.now();
  const failures: string[] = [];
  const coming = new Set<Promise<void>>();
  let done = 0;
  while (done < kills && performance.now() < until && failures.length === 0) {
    const left = kills - done;
    // Spread over what time there is, but no slower than it takes for the product to do some work in between.
    const share = Math.min(6000, Math.max(600, (until - performance.now()) / left));
    const early = random.next() < EARLY_SHARE;
    await pause(early ? random.between(50, share / 2) : random.between(0.5, 1.5) * share);
    if (!early)
      await Promise.race([...profile.processes.map((process) => process.whenReady()), pause(PATIENCE_MS)]);
    const ready = profile.processes.filter((process) => process.ready);
    // One engine at a time is away: with more, hardly anything would be written.
    if (profile.engines.length > 0 && coming.size === 0 && random.next() < ENGINE_SHARE) {
      const name: EngineName = random.weighted(engineWeights);
      const engine = profile.engines.find((one) => one.name === name)!;
      const back = engine
        .kill()
        .catch((error: unknown) => void failures.push(`${name}: ${String(error)}`))
        .finally(() => coming.delete(back));
      coming.add(back);
      done++;
    } else if (random.pick(early || ready.length === 0 ? profile.processes : ready).kill()) done++;
    else continue;
    if (done % 10 === 0) console.error(`  ${done} of ${kills} killed`);
  }
  await Promise.all(coming);
  return { kills: done, seconds: (performance.now() - begun) / 1000, failures };
}
