import { type Clock, type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse, refuseField } from '@lintel/service-kit';
import type { Agency } from '../../domain/agency.js';
import { approve, awaitedName, refuseName } from '../../domain/agency-naming.js';
import type { AgencyStore } from '../account-store.js';
import { changeAgency } from '../agency-access.js';
import type { KnownCaller } from '../known-caller.js';
import { checkSought, type Sought } from '../sought.js';

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
  async find(asked: Sought, identity: Identity): Promise<Result<readonly Agency[], Refusal>> {
    const caller = await this.caller.operations(identity);
    if (!caller.ok) return caller;
    const sought = checkSought(asked);
    if (!sought.ok) return sought;
    return succeed(await this.agencies.sought(sought.value.q, sought.value.first));
  }

  approve(lookedAt: LookedAt, identity: Identity): Promise<Result<Agency, Refusal>> {
    return this.decide(lookedAt, identity, (agency) => approve(agency, this.clock.now()));
  }

  refuseName(lookedAt: LookedAt, identity: Identity): Promise<Result<Agency, Refusal>> {
    return this.decide(lookedAt, identity, (agency) => refuseName(agency, this.clock.now()));
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
