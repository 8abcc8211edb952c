import type { SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ExportEmailDataHandler } from '../../application/export-email-data/export-email-data.handler.js';
import type { EmailPreferences } from '../../application/person-store.js';
import { PreferencesHandler, type StopOutcome } from '../../application/preferences/preferences.handler.js';
import { accountOf, signInFirst } from './caller.js';

@Resolver()
export class PreferencesResolver {
  constructor(
    @Inject(PreferencesHandler) private readonly preferences: PreferencesHandler,
    @Inject(ExportEmailDataHandler) private readonly data: ExportEmailDataHandler,
  ) {}

  @Query('emailPreferences')
  async emailPreferences(@Context() { identity }: SubgraphContext): Promise<EmailPreferences> {
    return ofOpen(await this.preferences.read(accountOf(identity)));
  }

  @Mutation('changeEmailPreferences')
  async changeEmailPreferences(
    @Args('input') { savedHomeChanges }: EmailPreferences,
    @Context() { identity }: SubgraphContext,
  ): Promise<EmailPreferences> {
    return ofOpen(await this.preferences.change(accountOf(identity), { savedHomeChanges }));
  }

  @Mutation('stopSavedHomeEmails')
  stopSavedHomeEmails(@Args('token') token: string): Promise<StopOutcome> {
    return this.preferences.stopSavedHomes(token);
  }

  @Query('exportMyEmailData')
  async exportMyEmailData(@Context() { identity }: SubgraphContext): Promise<string> {
    return ofOpen(await this.data.handle(accountOf(identity)));
  }
}

/** A token may outlive its account by some minutes. */
function ofOpen<Value>(value: Value | null): Value {
  if (value === null) throw signInFirst();
  return value;
}
