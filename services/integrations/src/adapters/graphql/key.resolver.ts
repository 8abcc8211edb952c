import { answer, type Answers, Caller, EvenSuspended, type Identity, SignedIn } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ManageKeysHandler, type ToldKey } from '../../application/keys/manage-keys.handler.js';
import { OpenWithKeyHandler } from '../../application/keys/open-with-key.handler.js';
import type { ApiKey } from '../../domain/api-key.js';
import type * as schema from './schema.generated.js';

@Resolver()
export class KeyResolver implements Answers<schema.QueryResolvers>, Answers<schema.MutationResolvers> {
  constructor(
    @Inject(ManageKeysHandler) private readonly keys: ManageKeysHandler,
    @Inject(OpenWithKeyHandler) private readonly opening: OpenWithKeyHandler,
  ) {}

  @Query()
  @SignedIn()
  async apiKeys(@Args() { q }: schema.QueryApiKeysArgs, @Caller() caller: Identity) {
    return answer(await this.keys.shown(caller, q)).map(toView);
  }

  @Query()
  keyHolder(@Args() { secret }: schema.QueryKeyHolderArgs) {
    return this.opening.handle(secret);
  }

  @Mutation()
  @SignedIn()
  async createApiKey(@Args() { input }: schema.MutationCreateApiKeyArgs, @Caller() caller: Identity) {
    return told(answer(await this.keys.create(input, caller)));
  }

  @Mutation()
  @SignedIn()
  async rotateApiKey(
    @Args() { id, overlapHours }: schema.MutationRotateApiKeyArgs,
    @Caller() caller: Identity,
  ) {
    return told(answer(await this.keys.rotate(id, overlapHours ?? 24, caller)));
  }

  @Mutation()
  @SignedIn()
  @EvenSuspended()
  async revokeApiKey(@Args() { id }: schema.MutationRevokeApiKeyArgs, @Caller() caller: Identity) {
    return toView(answer(await this.keys.revoke(id, caller)));
  }
}

const told = ({ key, secret }: ToldKey) => ({ apiKey: toView(key), secret });

const toView = ({ hash: _hash, previous, createdAt, expiresAt, revokedAt, lastUsedAt, ...key }: ApiKey) => ({
  ...key,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  revokedAt: revokedAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  previousUntil: previous?.until.toISOString() ?? null,
});
