import { answer, type Answers, Caller, type Identity, SignedIn, signInFirst } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ExportEmailDataHandler } from '../../application/export-email-data/export-email-data.handler.js';
import type { EmailPreferences } from '../../application/person-store.js';
import { PreferencesHandler, type StopOutcome } from '../../application/preferences/preferences.handler.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class PreferencesResolver
  implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers>
{
  constructor(
    @Inject(PreferencesHandler) private readonly preferences: PreferencesHandler,
    @Inject(ExportEmailDataHandler) private readonly data: ExportEmailDataHandler,
  ) {}

  @Query()
  @SignedIn()
  async emailPreferences(@Caller() { subject }: Identity): Promise<EmailPreferences> {
    return ofOpen(await this.preferences.read(subject));
  }

  @Mutation()
  @SignedIn()
  async changeEmailPreferences(
    @Args() { input: { savedHomeChanges } }: schema.MutationChangeEmailPreferencesArgs,
    @Caller() { subject }: Identity,
  ): Promise<EmailPreferences> {
    return ofOpen(await this.preferences.change(subject, { savedHomeChanges }));
  }

  @Mutation()
  stopSavedHomeEmails(@Args() { token }: schema.MutationStopSavedHomeEmailsArgs): Promise<StopOutcome> {
    return this.preferences.stopSavedHomes(token);
  }

  @Query()
  @SignedIn()
  async exportMyEmailData(@Caller() { subject }: Identity): Promise<string> {
    return ofOpen(await this.data.handle(subject));
  }
}

/** A token may outlive its account by some minutes. */
function ofOpen<Value>(value: Value | null): Value {
  return value ?? answer(signInFirst());
}
