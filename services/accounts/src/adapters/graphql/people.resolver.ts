import { answer, Caller, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { FindPeopleHandler, type FoundPerson } from '../../application/find-people/find-people.handler.js';
import type { Sought } from '../../application/sought.js';
import { toAgencyView } from './account.view.js';

@Resolver()
export class PeopleResolver {
  constructor(@Inject(FindPeopleHandler) private readonly people: FindPeopleHandler) {}

  @Query('people')
  @SignedIn()
  async find(@Args() sought: Sought, @Caller() caller: Identity) {
    return answer(await this.people.find(sought, caller)).map(toView);
  }

  @Mutation('endSessionsOf')
  @SignedIn()
  async endSessions(@Args('accountId') accountId: string, @Caller() caller: Identity) {
    answer(await this.people.endSessions(accountId, caller));
    return { accepted: true };
  }

  @Mutation('lockAccount')
  @SignedIn()
  async lock(
    @Args('accountId') accountId: string,
    @Args('locked') locked: boolean,
    @Caller() caller: Identity,
  ) {
    answer(await this.people.lock(accountId, locked, caller));
    return { accepted: true };
  }
}

const toView = ({ account, agency, sessions, strongSignIn }: FoundPerson) => ({
  id: account.id,
  name: account.name,
  email: account.email ?? '',
  pendingEmail: account.pendingEmail,
  role: account.role,
  agency: agency && toAgencyView(agency),
  confirmed: account.confirmedAt !== null,
  locked: Boolean(account.lockedAt),
  createdAt: account.createdAt.toISOString(),
  sessions,
  strongSignIn,
});
