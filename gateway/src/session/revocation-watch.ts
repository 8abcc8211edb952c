import { within } from '@lintel/kernel';
import type { Logger } from '@lintel/service-kit';
import { parse } from 'graphql';
import { askUpstream, type Upstream } from '../upstream.js';
import { type Revocation, REVOCATIONS_KEPT_SECONDS, type Revocations } from './revocations.js';

const ask = parse(`query ($withinSeconds: Int!) {
  revocations(withinSeconds: $withinSeconds) { accountId sessionId fromVersion } }`);

const EVERY_MS = 1000;
/** Each question reaches back beyond the last that was answered, and to what other replicas' clocks call now. */
const OVERLAP_SECONDS = 10;
/** Without an answer for so long, and without the bus, this process does not know what was revoked. */
const TRUSTED_MS = 3000;

export interface RevocationWatchOptions {
  readonly accounts: Upstream;
  readonly revocations: Revocations;
  /** Whether the bus tells of revocations just now. Asked only while accounts do not answer. */
  readonly isHearing: () => Promise<boolean>;
  readonly logger: Logger;
}

/**
 * The bus tells of a revocation in milliseconds, once it reaches this process. What it may not have told, since it began before we came, or is away,
 * the accounts service is asked for each second: an indexed question whose answer is nearly always empty.
 */
export class RevocationWatch {
  private answeredAt = -Infinity;
  private hearing = false;
  private complained = false;
  private timer: NodeJS.Timeout | undefined;
  private asking: Promise<void> | undefined;

  constructor(private readonly options: RevocationWatchOptions) {}

  /** Resolves when it knows, or could not be told. */
  async start(): Promise<void> {
    this.timer = setInterval(() => void this.check(), EVERY_MS).unref();
    await this.check();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Whether all is known that may have been revoked. While it is not, no access token is taken for what it says. */
  get isCurrent(): boolean {
    return this.hearing || performance.now() - this.answeredAt < TRUSTED_MS;
  }

  check(): Promise<void> {
    this.asking ??= this.catchUp().finally(() => (this.asking = undefined));
    return this.asking;
  }

  private async catchUp(): Promise<void> {
    const { accounts, revocations, isHearing, logger } = this.options;
    const began = performance.now();
    const missed = (began - this.answeredAt) / 1000 + OVERLAP_SECONDS;
    const withinSeconds = Math.ceil(Math.min(missed, REVOCATIONS_KEPT_SECONDS));
    const answered = await within(
      EVERY_MS,
      revokedBy(accounts, withinSeconds).catch(() => null),
    );
    if (answered) {
      for (const revocation of answered) revocations.add(revocation);
      this.answeredAt = began;
      this.hearing = this.complained = false;
      return;
    }
    this.hearing =
      (await within(
        EVERY_MS,
        isHearing().catch(() => null),
      )) ?? false;
    if (this.isCurrent || this.complained) return;
    this.complained = true;
    logger.warn('neither accounts nor the bus say which access tokens are no longer good: none is honoured');
  }
}

async function revokedBy(accounts: Upstream, withinSeconds: number): Promise<readonly Revocation[]> {
  const { revocations } = await askUpstream<{ revocations: readonly Revocation[] | null }>(accounts, ask, {
    withinSeconds,
  });
  return revocations ?? [];
}
