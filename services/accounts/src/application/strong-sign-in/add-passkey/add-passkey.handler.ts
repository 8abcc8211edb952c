import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type Identity,
  readInput,
  type Refusal,
  refuse,
  refuseField,
  refuseInput,
} from '@lintel/service-kit';
import { passkeyNameSchema } from '../../../domain/account-input.js';
import type { Account } from '../../../domain/account.js';
import {
  addPasskey,
  answer,
  findPasskey,
  mostPasskeys,
  renamePasskey,
  setRecoveryCodes,
} from '../../../domain/strong-factor.js';
import type { SessionStore } from '../../account-store.js';
import type { FactorStore } from '../../factor-store.js';
import type { Challenges } from '../challenges.js';
import type { FactorOwner } from '../factor-owner.js';
import { type OneTimeCodes, wantsRecoveryCodes } from '../one-time-codes.js';
import type { RelyingParty } from '../relying-party.js';

export interface NewPasskey {
  readonly challenge: string;
  readonly response: string;
  readonly name?: string | null;
}

export interface AddedFactor {
  readonly account: Account;
  /** Made with the first factor; shown now and never again. */
  readonly recoveryCodes: readonly string[];
}

/** What a browser is given to have a passkey made or shown. */
export interface PasskeyOptions {
  readonly challenge: string;
  /** JSON, as WebAuthn has it. */
  readonly options: string;
}

/** Adds a passkey to one's account, and names it. */
export class AddPasskeyHandler {
  constructor(
    private readonly owner: FactorOwner,
    private readonly factors: FactorStore,
    private readonly sessions: SessionStore,
    private readonly challenges: Challenges,
    private readonly relyingParty: RelyingParty,
    private readonly codes: OneTimeCodes,
    private readonly clock: Clock,
  ) {}

  async begin(identity: Identity): Promise<Result<PasskeyOptions, Refusal>> {
    const caller = await this.owner.confirmed(identity);
    if (!caller.ok) return caller;
    const { passkeys } = await this.factors.find(caller.value.id);
    if (passkeys.length >= mostPasskeys) return tooMany();
    const { token, id } = await this.challenges.issue('passkey-registration', caller.value.id);
    const options = await this.relyingParty.registrationOptions(caller.value, passkeys, id);
    return succeed({ challenge: token, options: JSON.stringify(options) });
  }

  async add(given: NewPasskey, identity: Identity): Promise<Result<AddedFactor, Refusal>> {
    const name = readInput(passkeyNameSchema, given.name ?? 'Passkey', 'name');
    if (!name.ok) return refuseInput(name.failure);
    const caller = await this.owner.confirmed(identity);
    if (!caller.ok) return caller;
    const account = caller.value;
    const challenge = await this.challenges.read('passkey-registration', given.challenge);
    if (challenge?.subject !== account.id) return refuseField('challenge', TOO_LATE);
    const made = await this.relyingParty.registered(given.response, challenge.id);
    if (!made) return refuseField('response', NOT_ACCEPTED);

    const now = this.clock.now();
    const passkey = { ...made, name: name.value, createdAt: now, lastUsedAt: null };
    let recoveryCodes: readonly string[] = [];
    const written = await this.factors.change(account.id, (current) => {
      const answered = answer(current, challenge, now);
      if (!answered || current.passkeys.length >= mostPasskeys || findPasskey(current, made.id)) return null;
      const added = addPasskey(answered, passkey);
      if (!wantsRecoveryCodes(current)) return { factors: added, told: ['passkey-added'] };
      const { codes, marks } = this.codes.newRecoveryCodes(account.id);
      recoveryCodes = codes;
      return { factors: setRecoveryCodes(added, marks, now), told: ['passkey-added'] };
    });
    if (!written) return refuseField('challenge', TOO_LATE);
    if (identity.sessionId) await this.sessions.confirm(account.id, identity.sessionId, 'factor', now);
    return succeed({ account, recoveryCodes });
  }

  async rename(id: string, given: string, identity: Identity): Promise<Result<Account, Refusal>> {
    const name = readInput(passkeyNameSchema, given, 'name');
    if (!name.ok) return refuseInput(name.failure);
    const caller = await this.owner.account(identity);
    if (!caller.ok) return caller;
    const known = findPasskey(await this.factors.find(caller.value.id), id);
    if (!known) return noSuchPasskey();
    await this.factors.change(caller.value.id, (current) => {
      const factors = renamePasskey(current, id, name.value);
      return factors && { factors };
    });
    return caller;
  }
}

const TOO_LATE = 'This took too long. Please try again.';
const NOT_ACCEPTED = 'This passkey was not accepted. Please try again, or with another device.';
const tooMany = () =>
  refuse('CONFLICT', `An account has at most ${mostPasskeys} passkeys. Remove one first.`);
export const noSuchPasskey = () => refuse('NOT_FOUND', 'There is no such passkey.');
