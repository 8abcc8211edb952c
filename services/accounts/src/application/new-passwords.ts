import { fail, type Result, succeed } from '@lintel/kernel';
import type { BreachCheck } from './breach-check.js';
import type { Passwords } from './passwords.js';

/** Its dictionaries take a while to load: not at each start, but when the first password is chosen. */
const passwordPolicy = () => import('../domain/password-policy.js');

/** Makes what is kept of a password that somebody chooses, if it will do. */
export class NewPasswords {
  constructor(
    private readonly passwords: Passwords,
    private readonly breaches: BreachCheck,
  ) {}

  /**
   * Fails with what is wrong with it, in words for the person who chose it.
   *
   * @param personal what an attacker knows of the person.
   */
  async hash(password: string, personal: readonly string[]): Promise<Result<string, string>> {
    const { weaknessOf } = await passwordPolicy();
    const weakness = weaknessOf(password, personal);
    if (weakness) return fail(weakness);
    if (await this.breaches.isKnown(password))
      return fail(
        'This password is among those that were stolen elsewhere and are tried first. Please choose another.',
      );
    return succeed(await this.passwords.hash(password));
  }
}
