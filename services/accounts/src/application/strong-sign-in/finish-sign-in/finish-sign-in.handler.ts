import { type Result, succeed } from '@lintel/kernel';
import { type Refusal, refuse, type SealKey } from '@lintel/service-kit';
import type { Account } from '../../../domain/account.js';
import type { Proof } from '../../../domain/session.js';
import { kindsOf, type StrongFactors } from '../../../domain/strong-factor.js';
import type { AccountStore } from '../../account-store.js';
import type { OpenedSession, SessionOpener, SignInArea } from '../../session-opener.js';
import type { PasskeyOptions } from '../add-passkey/add-passkey.handler.js';
import type { Challenge, Challenges } from '../challenges.js';
import { type FactorProof, tooLate, wrongPasskey } from '../factor-proof.js';
import { accountOf, readResponse, type RelyingParty } from '../relying-party.js';

export interface FinishSignIn {
  readonly challenge: string;
  readonly code?: string | null;
  readonly passkey?: string | null;
  readonly area: SignInArea;
  readonly device: string;
  /** What the browser was given when it last signed in. */
  readonly knownDevice?: string | null;
}

/** Who signs in by a passkey alone is known by the passkey. */
const ANYBODY = 'anybody';

/** The step after a right password, and signing in by a passkey alone. */
export class FinishSignInHandler {
  constructor(
    private readonly accounts: AccountStore,
    private readonly challenges: Challenges,
    private readonly relyingParty: RelyingParty,
    private readonly proof: FactorProof,
    private readonly opener: SessionOpener,
    private readonly key: SealKey,
  ) {}

  /** What somebody who knows the password is asked next. */
  async ask(account: Account, factors: StrongFactors, area: SignInArea): Promise<Result<never, Refusal>> {
    const { token, id } = await this.challenges.issue(`second-factor-${area}`, this.subjectOf(account));
    const { passkeys } = factors;
    const passkey = passkeys.length > 0 ? await this.relyingParty.signInOptions(passkeys, id) : null;
    return refuse('SECOND_FACTOR_NEEDED', 'Show your passkey, or type a code, to finish signing in.', {
      extensions: { challenge: token, kinds: kindsOf(factors), passkey },
    });
  }

  /** For somebody who has yet to say who they are. */
  async beginPasskey(): Promise<PasskeyOptions> {
    const { token, id } = await this.challenges.issue('passkey-sign-in', ANYBODY);
    return { challenge: token, options: JSON.stringify(await this.relyingParty.signInOptions([], id)) };
  }

  async handle(given: FinishSignIn): Promise<Result<OpenedSession & { account: Account }, Refusal>> {
    for (const area of ['visitor', 'agent'] as const) {
      const challenge = await this.challenges.read(`second-factor-${area}`, given.challenge);
      if (challenge) return this.secondStep(given, challenge, area);
    }
    const challenge = await this.challenges.read('passkey-sign-in', given.challenge);
    return challenge && typeof given.passkey === 'string'
      ? this.passkeyAlone(given, challenge, given.passkey)
      : tooLate();
  }

  private async secondStep(given: FinishSignIn, challenge: Challenge, area: SignInArea) {
    const [accountId = ''] = challenge.subject.split('.');
    const account = await this.accounts.find(accountId);
    // A password that was changed since opens nothing.
    if (!account || account.closedAt || this.subjectOf(account) !== challenge.subject) return tooLate();
    const proved =
      typeof given.passkey === 'string'
        ? await this.proof.passkey(account.id, challenge, given.passkey)
        : await this.proof.code(account.id, given.code ?? '', challenge);
    return proved.ok ? this.open(account, given, area, ['password', 'factor']) : proved;
  }

  private async passkeyAlone(given: FinishSignIn, challenge: Challenge, response: string) {
    // The device says for whom it made the passkey; that it is theirs is proved by the key that they have here.
    const account = await this.accounts.find(accountOf(readResponse(response)?.response.userHandle) ?? '');
    if (!account || account.closedAt) return wrongPasskey();
    const proved = await this.proof.passkey(account.id, challenge, response);
    return proved.ok ? this.open(account, given, given.area, ['factor']) : proved;
  }

  private async open(
    account: Account,
    { device, knownDevice }: FinishSignIn,
    area: SignInArea,
    proofs: readonly Proof[],
  ) {
    const obstacle = await this.opener.obstacle(account, area);
    return (
      obstacle ?? succeed({ account, ...(await this.opener.open(account, device, proofs, knownDevice)) })
    );
  }

  private subjectOf({ id, passwordHash }: Account): string {
    return `${id}.${this.key.mark(passwordHash ?? '', id).slice(0, 16)}`;
  }
}
