import { token } from '@lintel/platform/port';
import type { HealthRow } from '@lintel/service-kit';

/** A service, or one replica of it, and how each of its parts is. */
export interface ServiceHealth {
  readonly service: string;
  /** Where it is, for one of several processes. */
  readonly replica: string | null;
  readonly parts: readonly HealthRow[];
  /** Why nothing is known of it. */
  readonly problem: string | null;
}

/** Whoever can say how every service is: within a second, whatever does not answer. */
export interface Watched {
  look(): Promise<readonly ServiceHealth[]>;
}

export const WATCHED = token<Watched>('Watched');
