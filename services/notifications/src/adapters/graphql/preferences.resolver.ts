import { answer, Caller, type Identity, SignedIn, signInFirst } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ExportEmailDataHandler } from '../../application/export-email-data/export-email-data.handler.js';
import type { EmailPreferences } from '../../application/person-store.js';
import { PreferencesHandler, type StopOutcome } from '../../application/preferences/preferences.handler.js';

@Resolver()
export class PreferencesResolver {
  constructor(
    @Inject(PreferencesHandler) private readonly preferences: PreferencesHandler,
    @Inject(ExportEmailDataHandler) private readonly data: ExportEmailDataHandler,
  ) {}

  @Query('emailPreferences')
  @SignedIn()
  async emailPreferences(@Caller() { subject }: Identity): Promise<EmailPreferences> {
    return ofOpen(await this.preferences.read(subject));
  }

  @Mutation('changeEmailPreferences')
  @SignedIn()
  async changeEmailPreferences(
    @Args('input') { savedHomeChanges }: EmailPreferences,
    @Caller() { subject }: Identity,
  ): Promise<EmailPreferences> {
    return ofOpen(await this.preferences.change(subject, { savedHomeChanges }));
  }

  @Mutation('stopSavedHomeEmails')
  stopSavedHomeEmails(@Args('token') token: string): Promise<StopOutcome> {
    return this.preferences.stopSavedHomes(token);
  }

  @Query('exportMyEmailData')
  @SignedIn()
  async exportMyEmailData(@Caller() { subject }: Identity): Promise<string> {
    return ofOpen(await this.data.handle(subject));
  }
}

/** A token may outlive its account by some minutes. */
function ofOpen<Value>(value: Value | null): Value {
  return value ?? answer(signInFirst());
}
