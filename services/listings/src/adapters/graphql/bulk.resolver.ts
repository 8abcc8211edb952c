import { answer, answerOrNull, type Answers, type AgencyIdentity, Caller } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StartBulkChangeHandler } from '../../application/bulk-change/start-bulk-change.handler.js';
import { UndoBulkChangeHandler } from '../../application/bulk-change/undo-bulk-change.handler.js';
import { ViewBulkChangeHandler } from '../../application/bulk-change/view-bulk-change.handler.js';
import { ForAgents } from './for-agents.js';
import type * as schema from './schema.generated.js';

@Resolver('BulkChange')
@ForAgents()
export class BulkResolver implements Answers<schema.MutationResolvers>, Answers<schema.QueryResolvers> {
  constructor(
    @Inject(StartBulkChangeHandler) private readonly start: StartBulkChangeHandler,
    @Inject(UndoBulkChangeHandler) private readonly undo: UndoBulkChangeHandler,
    @Inject(ViewBulkChangeHandler) private readonly view: ViewBulkChangeHandler,
  ) {}

  @Query()
  async bulkChange(@Args() { id }: schema.QueryBulkChangeArgs, @Caller() caller: AgencyIdentity) {
    return answerOrNull(await this.view.handle(id, caller));
  }

  @Mutation()
  async startBulkChange(
    @Args() { input }: schema.MutationStartBulkChangeArgs,
    @Caller() caller: AgencyIdentity,
  ) {
    return answer(await this.start.handle(input, caller));
  }

  @Mutation()
  async undoBulkChange(@Args() { id }: schema.MutationUndoBulkChangeArgs, @Caller() caller: AgencyIdentity) {
    return answer(await this.undo.handle(id, caller));
  }
}
