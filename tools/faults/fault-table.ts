import { setTimeout as pause } from 'node:timers/promises';
import type { LinkFault } from './fault-proxy.ts';
import type { Profile } from './profile.ts';
import type { Supervised } from './supervised.ts';

/** Something that goes wrong, and is put right again before it resolves. */
export interface Fault {
  readonly name: string;
  readonly kind: FaultKind;
  happen(): Promise<void>;
}

export const faultKinds = [
  'latency',
  'bandwidth',
  'resets',
  'half-open',
  'cut',
  'redis-emptied',
  'index-lost',
  'consumer-stopped',
  'clock',
  'disk-full',
  'frozen',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const linkFaults: Readonly<Partial<Record<FaultKind, LinkFault>>> = {
  latency: { latencyMs: 500 },
  bandwidth: { bytesPerSecond: 50_000 },
};
/** How far a clock is off. */
export const SKEW_MS = 600_000;
const RESET_EVERY_MS = 1000;
/** Of what is frozen or stopped, beside the rest: a claim has to run out meanwhile. */
const LONGER = 6;

/** What can go wrong on a profile, in the order of the table. `seconds`: how long each lasts. */
export function faultsOf(profile: Profile, kinds: readonly FaultKind[], seconds: number): Fault[] {
  const ms = seconds * 1000;
  const named = (prefix: string) => profile.processes.filter(({ name }) => name.startsWith(prefix));
  const embedded = profile.processes.filter(({ name }) => name === 'lintel');
  const onLinks = kinds.flatMap((kind) =>
    Object.entries(profile.links ?? {}).map(([link, proxies]): Fault & { kind: FaultKind } => ({
      name: `${kind}: ${link}`,
      kind,
      async happen() {
        const until = performance.now() + ms;
        for (const proxy of proxies) {
          if (kind === 'half-open') proxy.halfOpen();
          else if (kind === 'cut') proxy.cut();
          else if (kind !== 'resets') proxy.impose(linkFaults[kind] ?? {});
        }
        while (performance.now() < until) {
          if (kind === 'resets') for (const proxy of proxies) proxy.reset();
          await pause(Math.min(RESET_EVERY_MS, Math.max(0, until - performance.now())));
        }
        for (const proxy of proxies) proxy.mend();
      },
    })),
  );
  const once = (kind: FaultKind, does: (() => Promise<void>) | undefined): Fault[] =>
    does ? [{ name: kind, kind, happen: async () => (await does(), await pause(ms)) }] : [];
  const all: Fault[] = [
    ...onLinks.filter(({ kind }) => ['latency', 'bandwidth', 'resets', 'half-open', 'cut'].includes(kind)),
    ...once('redis-emptied', profile.loseKeys),
    ...once('index-lost', profile.loseIndex),
    ...stopped([...named('search')], ms * LONGER),
    ...[SKEW_MS, -SKEW_MS].map((skewMs): Fault => ({
      name: `clock: ${skewMs > 0 ? 'ten minutes fast' : 'ten minutes slow'}`,
      kind: 'clock',
      happen: () => skewed([...embedded, ...named('listings-1'), ...named('notifications-1')], skewMs, ms),
    })),
    ...(profile.disks ?? []).map((disk): Fault => ({
      name: `disk-full: ${disk.name}`,
      kind: 'disk-full',
      async happen() {
        await disk.fill();
        try {
          await pause(ms);
        } finally {
          await disk.clear();
        }
      },
    })),
    ...[...embedded, ...named('listings-1'), ...named('notifications-1'), ...named('search-1')].map(
      (process): Fault => ({
        name: `frozen: ${process.name}`,
        kind: 'frozen',
        happen: () => process.frozen(ms * LONGER),
      }),
    ),
  ];
  return all.filter(({ kind }) => kinds.includes(kind));
}

/** Whoever reads events is away while they go on coming, and finds them when it is back. */
function stopped(processes: readonly Supervised[], ms: number): Fault[] {
  if (processes.length === 0) return [];
  return [
    {
      name: 'consumer-stopped: search',
      kind: 'consumer-stopped',
      async happen() {
        await Promise.all(processes.map((process) => process.stop()));
        await pause(ms);
        for (const process of processes) process.start();
        await Promise.all(processes.map((process) => process.whenReady()));
      },
    },
  ];
}

async function skewed(processes: readonly Supervised[], skewMs: number, ms: number): Promise<void> {
  const restart = async (by: number) => {
    await Promise.all(processes.map((process) => process.stop()));
    for (const process of processes) process.start({ skewMs: by });
    await Promise.all(processes.map((process) => process.whenReady()));
  };
  await restart(skewMs);
  await pause(ms);
  await restart(0);
}
