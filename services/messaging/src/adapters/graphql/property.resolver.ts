import type { SubgraphContext } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { ConversationAccess } from '../../application/conversation-access.js';

/** Whose home is spoken of. */
@Resolver('ConversationProperty')
export class PropertyResolver {
  constructor(@Inject(ConversationAccess) private readonly access: ConversationAccess) {}

  @ResolveField('isMine')
  async isMine(
    @Parent() { agentEmail }: { readonly agentEmail: string },
    @Context() { identity }: SubgraphContext,
  ) {
    return identity !== null && (await this.access.addressOf(identity)) === agentEmail;
  }
}
