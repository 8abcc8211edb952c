import { type Answers, Caller, type Identity } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ConversationAccess } from '../../application/conversation-access.js';
import type { ConversationPropertyView } from './conversation.view.js';
import type * as schema from './schema.generated.js';

/** Whose home is spoken of. */
@Resolver('ConversationProperty')
export class PropertyResolver implements Answers<schema.ConversationPropertyResolvers> {
  constructor(@Inject(ConversationAccess) private readonly access: ConversationAccess) {}

  @ResolveField()
  async isMine(@Parent() { agentEmail }: ConversationPropertyView, @Caller() identity: Identity | null) {
    return identity !== null && (await this.access.addressOf(identity)) === agentEmail;
  }
}
