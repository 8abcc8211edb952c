import type { AdapterSettings } from '@lintel/platform/adapters';
import type { EngineVictim } from './engines.ts';
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
  /** Ends everything and removes what it kept. */
  end(): Promise<void>;
}
