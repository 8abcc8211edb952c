import { type CloudEvent, type EventData, readEventData } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import type { Identity } from '@lintel/service-kit';

/** Access tokens that are no longer good: those of one session, or those made from earlier versions of an account. */
export interface Revocation {
  readonly accountId: string;
  readonly sessionId?: string | null | undefined;
  readonly fromVersion?: number | null | undefined;
}

/** An access token is good for five minutes; a minute more for one that was under way when its end was told, and for clocks. */
export const REVOCATIONS_KEPT_SECONDS = 360;

/** What this process knows of access tokens that must not be honoured although they have yet to run out. */
export class Revocations {
  /** Oldest first, as those that are told again move to the end. */
  private readonly accounts = new Map<string, { readonly fromVersion: number; readonly at: number }>();
  private readonly sessions = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    /** Told of each that was not known: what is open on such a token ends. */
    private readonly revoked: (revocation: Revocation) => void,
  ) {}

  add({ accountId, sessionId, fromVersion }: Revocation): void {
    this.dropOld();
    const at = this.clock.now().getTime();
    if (sessionId) {
      const known = this.sessions.delete(sessionId);
      this.sessions.set(sessionId, at);
      if (!known) this.revoked({ accountId, sessionId });
    }
    if (fromVersion) {
      const known = this.accounts.get(accountId)?.fromVersion ?? 0;
      this.accounts.delete(accountId);
      this.accounts.set(accountId, { fromVersion: Math.max(known, fromVersion), at });
      if (fromVersion > known) this.revoked({ accountId, fromVersion });
    }
  }

  /** Takes what concerns it of all that the bus says. */
  hear(event: CloudEvent): void {
    if (event.type !== CHANGED && event.type !== ENDED) return;
    const data = readEventData(event);
    if (data !== undefined) this.add(data as EventData<typeof CHANGED | typeof ENDED>);
  }

  concern({ subject, sessionId, accountVersion = 0 }: Identity): boolean {
    if (sessionId !== undefined && this.sessions.has(sessionId)) return true;
    return accountVersion < (this.accounts.get(subject)?.fromVersion ?? 0);
  }

  private dropOld(): void {
    const oldest = this.clock.now().getTime() - REVOCATIONS_KEPT_SECONDS * 1000;
    for (const [id, at] of this.sessions) {
      if (at >= oldest) break;
      this.sessions.delete(id);
    }
    for (const [id, { at }] of this.accounts) {
      if (at >= oldest) break;
      this.accounts.delete(id);
    }
  }
}

const CHANGED = 'lintel.account-access.changed.v1';
const ENDED = 'lintel.account-access.session-ended.v1';
