import { createHash } from 'node:crypto';
import type { Logger } from '@lintel/service-kit';
import type { BreachCheck } from '../../application/breach-check.js';

const PREFIX = 5;
const WITHIN_MS = 1000;

/**
 * Asks a service of the kind of Pwned Passwords by k-anonymity: it is told the first five of the forty characters of the SHA-1, and answers with the ends of all it knows. The
 * answer is padded, so that its length tells nothing. When the service does not answer in time, no password is refused.
 */
export class RangeBreachCheck implements BreachCheck {
  constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  async isKnown(password: string): Promise<boolean> {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const answer = await fetch(new URL(hash.slice(0, PREFIX), this.base), {
        headers: { 'add-padding': 'true' },
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      // Padding is ends that were seen 0 times.
      return (await answer.text())
        .split(/\r?\n/)
        .some((line) => line.startsWith(`${hash.slice(PREFIX)}:`) && !/:0+$/.test(line));
    } catch (err) {
      this.logger.warn({ err }, 'passwords are not checked for breaches at the moment');
      return false;
    }
  }

  private get base(): string {
    return this.url.endsWith('/') ? this.url : `${this.url}/`;
  }
}
