import { Caller, type Identity } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ConversationAccess } from '../../application/conversation-access.js';

/** Whose home is spoken of. */
@Resolver('ConversationProperty')
export class PropertyResolver {
  constructor(@Inject(ConversationAccess) private readonly access: ConversationAccess) {}

  @ResolveField('isMine')
  async isMine(
    @Parent() { agentEmail }: { readonly agentEmail: string },
    @Caller() identity: Identity | null,
  ) {
    return identity !== null && (await this.access.addressOf(identity)) === agentEmail;
  }
}
