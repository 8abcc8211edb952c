import { answer, type Answers, Caller, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { FindPeopleHandler, type FoundPerson } from '../../application/find-people/find-people.handler.js';
import { toAgencyView } from './account.view.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class PeopleResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(@Inject(FindPeopleHandler) private readonly found: FindPeopleHandler) {}

  @Query()
  @SignedIn()
  async people(@Args() sought: schema.QueryPeopleArgs, @Caller() caller: Identity) {
    return answer(await this.found.find(sought, caller)).map(toView);
  }

  @Mutation()
  @SignedIn()
  async endSessionsOf(@Args() { accountId }: schema.MutationEndSessionsOfArgs, @Caller() caller: Identity) {
    answer(await this.found.endSessions(accountId, caller));
    return { accepted: true };
  }

  @Mutation()
  @SignedIn()
  async lockAccount(
    @Args() { accountId, locked }: schema.MutationLockAccountArgs,
    @Caller() caller: Identity,
  ) {
    answer(await this.found.lock(accountId, locked, caller));
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
