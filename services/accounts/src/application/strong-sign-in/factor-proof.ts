import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuse } from '@lintel/service-kit';
import {
  answer,
  codeDelay,
  countWrongCode,
  findPasskey,
  type StrongFactors,
  usePasskey,
  useRecoveryCode,
  useStep,
} from '../../domain/strong-factor.js';
import type { AttemptLimits } from '../attempt-limits.js';
import type { DecidedFactors, FactorStore } from '../factor-store.js';
import type { Challenge } from './challenges.js';
import { looksLikeAppCode, type OneTimeCodes, plain } from './one-time-codes.js';
import { accountOf, readResponse, type RelyingParty } from './relying-party.js';

const wrongCode = () => refuse('UNAUTHENTICATED', 'This code is not right. Please try the next one.');
export const wrongPasskey = () =>
  refuse('UNAUTHENTICATED', 'This passkey was not accepted. Please try again.');
export const tooLate = () => refuse('UNAUTHENTICATED', 'This took too long. Please sign in again.');

/**
 * Checks what people show beside the password. Each code and each challenge is good once, however often it is shown at the same moment. Wrong codes make
 * the next wait; passkeys never wait, so that nobody who guesses codes keeps their owner out.
 */
export class FactorProof {
  constructor(
    private readonly factors: FactorStore,
    private readonly codes: OneTimeCodes,
    private readonly relyingParty: RelyingParty,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
  ) {}

  async passkey(accountId: string, challenge: Challenge, response: string): Promise<Result<null, Refusal>> {
    const given = readResponse(response);
    const made = accountOf(given?.response.userHandle);
    const passkey = given && findPasskey(await this.factors.find(accountId), given.id);
    if (!passkey || (made !== undefined && made !== accountId)) return wrongPasskey();
    const counter = await this.relyingParty.signed(response, passkey, challenge.id);
    if (counter === null) return wrongPasskey();
    const now = this.clock.now();
    const written = await this.factors.change(accountId, (current) => {
      const answered = answer(current, challenge, now);
      const used = answered && usePasskey(answered, { id: passkey.id, counter }, now);
      return used?.ok ? { factors: used.value } : null;
    });
    return written ? succeed(null) : wrongPasskey();
  }

  /** A code of the app, or one from paper. @param challenge of signing in; whoever is signed in needs none */
  async code(accountId: string, code: string, challenge?: Challenge): Promise<Result<null, Refusal>> {
    if (challenge && !(await this.limits.allowsCode(challenge.id))) return tooLate();
    const now = this.clock.now();
    let proved: Result<null, Refusal> = wrongCode();
    await this.factors.change(accountId, (current) => {
      const waitMs = codeDelay(current, now);
      const answered = challenge ? answer(current, challenge, now) : current;
      if (waitMs > 0 || !answered) {
        proved = waitMs > 0 ? later(waitMs) : tooLate();
        return null;
      }
      const used = this.used(answered, code, now);
      proved = used ? succeed(null) : wrongCode();
      return used ?? { factors: countWrongCode(current, now) };
    });
    return proved;
  }

  private used(factors: StrongFactors, code: string, now: Date): DecidedFactors | null {
    const { accountId, authenticator } = factors;
    if (!looksLikeAppCode(code)) {
      const left = useRecoveryCode(factors, this.codes.markOf(code, accountId));
      return left && { factors: left, told: ['recovery-code-used'] };
    }
    const step = authenticator && this.codes.stepOf(authenticator.sealed, accountId, plain(code), now);
    const after = step === null ? null : useStep(factors, step);
    return after && { factors: after };
  }
}

function later(waitMs: number): Result<never, Refusal> {
  const seconds = Math.ceil(waitMs / 1000);
  return refuse('TOO_MANY_REQUESTS', `Too many wrong codes. Please try again in ${seconds} seconds.`, {
    extensions: { retryAfterSeconds: seconds },
  });
}
