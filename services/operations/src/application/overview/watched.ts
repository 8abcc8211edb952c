import { token } from '@lintel/platform/port';
import type { HealthRow, OutboxBacklog, ProjectionState, SettingInForce } from '@lintel/service-kit';

/** A service, or one replica of it, and how each of its parts is. */
export interface ServiceHealth {
  readonly service: string;
  /** Where it is, for one of several processes. */
  readonly replica: string | null;
  readonly parts: readonly HealthRow[];
  /** Why nothing is known of it. */
  readonly problem: string | null;
}

/** What waits in a service's outboxes. */
export interface ServiceOutbox {
  readonly service: string;
  /** Null when it did not say. */
  readonly backlog: OutboxBacklog | null;
  /** Why it did not. */
  readonly problem: string | null;
}

/** What of a service a command makes anew. */
export interface ServiceProjections {
  readonly service: string;
  /** Null when it did not say. */
  readonly projections: readonly ProjectionState[] | null;
  /** Why it did not. */
  readonly problem: string | null;
}

/** The settings that a program runs with. */
export interface ProgramSettings {
  readonly program: string;
  /** Where the process is, for one of several. */
  readonly replica: string | null;
  readonly settings: readonly SettingInForce[];
  /** Why nothing is known of them. */
  readonly problem: string | null;
}

/** Whoever can say how every service is: within two seconds, whatever does not answer. */
export interface Watched {
  look(): Promise<readonly ServiceHealth[]>;
  /** Of each service that publishes, or does not answer. */
  outboxes(): Promise<readonly ServiceOutbox[]>;
  /** Of each service that has any, or does not answer. */
  projections(): Promise<readonly ServiceProjections[]>;
  /** Of each program, its replicas by themselves. */
  settings(): Promise<readonly ProgramSettings[]>;
}

export const WATCHED = token<Watched>('Watched');
