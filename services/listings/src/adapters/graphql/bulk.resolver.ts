import { answer, answerOrNull, type AgencyIdentity, Caller } from '@lintel/service-kit';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { StartBulkChangeHandler } from '../../application/bulk-change/start-bulk-change.handler.js';
import { UndoBulkChangeHandler } from '../../application/bulk-change/undo-bulk-change.handler.js';
import { ViewBulkChangeHandler } from '../../application/bulk-change/view-bulk-change.handler.js';
import { ForAgents } from './for-agents.js';

@Resolver('BulkChange')
@ForAgents()
export class BulkResolver {
  constructor(
    @Inject(StartBulkChangeHandler) private readonly start: StartBulkChangeHandler,
    @Inject(UndoBulkChangeHandler) private readonly undo: UndoBulkChangeHandler,
    @Inject(ViewBulkChangeHandler) private readonly view: ViewBulkChangeHandler,
  ) {}

  @Query('bulkChange')
  async bulkChange(@Args('id') id: string, @Caller() caller: AgencyIdentity) {
    return answerOrNull(await this.view.handle(id, caller));
  }

  @Mutation('startBulkChange')
  async startBulkChange(@Args('input') input: object, @Caller() caller: AgencyIdentity) {
    return answer(await this.start.handle(input, caller));
  }

  @Mutation('undoBulkChange')
  async undoBulkChange(@Args('id') id: string, @Caller() caller: AgencyIdentity) {
    return answer(await this.undo.handle(id, caller));
  }
}
