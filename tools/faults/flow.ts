import type { AdapterSettings } from '@lintel/platform/adapters';
import type { Problems } from './comparison.ts';
import type { Ledger } from './ledger.ts';
import type { ExpectedMails } from './mail-expectations.ts';
import type { Profile } from './profile.ts';
import type { ReadEvent } from './reading.ts';
import type { Tally } from './tally.ts';

/** What people do with one part of the product while a run lasts, and what is left of it in the end. */
export interface Flow {
  readonly tallies: readonly Tally[];
  /** Answers that contradict what is known. */
  readonly contradictions: readonly string[];
  /** Resolves when everything that was begun has an answer. */
  stop(): Promise<void>;
  /** The events of its topics, each as often as it came. To be called once nothing waits any more; ends the reading. */
  heard(): Promise<readonly ReadEvent[]>;
  /** What contradicts the ledger in what the running product answers, for a flow where the stores do not say it all. */
  asked?(): Promise<Problems>;
  /** Reads what the stores hold, while nobody else needs them, and compares it with the ledger and with what was heard. */
  compare(settings: AdapterSettings): Promise<Compared>;
  /** The e-mails that are due by now. */
  mails(): ExpectedMails;
}

export interface Compared {
  readonly problems: readonly Problems[];
  /** How many of each were compared. */
  readonly counted: Readonly<Record<string, number>>;
  readonly parked: number;
}

export interface FlowPlan {
  readonly seed: number;
  /** Of each flow, as long as it is answered at once. */
  readonly perSecond: number;
  /** How long the run lasts. */
  readonly seconds: number;
  /** Where the homes are entered that flows are about. */
  readonly ledger: Ledger;
  /** Of an agent of the agency that most homes are of. */
  readonly token: string;
}

/** Makes what a flow is about while nothing is killed. What it resolves with begins the flow, once all of it was heard of everywhere. */
export type PrepareFlow = (profile: Profile, plan: FlowPlan) => Promise<() => Flow>;

/** Names of homes and agencies of a flow, which no other flow has. */
export const named = (kind: string, { seed }: Pick<FlowPlan, 'seed'>, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `${kind}-${seed}-${n}`);
