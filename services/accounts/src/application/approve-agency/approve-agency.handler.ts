import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type Identity,
  readInput,
  type Refusal,
  refuse,
  refuseField,
  refuseInput,
} from '@lintel/service-kit';
import { wordToAgencySchema } from '../../domain/account-input.js';
import type { Agency } from '../../domain/agency.js';
import { approve, awaitedName, hold, refuseName } from '../../domain/agency-naming.js';
import type { AgencySought, AgencyStore } from '../account-store.js';
import { changeAgency } from '../agency-access.js';
import type { KnownCaller } from '../known-caller.js';
import { checkSought, type Sought } from '../sought.js';

const noteSchema = wordToAgencySchema('The note');
const reasonSchema = wordToAgencySchema('The reason');

/** An agency, and the name that was looked at: its owners may ask for another meanwhile. */
export interface LookedAt {
  readonly id: string;
  readonly companyName?: string | null;
}

/** Agencies, and what of them waits for operations staff: new ones and new names. */
export class ApproveAgencyHandler {
  constructor(
    private readonly caller: KnownCaller,
    private readonly agencies: AgencyStore,
    private readonly clock: Clock,
  ) {}

  async pending(first: number, identity: Identity): Promise<Result<readonly Agency[], Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    if (!(first >= 1 && first <= 200)) return refuseField('first', 'first is 1 to 200');
    return succeed(await this.agencies.pending(first));
  }

  /** Any of them, whether or not it waits. */
  async find(
    asked: Sought & { readonly state?: AgencySought['state'] | undefined },
    identity: Identity,
  ): Promise<Result<readonly Agency[], Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    const sought = checkSought(asked);
    if (!sought.ok) return sought;
    return succeed(await this.agencies.sought({ ...sought.value, state: asked.state ?? null }));
  }

  approve(lookedAt: LookedAt, identity: Identity): Promise<Result<Agency, Refusal>> {
    return this.decide(lookedAt, identity, (agency) => approve(agency, this.clock.now()));
  }

  /** @param given why, as its people are told; not said where it is null */
  async refuseName(
    lookedAt: LookedAt,
    given: string | null,
    identity: Identity,
  ): Promise<Result<Agency, Refusal>> {
    const reason = given === null ? succeed(null) : readInput(reasonSchema, given, 'reason');
    if (!reason.ok) return refuseInput(reason.failure);
    return this.decide(lookedAt, identity, (agency) => refuseName(agency, reason.value, this.clock.now()));
  }

  /** Says to the agency what is missed, and looks after those that miss nothing first. */
  async hold(lookedAt: LookedAt, given: string, identity: Identity): Promise<Result<Agency, Refusal>> {
    const note = readInput(noteSchema, given, 'note');
    if (!note.ok) return refuseInput(note.failure);
    const held = await this.decide(lookedAt, identity, (agency) =>
      hold(agency, note.value, this.clock.now()),
    );
    return held.ok && !held.value.held
      ? refuse('CONFLICT', 'Nothing of this agency waits to be approved any more.')
      : held;
  }

  private async decide(
    { id, companyName }: LookedAt,
    identity: Identity,
    decision: (agency: Agency) => Agency | null,
  ): Promise<Result<Agency, Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    return changeAgency(this.agencies, { id }, (agency) =>
      typeof companyName === 'string' && awaitedName(agency) !== companyName
        ? refuse('CONFLICT', 'The agency asks for another name by now. Look at it again.')
        : succeed(decision(agency) ?? agency),
    );
  }
}
