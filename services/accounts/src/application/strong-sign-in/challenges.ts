import { randomBytes } from 'node:crypto';
import type { Clock } from '@lintel/kernel';
import type { LinkKey } from '@lintel/service-kit';

/** What a challenge is asked for: one for adding a passkey is no good for signing in. */
export type ChallengePurpose =
  | 'second-factor-visitor'
  | 'second-factor-agent'
  | 'passkey-sign-in'
  | 'passkey-registration'
  | 'confirmation';

export interface Challenge {
  /** 32 bytes, base64url: what an authenticator signs. */
  readonly id: string;
  /** Whom it is about. */
  readonly subject: string;
  readonly expiresAt: Date;
}

const LIFETIME_MS = 5 * 60_000;

/** Asks for proof within five minutes. A challenge is signed and kept nowhere; the account it was answered for remembers that it was. */
export class Challenges {
  constructor(
    private readonly key: LinkKey,
    private readonly clock: Clock,
  ) {}

  async issue(purpose: ChallengePurpose, subject: string): Promise<{ token: string; id: string }> {
    const id = randomBytes(32).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME_MS);
    const token = await this.key.sign({ purpose: `challenge-${purpose}`, subject, request: id, expiresAt });
    return { token, id };
  }

  /** Null when it is none of ours, for something else, or too old. */
  async read(purpose: ChallengePurpose, token: string): Promise<Challenge | null> {
    const read = await this.key.verify(token, {
      purpose: `challenge-${purpose}`,
      now: this.clock.now(),
    });
    if (!read.ok) return null;
    const { subject, request, expiresAt } = read.value;
    return expiresAt && { id: request, subject, expiresAt };
  }
}
