import {
  answer,
  type Answers,
  Caller,
  type Identity,
  SignedIn,
  type SubgraphContext,
} from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  type ListCaller,
  type MadeList,
  type OpenedList,
  ShareListsHandler,
} from '../../application/share-lists/share-lists.handler.js';
import { SEARCH_CONFIG, type SearchConfig } from '../../config.js';
import type { SharedList } from '../../domain/saved/shared-list.js';
import { toListingView } from './listing-view.js';
import type * as schema from './schema.generated.js';

const ForMakers = () => SignedIn('Sign in to make lists that others can open.');

@Resolver()
export class SharedListsResolver
  implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers>
{
  constructor(
    @Inject(ShareListsHandler) private readonly lists: ShareListsHandler,
    @Inject(SEARCH_CONFIG) private readonly config: SearchConfig,
  ) {}

  @Query()
  @ForMakers()
  async sharedLists(@Caller() { subject }: Identity) {
    return (await this.lists.mine(subject)).map(summaryOf);
  }

  @Query()
  async sharedList(@Args() { list }: schema.QuerySharedListArgs, @Context() context: SubgraphContext) {
    const opened = await this.lists.open(list, callerOf(context));
    return opened && this.view(opened);
  }

  @Mutation()
  @ForMakers()
  async createSharedList(
    @Args() { name }: schema.MutationCreateSharedListArgs,
    @Caller() { subject }: Identity,
  ) {
    return this.made(answer(await this.lists.create(name, subject)));
  }

  @Mutation()
  @ForMakers()
  async renameSharedList(
    @Args() { id, name }: schema.MutationRenameSharedListArgs,
    @Caller() { subject }: Identity,
  ) {
    return this.view(answer(await this.lists.rename(id, name, subject)));
  }

  @Mutation()
  @ForMakers()
  async renewSharedListLink(
    @Args() { id }: schema.MutationRenewSharedListLinkArgs,
    @Caller() { subject }: Identity,
  ) {
    return this.made(answer(await this.lists.renewLink(id, subject)));
  }

  @Mutation()
  @ForMakers()
  async endSharedListLink(
    @Args() { id }: schema.MutationEndSharedListLinkArgs,
    @Caller() { subject }: Identity,
  ) {
    return this.view(answer(await this.lists.endLink(id, subject)));
  }

  @Mutation()
  @ForMakers()
  deleteSharedList(@Args() { id }: schema.MutationDeleteSharedListArgs, @Caller() { subject }: Identity) {
    return this.lists.delete(id, subject);
  }

  @Mutation()
  async addToSharedList(
    @Args() { list, listingId, name }: schema.MutationAddToSharedListArgs,
    @Context() context: SubgraphContext,
  ) {
    return this.view(answer(await this.lists.add(list, listingId, name, callerOf(context))));
  }

  @Mutation()
  async removeFromSharedList(
    @Args() { list, listingId }: schema.MutationRemoveFromSharedListArgs,
    @Context() context: SubgraphContext,
  ) {
    return this.view(answer(await this.lists.removeHome(list, listingId, callerOf(context))));
  }

  @Mutation()
  async writeInSharedList(
    @Args() { list, listingId, text, name }: schema.MutationWriteInSharedListArgs,
    @Context() context: SubgraphContext,
  ) {
    return this.view(answer(await this.lists.writeNote(list, listingId, text, name, callerOf(context))));
  }

  @Mutation()
  async removeSharedListNote(
    @Args() { list, noteId }: schema.MutationRemoveSharedListNoteArgs,
    @Context() context: SubgraphContext,
  ) {
    return this.view(answer(await this.lists.removeNote(list, noteId, callerOf(context))));
  }

  @Mutation()
  async voteInSharedList(
    @Args() { list, listingId, vote, name }: schema.MutationVoteInSharedListArgs,
    @Context() context: SubgraphContext,
  ) {
    return this.view(answer(await this.lists.vote(list, listingId, vote ?? null, name, callerOf(context))));
  }

  private made({ token, ...opened }: MadeList) {
    return { list: this.view(opened), path: `/lists/${token}` };
  }

  private view({ list, cards, isOwner }: OpenedList) {
    return {
      ...summaryOf(list),
      isOwner,
      homes: list.homes.map(({ listingId, title, by, at }) => {
        const card = cards.get(listingId);
        return {
          id: listingId,
          title: card?.title ?? title,
          addedBy: by.name,
          addedAt: at.toISOString(),
          listing: card ? toListingView(card, this.config.LINTEL_MEDIA_URL) : null,
          notes: list.notes
            .filter((note) => note.listingId === listingId)
            .map((note) => ({ id: note.id, text: note.text, by: note.by.name, at: note.at.toISOString() })),
          votes: list.votes
            .filter((each) => each.listingId === listingId)
            .map((each) => ({ vote: each.vote, by: each.by.name })),
        };
      }),
    };
  }
}

const summaryOf = (list: SharedList) => ({
  id: list.id,
  name: list.name,
  total: list.homes.length,
  hasLink: list.linkHash !== null,
  changedAt: list.changedAt.toISOString(),
});

const callerOf = ({ identity, clientAddress }: SubgraphContext): ListCaller => ({
  accountId: identity && !identity.key && !identity.limited ? identity.subject : null,
  clientAddress,
});
