import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuse } from '@lintel/service-kit';
import type { Account } from '../domain/account.js';
import type { Agency, Member } from '../domain/agency.js';
import { memberOf } from '../domain/members.js';
import type { AgencyStore } from './account-store.js';
import type { KnownCaller } from './known-caller.js';

export interface AgencyCaller {
  readonly account: Account;
  readonly agency: Agency;
  readonly member: Member;
}

/** What agents may do for their agency. The agency itself says who they are there: their tokens may be some minutes older. */
export class AgencyAccess {
  constructor(
    private readonly caller: KnownCaller,
    private readonly agencies: AgencyStore,
  ) {}

  async agent(identity: Identity): Promise<Result<AgencyCaller, Refusal>> {
    const account = await this.caller.account(identity);
    if (!account.ok) return account;
    const { id, role, agencyId } = account.value;
    const agency = role === 'agent' && agencyId ? await this.agencies.find(agencyId) : null;
    const member = agency && memberOf(agency, id);
    return agency && member
      ? succeed({ account: account.value, agency, member })
      : refuse('FORBIDDEN', 'This is for estate agents.');
  }

  async owner(identity: Identity): Promise<Result<AgencyCaller, Refusal>> {
    const agent = await this.agent(identity);
    if (!agent.ok || agent.value.member.role === 'owner') return agent;
    return refuse('FORBIDDEN', 'This is for the owners of the agency.');
  }
}

/** Decides on an agency as it is when the decision is written; resolves with it as it is then. */
export async function changeAgency(
  agencies: AgencyStore,
  { id }: Pick<Agency, 'id'>,
  decide: (agency: Agency) => Result<Agency, Refusal>,
): Promise<Result<Agency, Refusal>> {
  let decided: Result<Agency, Refusal> = refuse('NOT_FOUND', 'There is no such agency.');
  await agencies.change(id, (agency) => {
    decided = decide(agency);
    return decided.ok && decided.value !== agency ? decided.value : null;
  });
  return decided;
}
