import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '../../application/passwords.js';

/** The library's default is argon2id; these are OWASP's first choice for it: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export class Argon2Passwords implements Passwords {
  /** What an unknown address is compared with, so that it takes as long as a known one. */
  private readonly nobody = hash('the password of nobody', options);

  hash(password: string): Promise<string> {
    return hash(password, options);
  }

  async verify(known: string | null, password: string): Promise<boolean> {
    const matches = await verify(known ?? (await this.nobody), password);
    return known !== null && matches;
  }
}
