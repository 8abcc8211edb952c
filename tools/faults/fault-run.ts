import { setTimeout as pause } from 'node:timers/promises';
import type { FaultKind } from './fault-table.ts';
import { faultsOf } from './fault-table.ts';
import type { Killed } from './killer.ts';
import { Prober, type Silences } from './prober.ts';
import type { Profile } from './profile.ts';

export interface FaultPlan {
  readonly kinds: readonly FaultKind[];
  /** How long each lasts. */
  readonly seconds: number;
}

/** One fault, and what a visitor saw from its beginning until searches were answered again. */
export interface FaultFigures {
  readonly name: string;
  readonly seconds: number;
  readonly silences: Silences;
}

/** After a fault its visitor goes on asking, so that a silence that outlasts it is counted with it. */
const AFTERWARDS_MS = 3000;
const PATIENCE_MS = 120_000;

/** One after another, each put right before the next. What repeats is not bounded as it is by a count of kills: anything unanswered may come again, with the same id. */
export async function makeFaults(
  profile: Profile,
  { kinds, seconds }: FaultPlan,
): Promise<Killed & { readonly faults: readonly FaultFigures[] }> {
  const begun = performance.now();
  const [faults, failures]: [FaultFigures[], string[]] = [[], []];
  for (const { name, happen } of faultsOf(profile, kinds, seconds)) {
    console.error(`  ${name} ...`);
    const [from, prober] = [performance.now(), new Prober(profile.origin)];
    await happen().catch((error: unknown) => void failures.push(`${name}: ${String(error)}`));
    const lasted = (performance.now() - from) / 1000;
    await pause(AFTERWARDS_MS);
    const until = performance.now() + PATIENCE_MS;
    while (!prober.isAnswered && performance.now() < until) await pause(100);
    if (!prober.isAnswered) failures.push(`${name}: searches are not answered afterwards`);
    const silences = await prober.stop();
    const { asked, unanswered, longestSeconds } = silences;
    console.error(
      `    asked ${asked}, without an answer ${unanswered}, ${longestSeconds.toFixed(1)} s at the longest`,
    );
    faults.push({ name, seconds: lasted, silences });
  }
  return { kills: 0, seconds: (performance.now() - begun) / 1000, failures, faults };
}
