import type { AdapterSettings } from '@lintel/platform/adapters';
import type { EngineVictim } from './engines.ts';
import type { FaultProxy } from './fault-proxy.ts';
import type { Disk } from './small-disk.ts';
import type { Supervised } from './supervised.ts';

/** The product in one of its two shapes, under supervision. */
export interface Profile {
  readonly name: 'embedded' | 'cluster';
  /** Of the one address that people use. */
  readonly origin: string;
  /** Where its health is. */
  readonly operations: string;
  readonly processes: readonly Supervised[];
  readonly engines: readonly EngineVictim[];
  /** Why an engine is not killed, by its name. */
  readonly spared: Readonly<Record<string, string>>;
  /** What the harness reads the product's data with, once its own processes need not be in the way. */
  readonly settings: AdapterSettings;
  /** What a token is signed with, as an environment. */
  readonly signing: Readonly<Record<string, string>>;
  readonly hasNewsletter: boolean;
  /** The mails that arrived: Message-IDs by recipient, each as often as it came. */
  mails(): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Ends what keeps others from the data, runs `read`, and starts it again. */
  atRest<Found>(read: () => Promise<Found>): Promise<Found>;
  /** Throws away what search has, and lets it begin from nothing. */
  rebuildSearch(): Promise<void>;
  /** Loses every job, as when Redis comes back empty. */
  emptyQueues(): Promise<void>;
  /** The ways to engines and between services, by what is at their end, where there are some to be made worse. */
  readonly links?: Readonly<Record<string, readonly FaultProxy[]>>;
  readonly disks?: readonly Disk[];
  /** Empties Redis while everything runs. */
  readonly loseKeys?: () => Promise<void>;
  /** Deletes the search index under its services. */
  readonly loseIndex?: () => Promise<void>;
  /** Ends everything and removes what it kept. */
  end(): Promise<void>;
}
